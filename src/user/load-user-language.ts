import { pickUserTexts } from '../widget/messages/compact.ts';
import type { LanguageOptions } from '../widget/messages/language.ts';
import { canonicalizeTag, loadLanguage } from '../widget/messages/load-language.ts';
import { replaceTexts, toEnglish, type UserLanguage } from './user-texts.ts';

/** Loads the texts of `<UserButton>` in the language that the options name. Rejects if they cannot be loaded. */
export async function loadUserLanguage(options: LanguageOptions): Promise<UserLanguage> {
  const english = toEnglish(options);
  const language = await loadLanguage(options);
  if (!language) return english;
  const account = (await language.account?.())?.default;
  const tag = canonicalizeTag(language.tag) ?? 'und';
  const { signOut, guestShort, generic } = pickUserTexts(language.texts);
  const yourAccount = account?.yourAccount ?? english.texts.yourAccount;
  return {
    tag,
    direction: language.direction ?? 'ltr',
    texts: replaceTexts({ yourAccount, signOut, guestShort, generic }, options.messages, tag),
  };
}
