import { pickUserTexts } from '../widget/messages/compact.ts';
import type { LanguageOptions } from '../widget/messages/language.ts';
import { canonicalizeTag, loadLanguage } from '../widget/messages/load-language.ts';
import type { UserLanguage, UserTexts } from './user-texts.ts';

/** A language for `<UserButton>`. If a text is not translated into this language, `texts` lacks it. */
export interface LoadedUserLanguage extends Omit<UserLanguage, 'texts'> {
  readonly texts: Partial<UserTexts>;
}

/**
 * Loads the texts of `<UserButton>` in the language that the options name. Rejects if they cannot be loaded.
 *
 * @returns null for English
 */
export async function loadUserLanguage(options: LanguageOptions): Promise<LoadedUserLanguage | null> {
  const language = await loadLanguage(options);
  if (!language) return null;
  const account = (await language.account?.())?.default;
  const { signOut, guestShort, generic } = pickUserTexts(language.texts);
  return {
    tag: canonicalizeTag(language.tag) ?? 'und',
    direction: language.direction ?? 'ltr',
    texts: { signOut, guestShort, generic, ...(account && { yourAccount: account.yourAccount }) },
  };
}
