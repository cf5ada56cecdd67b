import { loadMessages } from '../load-messages.ts';
import { expandTexts } from './compact.ts';
import { findTag } from './find-tag.ts';
import type {
  ExpandedLanguage,
  Language,
  LanguageModule,
  LanguageOptions,
  LanguageSource,
  ShownLanguage,
} from './language.ts';
import type { Messages } from './messages.ts';

/**
 * Draws the widget in another language. If the app has set a `locale`, also switches the language of the service's
 * mails.
 */
export async function switchLanguage(shown: ShownLanguage, changes: LanguageOptions): Promise<void> {
  const choice = (shown.choices += 1);
  const options = { ...shown.options, ...changes };
  shown.options = options;
  const language = await chooseLanguage(options);
  if (shown.signal.aborted || choice < shown.shownChoice) return;
  shown.shownChoice = choice;
  shown.language = language;
  shown.backend.setLanguage?.(options.locale ? language.tag : null);
  shown.redraw();
}

/**
 * Loads the language that the options name. If `locales` lacks this language, returns English and warns the developer.
 * Rejects if a module cannot be loaded.
 */
export async function chooseLanguage({
  locale = 'en',
  locales = {},
  messages = {},
}: LanguageOptions): Promise<ExpandedLanguage> {
  const source = typeof locale === 'string' ? findByName(locale, locales) : locale;
  const [{ english }, loaded] = await Promise.all([loadMessages(), source && load(source)]);
  const language = loaded ?? english;
  const tag = readTag(language.tag);
  const replaced = typeof messages === 'function' ? messages(tag) : messages;
  const texts = { ...dropMissing(expandTexts(language.texts, english.texts)), ...dropMissing(replaced) } as Messages;
  return { ...language, tag, texts: language.direction === 'rtl' ? isolateValues(texts) : texts };
}

/**
 * Returns a tag that `Intl` accepts: `de-DE` for `de_DE`. An invalid tag becomes `und`, the tag for an unknown
 * language.
 */
function readTag(name: string): string {
  const tag = canonicalize(name);
  if (tag === null) console.warn(`[doorstep] The tag of the language, "${name}", is invalid. Use a tag such as de-AT.`);
  return tag ?? 'und';
}

/** Returns the tag in the spelling of BCP 47. Returns null for an invalid tag. */
function canonicalize(name: string): string | null {
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Drops keys without a text, such as the keys of plural forms that the language does not have. */
function dropMissing(texts: Partial<Messages>): Partial<Messages> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
}

async function load(source: LanguageSource): Promise<Language> {
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

/**
 * Puts each placeholder between Unicode isolates, because the inserted value may be written in the opposite direction.
 */
function isolateValues(texts: Messages): Messages {
  const isolated = Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/\{\w+\}/g, '\u2068$&\u2069')]);
  return Object.fromEntries(isolated) as Messages;
}
