import type { Page } from 'playwright';
import { quote } from '../screen/describe-screen.ts';
import type { Visit } from '../visit.ts';
import { insertText } from './input.ts';
import { describePage, focusElement, StepError, waitForScreen } from './wait-for-screen.ts';

export function createPhone(visit: Visit) {
  const getPage = (): Page => visit.session.page;

  /**
   * Runs an action once the page is idle.
   *
   * @param expected completes the sentence "Expected …" in the error message
   * @throws StepError (rejects) if the action fails
   */
  async function run(expected: string, action: () => Promise<void>): Promise<void> {
    try {
      await visit.waitUntilIdle();
      await action();
    } catch (error) {
      throw new StepError(`Expected ${expected}.\n${await describePage(visit.session)}`, { cause: error });
    }
  }

  async function openList(): Promise<readonly string[]> {
    const { isOpen, isButton } = await getPage().evaluate(focusCountry);
    // If the field is a button, Enter opens its list. If it is a text field, Enter would submit the form, so press the
    // down arrow.
    if (!isOpen) await getPage().keyboard.press(isButton ? 'Enter' : 'ArrowDown');
    const { options } = await waitForScreen(visit, 'a list of countries', (screen) => screen.options.length > 0);
    return options.map(removeDialCode);
  }

  return {
    solveVerification: () =>
      run('to solve the human verification', async () => {
        await focusElement(visit, 'a checkbox', { kind: 'checkbox', label: 'Human verification' });
        // Do not press Space in a checked checkbox, because Space would uncheck the checkbox.
        if (!(await getPage().evaluate(isFocusedBoxChecked))) await getPage().keyboard.press('Space');
      }),
    openCountries: () => run('to open the list of countries', async () => void (await openList())),
    async readCountries() {
      await visit.waitUntilIdle();
      const isOpen = await getPage().evaluate(isListOpen);
      // Accept an empty list: perhaps no country matches the search.
      const { options } = await waitForScreen(visit, 'a list of countries', () => isOpen);
      return options.map(removeDialCode);
    },
    expectNoCountryList: () =>
      waitForScreen(visit, 'the list of countries to be closed', ({ options }) => options.length === 0),
    chooseCountry: (name: string) =>
      run(`to choose the country ${quote(name)}`, async () => {
        const names = await openList();
        if (!names.includes(name)) throw new Error(`the list has ${names.length} countries, but not this one`);
        const option = getPage().locator('[role=listbox] [role=option]').nth(names.indexOf(name));
        await option.click({ force: true });
      }),
    searchCountry: (text: string) =>
      run(`to search a country by ${quote(text)}`, async () => {
        await openList();
        const { isButton } = await getPage().evaluate(focusCountry);
        if (isButton) throw new Error('the list belongs to a button, in which nothing can be typed');
        await insertText(visit.session, text);
      }),
    async expectCountry(name: string) {
      await waitForScreen(visit, `the country ${quote(name)}`, ({ fields }) => {
        const countries = fields.filter(({ type }) => type === 'combobox');
        return countries.length === 1 && countries.every(({ value }) => removeDialCode(value) === name);
      });
    },
  };
}

/** Turns `Germany +49` into `Germany`. */
const removeDialCode = (text: string): string => text.replace(/[\s\u200E]*\+\d+\s*$/, '').trim();

/** Focuses the country field and selects its text. Runs in the page. */
function focusCountry(): { isOpen: boolean; isButton: boolean } {
  const [field, duplicate] = document.querySelectorAll<HTMLElement>('[role=combobox]');
  if (!field || duplicate) throw new Error('expected exactly one country field');
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  return { isOpen: field.ariaExpanded === 'true', isButton: field instanceof HTMLButtonElement };
}

const isListOpen = (): boolean => document.querySelector('[role=combobox]')?.ariaExpanded === 'true';

const isFocusedBoxChecked = (): boolean => document.activeElement?.matches(':checked') ?? false;
