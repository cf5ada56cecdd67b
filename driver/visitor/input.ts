import type { Page } from 'playwright';
import { hasClosed } from '../browser/has-closed.ts';
import { returnToWindow, type Session } from '../browser/session.ts';
import { pressCapsLock } from '../browser/simulate/caps-lock.ts';
import type { Target } from '../screen/read-screen.ts';
import type { Visit } from '../visit.ts';
import { toName } from './accessible-name.ts';
import { describePage, focusElement, StepError } from './wait-for-screen.ts';

/**
 * Creates the visitor's actions with keyboard and mouse. Each action first waits until the effects of the previous
 * action are complete.
 */
export function createInput(visit: Visit) {
  const getPage = (): Page => visit.session.page;

  /**
   * Focuses an element before key presses. In Firefox, also brings the window to the front, because a window behind
   * another one receives no key presses.
   */
  async function focusForKeys(expected: string, target: Target): Promise<void> {
    await focusElement(visit, expected, target);
    if (await returnToWindow(visit.session)) await focusElement(visit, expected, target);
  }

  async function focusField(label: string): Promise<void> {
    await focusForKeys(`a field "${label}" to type in`, { kind: 'field', label });
    visit.filledField = label;
  }

  return {
    async fill(label: string, text: string) {
      await focusField(label);
      // Type the text, as a visitor does: the page can refuse a typed text, but not a text that is assigned to `value`.
      if (text === '') await getPage().keyboard.press('Delete');
      else await insertText(visit.session, text);
      visit.hasJustTyped = true;
    },
    async paste(label: string, text: string) {
      await focusField(label);
      const isHandled = await getPage().evaluate(dispatchPaste, text);
      if (!isHandled) await insertText(visit.session, text);
    },
    /** Fills in a field as the browser's autofill does: without the keyboard, and with an `input` event. */
    async autofill(label: string, text: string) {
      await focusField(label);
      await getPage().locator('input:focus').evaluate(setInputValue, text);
    },
    /**
     * Fills in fields as a password manager does: all at once, and without focusing the fields.
     *
     * @param texts the text for each autocomplete token; a token without a field has no effect
     */
    async fillInSaved(texts: Readonly<Record<string, string>>) {
      await visit.waitUntilIdle();
      for (const [token, text] of Object.entries(texts)) {
        const field = getPage().locator(`input[autocomplete="${token}"]`);
        if ((await field.count()) > 0) await field.first().evaluate(setInputValue, text);
      }
    },
    /**
     * Simulates a browser that has filled in a field before the visitor's first click or key press. The field then
     * matches `:autofill`, but the page cannot read the field's value yet. Works in Chromium only.
     */
    async markAsFilled(token: string) {
      await visit.waitUntilIdle();
      const { page } = visit.session;
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('DOM.enable');
      await devTools.send('CSS.enable');
      const { root } = await devTools.send('DOM.getDocument');
      const selector = `input[autocomplete="${token}"]`;
      const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const animation = await page.locator(selector).evaluateHandle(watchAnimation);
      await devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
      // The widget notices the autofill by a CSS animation, which starts only when the browser draws a frame. A busy
      // browser may skip frames, so draw further frames until the animation starts.
      for (let count = 0; count < maximumFrames && !(await animation.evaluate(hasStarted)); count += 1)
        await visit.session.drawFrame();
    },
    /** Presses Enter to submit the form. If no field has the focus, first focuses the field that was filled last. */
    async submit() {
      const isTyping = visit.hasJustTyped || (await visit.waitUntilIdle()).isTyping;
      if (!isTyping && visit.filledField !== null) await focusField(visit.filledField);
      const page = getPage();
      await page.keyboard.press('Enter').catch(async (error: unknown) => {
        if (!(await hasClosed(page))) throw error; // Submitting may close the window.
      });
    },
    /** Ticks or unticks a checkbox with the keyboard. */
    async toggle(label: string) {
      await focusForKeys(`a box "${label}" to tick`, { kind: 'checkbox', label });
      await getPage().keyboard.press('Space');
    },
    async choose(label: string) {
      await focusForKeys(`a button or link "${label}" that the keyboard reaches`, { kind: 'action', label });
      await getPage().keyboard.press('Enter');
    },
    async click(label: string) {
      await visit.waitUntilIdle();
      const name = toName(visit, label);
      const button = getPage().getByRole('button', name);
      const link = getPage().getByRole('link', name);
      try {
        // `force` skips Playwright's wait for two animation frames. Our test browser draws a frame only on request, so
        // this wait would not end.
        await button.or(link).click({ force: true });
      } catch (error) {
        const description = await describePage(visit.session);
        throw new StepError(`Expected a button or link "${label}" to click.\n${description}`, { cause: error });
      }
    },
    async clickField(label: string) {
      await visit.waitUntilIdle();
      const { name, exact } = toName(visit, label);
      await getPage().getByLabel(name, { exact }).click({ force: true });
    },
    /** Presses a key without waiting, as a very quick visitor does. */
    press: (key: string) => getPage().keyboard.press(key),
    /** Waits until the effects of the previous action are complete, and then presses Caps Lock. */
    pressCapsLock: (isOn: boolean) =>
      visit.whenIdle(async ({ page, cleanups }) => {
        await pressCapsLock(page, isOn);
        // A cleanup, even an empty one, makes the driver reload the page after the scenario. The reload turns Caps Lock
        // off.
        cleanups.push(async () => {});
      }),
    /** Waits until the effects of the previous action are complete, and then presses a key. */
    async pressWhenIdle(key: string) {
      await visit.waitUntilIdle();
      await getPage().keyboard.press(key);
    },
  };
}

interface WatchedAnimation {
  hasStarted: boolean;
}

/** Maximum number of frames to draw until an animation starts. */
const maximumFrames = 8;

/** Watches for the next animation of this element. Sets `hasStarted` when the animation starts. Runs in the page. */
function watchAnimation(element: Element): WatchedAnimation {
  const animation = { hasStarted: false };
  element.addEventListener('animationstart', () => (animation.hasStarted = true), { once: true });
  return animation;
}

/** Runs in the page. */
const hasStarted = (animation: WatchedAnimation): boolean => animation.hasStarted;

/** Types a text into the focused field, without a key press for each character. */
export async function insertText({ page, hasDevtools }: Session, text: string): Promise<void> {
  if (hasDevtools) return page.keyboard.insertText(text);
  // In Firefox, do not use Playwright's `insertText`. It would assign the text to `value`, which React does not notice.
  await page.evaluate((value) => document.execCommand('insertText', false, value), text);
}

/** Dispatches a paste event. Returns true if the page has prevented the browser's own paste. Runs in the page. */
function dispatchPaste(text: string): boolean {
  const dataType = 'text/plain';
  const clipboardData = new DataTransfer();
  clipboardData.setData(dataType, text);
  // Firefox ignores `clipboardData`, and reads `dataType` and `data` instead.
  const init = { clipboardData, dataType, data: text, bubbles: true, cancelable: true };
  const paste = new ClipboardEvent('paste', init);
  return document.activeElement?.dispatchEvent(paste) === false;
}

/** Sets the value of an input and dispatches an `input` event. Runs in the page. */
function setInputValue(input: Element, text: string): void {
  // React has replaced the setter of this input with its own setter. If React's setter set the value, React would
  // ignore the `input` event. So call the browser's setter, which is on the prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
