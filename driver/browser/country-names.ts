import type { Page } from 'playwright';
import { listCountryCodes, type CountryNames } from '../../fixtures/catalogue.ts';

/**
 * Maps a language tag to the country names that the browser uses. The names are read only once for each language,
 * because a thread always uses the same browser program.
 */
const namesByTag = new Map<string, Promise<CountryNames>>();

/** Returns the names of all countries in a language, as this browser knows them. Node.js may know other names. */
export function readCountryNames(page: Page, tag: string): Promise<CountryNames> {
  const names = namesByTag.get(tag) ?? readOnce(page, tag);
  namesByTag.set(tag, names);
  // If reading fails, for example because the page closes, forget the promise, so that the next call reads the names
  // again.
  names.catch(() => namesByTag.delete(tag));
  return names;
}

async function readOnce(page: Page, tag: string): Promise<CountryNames> {
  const names = await page.evaluate(
    ([language, codes]) => {
      const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
      return codes.map((code): [string, string] => [code, regions.of(code) ?? code]);
    },
    [tag, listCountryCodes()] as const,
  );
  return new Map(names);
}
