import type { Locator } from 'playwright';
import { quoted } from '../screen/describe-screen.ts';
import { reach, see } from '../screen/look.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import type { Act } from './act.ts';

type Phone = Pick<
  Visitor,
  'solvesVerification' | 'opensCountries' | 'seesCountries' | 'choosesCountry' | 'searchesCountry' | 'countryIs'
>;

/** The country of a phone number, and the proof that a person is there. */
export function phone(visit: Visit, act: Act): Phone {
  const countryField = (): Locator => visit.session.page.getByRole('combobox');
  const expanded = async (): Promise<boolean> => (await countryField().getAttribute('aria-expanded')) === 'true';

  async function open(): Promise<void> {
    // A button opens its list by Enter; in a field that is typed in, that would be an answer.
    const key = (await countryField().evaluate(({ tagName }) => tagName)) === 'BUTTON' ? 'Enter' : 'ArrowDown';
    if (!(await expanded())) await countryField().press(key);
    await visit.session.page.getByRole('option').first().waitFor();
  }

  return {
    solvesVerification: () =>
      act('to solve the human verification', async () => {
        const { page } = visit.session;
        await reach(visit, 'a box to tick', { kind: 'field', label: 'Human verification' });
        // A proof that was not used is still there.
        if (!(await page.evaluate(isTicked))) await page.keyboard.press('Space');
      }),
    opensCountries: () => act('to open the list of countries', open),
    async seesCountries() {
      await visit.rest();
      const isOpen = await expanded();
      // No country may fit what was searched.
      const { options } = await see(visit, 'a list of countries', () => isOpen);
      return options.map(withoutDialCode);
    },
    choosesCountry: (name) =>
      act(`to choose the country ${quoted(name)}`, async () => {
        await open();
        const options = visit.session.page.getByRole('option');
        const names = (await options.allInnerTexts()).map(withoutDialCode);
        if (!names.includes(name)) throw new Error(`it is not among the ${names.length} that are offered`);
        await visit.session.whileDrawn(() => options.nth(names.indexOf(name)).click());
      }),
    searchesCountry: (text) =>
      act(`to search a country by ${quoted(text)}`, async () => {
        await open();
        await countryField().fill(text);
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

/** In the page. */
const isTicked = (): boolean => document.activeElement?.matches(':checked') ?? false;
