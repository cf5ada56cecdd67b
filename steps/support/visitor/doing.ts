import type { Locator, Page } from 'playwright';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import type { Act } from './act.ts';

type Doing = Pick<Visitor, 'fills' | 'submits' | 'chooses' | 'clicks' | 'presses' | 'pastes'>;

export function doing(visit: Visit, act: Act): Doing {
  const page = (): Page => visit.session.page;

  return {
    fills: (label, text) =>
      act(`to fill the field "${label}"`, async () => {
        await field(page(), label).fill(text);
        visit.filled = label;
      }),
    pastes: (label, text) =>
      act(`to paste into the field "${label}"`, async () => {
        await field(page(), label).focus();
        // The page may take the text itself; otherwise it comes as if it were typed at once.
        if (!(await page().evaluate(offerPaste, text))) await page().keyboard.insertText(text);
        visit.filled = label;
      }),
    submits: () =>
      act('to press Enter in a field', async () => {
        const label = visit.filled;
        if (label === null || (await focusIsInField(page()))) return page().keyboard.press('Enter');
        await field(page(), label).press('Enter');
      }),
    chooses: (label) =>
      act(`to choose the button or link "${label}" by the keyboard`, () => action(page(), label).press('Enter')),
    clicks: (label) => act(`to click the button or link "${label}"`, () => action(page(), label).click()),
    // At once, however busy the page is: somebody may be too quick.
    presses: (key) => page().keyboard.press(key),
  };
}

const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea, select'));

const action = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: label, exact: true }).or(page.getByRole('link', { name: label, exact: true }));

const focusIsInField = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('input, textarea, select') ?? false);

/** In the page: what the browser does first when somebody pastes. Whether the page has dealt with it. */
function offerPaste(text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(paste) === false;
}
