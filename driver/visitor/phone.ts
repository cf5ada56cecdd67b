import type { Page } from 'playwright';
import { quoted } from '../screen/describe-screen.ts';
import { reach, see } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import type { Act } from './act.ts';

type Phone = Pick<
  Visitor,
  'solvesVerification' | 'opensCountries' | 'seesCountries' | 'choosesCountry' | 'searchesCountry' | 'countryIs'
>;

/** The country of a phone number, and the proof that a person is there. */
export function phone(visit: Visit, act: Act): Phone {
  const page = (): Page => visit.session.page;

  /** Answers the countries that are offered. */
  async function open(): Promise<readonly string[]> {
    const { isOpen, isButton } = await page().evaluate(reachCountry);
    // A button opens its list by Enter; in a field that is typed in, that would be an answer.
    if (!isOpen) await page().keyboard.press(isButton ? 'Enter' : 'ArrowDown');
    const { options } = await see(visit, 'a list of countries', ({ options: offered }) => offered.length > 0);
    return options.map(withoutDialCode);
  }

  return {
    solvesVerification: () =>
      act('to solve the human verification', async () => {
        await reach(visit, 'a box to tick', { kind: 'box', label: 'Human verification' });
        // A proof that was not used is still there.
        if (!(await page().evaluate(isTicked))) await page().keyboard.press('Space');
      }),
    opensCountries: () => act('to open the list of countries', async () => void (await open())),
    async seesCountries() {
      await visit.rest();
      const isOpen = await page().evaluate(isListOpen);
      // No country may fit what was searched.
      const { options } = await see(visit, 'a list of countries', () => isOpen);
      return options.map(withoutDialCode);
    },
    choosesCountry: (name) =>
      act(`to choose the country ${quoted(name)}`, async () => {
        const names = await open();
        if (!names.includes(name)) throw new Error(`it is not among the ${names.length} that are offered`);
        const option = page().locator('[role=listbox] [role=option]').nth(names.indexOf(name));
        await option.click({ force: true });
      }),
    searchesCountry: (text) =>
      act(`to search a country by ${quoted(text)}`, async () => {
        await open();
        const { isButton } = await page().evaluate(reachCountry);
        if (isButton) throw new Error('it is a button, which takes no text');
        await page().keyboard.insertText(text);
      }),
    async countryIs(name) {
      await see(visit, `the country ${quoted(name)}`, ({ fields }) => {
        const countries = fields.filter(({ type }) => type === 'combobox');
        return countries.length === 1 && countries.every(({ value }) => withoutDialCode(value) === name);
      });
    },
  };
}

/** A country is shown with its dialling code at the end, `Germany +49`. */
const withoutDialCode = (text: string): string => text.replace(/[\s\u200E]*\+\d+\s*$/, '').trim();

/** In the page: puts the focus on the choice of a country, and selects what it says. */
function reachCountry(): { isOpen: boolean; isButton: boolean } {
  const [choice, another] = document.querySelectorAll<HTMLElement>('[role=combobox]');
  if (!choice || another) throw new Error('there is not one choice of a country');
  choice.focus();
  if (choice instanceof HTMLInputElement) choice.select();
  return { isOpen: choice.ariaExpanded === 'true', isButton: choice instanceof HTMLButtonElement };
}

/** In the page. */
const isListOpen = (): boolean => document.querySelector('[role=combobox]')?.ariaExpanded === 'true';

/** In the page. */
const isTicked = (): boolean => document.activeElement?.matches(':checked') ?? false;
