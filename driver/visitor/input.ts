import type { Page } from 'playwright';
import { whatIsThere, reach, SightError } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';
import { resizeWindow } from './appearance.ts';
import type { Visitor } from '../visitor.ts';

type Doing = Pick<Visitor, 'fills' | 'submits' | 'chooses' | 'clicks' | 'presses' | 'pastes' | 'resizesWindow'>;

/**
 * Every deed waits for what came of the one before, as a visitor does, and then for what it is done to. An answer that
 * is held back is waited for a moment only.
 */
export function doing(visit: Visit): Doing {
  const page = (): Page => visit.session.page;
  async function reachField(label: string): Promise<void> {
    await reach(visit, `a field "${label}" to type in`, { kind: 'field', label });
    visit.filled = label;
  }

  /** What was in the field is selected, and what is typed takes its place: from without, so that the page may object. */
  async function enter(label: string, text: string): Promise<void> {
    await reachField(label);
    if (text === '') await page().keyboard.press('Delete');
    else await page().keyboard.insertText(text);
    visit.hasJustTyped = true;
  }

  return {
    fills: enter,
    async pastes(label, text) {
      await reachField(label);
      // The page may take the text itself; otherwise it comes as if it were typed at once.
      if (!(await page().evaluate(offerPaste, text))) await page().keyboard.insertText(text);
    },

    async submits() {
      // Whoever has just typed is in the field.
      const isTyping = visit.hasJustTyped || (await visit.rest()).isTyping;
      if (!isTyping && visit.filled !== null) await reachField(visit.filled);
      await page().keyboard.press('Enter');
    },
    async chooses(label) {
      await reach(visit, `a button or link "${label}" that the keyboard reaches`, { kind: 'action', label });
      await page().keyboard.press('Enter');
    },
    async clicks(label) {
      await visit.rest();
      const button = page().getByRole('button', { name: label, exact: true });
      const link = page().getByRole('link', { name: label, exact: true });
      try {
        // Not until it stands still: that takes frames, and the page rests.
        await button.or(link).click({ force: true });
      } catch (error) {
        const seen = await whatIsThere(visit.session);
        throw new SightError(`Expected a button or link "${label}" to click.\n${seen}`, { cause: error });
      }
    },
    // At once, however busy the page is: somebody may be too quick.
    presses: (key) => page().keyboard.press(key),
    resizesWindow: (width) => resizeWindow(visit, width),
  };
}
/** In the page: what the browser does first when somebody pastes. Whether the page has dealt with it. */
function offerPaste(text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(paste) === false;
}
