import type { Locator, Page } from 'playwright';
import { describeScreen } from '../screen/describe-screen.ts';
import { lookOnce, SightError } from '../screen/look.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

type Doing = Pick<Visitor, 'fills' | 'submits' | 'chooses' | 'clicks' | 'presses' | 'pastes'>;

export function doing(visit: Visit): Doing {
  const page = (): Page => visit.session.page;

  /**
   * A visitor waits for what came of the last action, and then for what the next one acts on; where that never comes,
   * it is said what is there instead. An answer that is held back is waited for a moment only.
   */
  async function act(expected: string, action: () => Promise<void>): Promise<void> {
    try {
      await visit.rest();
      await action();
    } catch (error) {
      const look = await lookOnce(visit.session);
      const seen = look ? describeScreen(look.screen) : 'The page is loading.';
      throw new SightError(`Expected ${expected}.\n${seen}`, { cause: error });
    }
  }

  return {
    fills: (label, text) =>
      act(`to fill the field "${label}"`, async () => {
        await field(page(), label).fill(text);
        visit.filled = label;
      }),
    pastes: (label, text) =>
      act(`to paste into the field "${label}"`, async () => {
        await field(page(), label).focus();
        await page().keyboard.insertText(text);
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
