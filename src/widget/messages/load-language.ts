import { findTag } from './find-tag.ts';
import type { Language, LanguageModule, LanguageOptions, LanguageSource } from './language.ts';

/**
 * Loads the language that the options name. Returns undefined for English. If `locales` lacks the language, also returns
 * undefined, and warns the developer. Rejects if the language cannot be loaded.
 */
export async function loadLanguage({
  locale = 'en',
  locales = {},
}: Pick<LanguageOptions, 'locale' | 'locales'>): Promise<Language | undefined> {
  const source = typeof locale === 'string' ? findByName(locale, locales) : locale;
  if (!source) return undefined;
  const loaded: Language | LanguageModule = await (typeof source === 'function' ? source() : source);
  return 'default' in loaded ? loaded.default : loaded;
}

function findByName(name: string, locales: NonNullable<LanguageOptions['locales']>): LanguageSource | undefined {
  const names = Object.keys(locales);
  const found = findTag(name, [...names, 'en']);
  if (found === undefined) {
    console.warn(`[doorstep] There is no locale "${name}", so the texts are English. Known: ${names.join(', ')}`);
  }
  return found === undefined ? undefined : locales[found];
}

/** Returns the tag in the spelling of BCP 47: `de-DE` for `de_DE`. Returns null for an invalid tag. */
export function canonicalizeTag(name: string): string | null {
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
