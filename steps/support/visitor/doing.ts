import type { Locator, Page } from 'playwright';
import { describeScreen } from '../screen/describe-screen.ts';
import { lookOnce, SightError } from '../screen/look.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

type Doing = Pick<Visitor, 'fills' | 'submits' | 'chooses' | 'clicks' | 'presses' | 'pastes'>;

export function doing(visit: Visit): Doing {
  const page = (): Page => visit.session.page;

  /** An action waits for what it acts on; where that never comes, the visitor says what is there instead. */
  async function act(expected: string, action: () => Promise<void>): Promise<void> {
    try {
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
    async submits() {
      const label = visit.filled;
      if (label === null || (await focusIsInField(page()))) return page().keyboard.press('Enter');
      await act(`to press Enter in the field "${label}"`, () => field(page(), label).press('Enter'));
    },
    chooses: (label) =>
      act(`to choose the button or link "${label}" by the keyboard`, () => action(page(), label).press('Enter')),
    clicks: (label) => act(`to click the button or link "${label}"`, () => action(page(), label).click()),
    presses: (key) => page().keyboard.press(key),
  };
}

const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea, select'));

const action = (page: Page, label: string): Locator =>
  page
    .getByRole('button', { name: label, exact: true })
    .or(page.getByRole('link', { name: label, exact: true }));

const focusIsInField = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('input, textarea, select') ?? false);
