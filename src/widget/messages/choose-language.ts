import { getEnglish, loadMessages } from '../load-messages.ts';
import { expandTexts } from './compact.ts';
import type { AccountModule, ExpandedLanguage, LanguageOptions, ShownLanguage } from './language.ts';
import { canonicalizeTag, loadLanguage } from './load-language.ts';
import type { AccountMessages, Messages } from './messages.ts';

/**
 * Draws the widget in the language of `shown.options`. If the app has set a `locale`, also switches the language of the
 * service's mails. If the visitor has opened the account page, loads its texts in the new language first.
 *
 * @param choice number of the choice, as counted by `shown.choices`
 */
export async function switchLanguage(shown: ShownLanguage, choice: number): Promise<void> {
  const { options } = shown;
  const language = await chooseLanguage(options);
  // The account page loads its texts only when one of its screens starts (`flow/account/with-account-texts.ts`). So if
  // they are loaded in the old language, load them in the new language here.
  const { accountTexts } = shown.language ?? getEnglish();
  if (accountTexts) language.accountTexts = (await language.account?.())?.default ?? {};
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
export async function chooseLanguage({ messages = {}, ...options }: LanguageOptions): Promise<ExpandedLanguage> {
  const [{ english }, loaded] = await Promise.all([loadMessages(), loadLanguage(options)]);
  const language = loaded ?? english;
  const tag = readTag(language.tag);
  const replaced = typeof messages === 'function' ? messages(tag) : messages;
  const texts = { ...dropMissing(expandTexts(language.texts, english.texts)), ...dropMissing(replaced) } as Messages;
  const { account } = language;
  return language.direction === 'rtl'
    ? { ...language, tag, texts: isolateValues(texts), account: account && (() => loadIsolated(account)) }
    : { ...language, tag, texts };
}

/** Loads the texts of the account page for a language that is written from right to left. */
const loadIsolated = async (account: () => Promise<AccountModule>): Promise<AccountModule> => ({
  default: isolateValues((await account()).default),
});

/**
 * Returns a tag that `Intl` accepts: `de-DE` for `de_DE`. An invalid tag becomes `und`, the tag for an unknown
 * language.
 */
function readTag(name: string): string {
  const tag = canonicalizeTag(name);
  if (tag === null) console.warn(`[doorstep] The tag of the language, "${name}", is invalid. Use a tag such as de-AT.`);
  return tag ?? 'und';
}

/** Drops keys without a text, such as the keys of plural forms that the language does not have. */
function dropMissing(texts: Partial<Messages & AccountMessages>): Partial<Messages> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
}

/**
 * Puts each placeholder between Unicode isolates, because the inserted value may be written in the opposite direction.
 */
function isolateValues<T extends Messages | AccountMessages>(texts: T): T {
  const isolated = Object.entries<string>(texts).map(([key, text]) => [
    key,
    text.replaceAll(/\{\w+\}/g, '\u2068$&\u2069'),
  ]);
  return Object.fromEntries(isolated) as T;
}
