import type { accountTexts } from '../widget/messages/account-texts.ts';
import type { en } from '../widget/messages/en.ts';
import type { LanguageOptions } from '../widget/messages/language.ts';

type EnglishTexts = Pick<typeof en, 'signOut' | 'guestShort' | 'generic'> & Pick<typeof accountTexts, 'yourAccount'>;

/** The texts of `<UserButton>`. They are texts of the widget, so every language has them. */
export type UserTexts = Readonly<Record<keyof EnglishTexts, string>>;

/** A language in which `<UserButton>` is drawn. */
export interface UserLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: UserTexts;
}

/**
 * English texts of `<UserButton>`. They are a copy, so that the button need not load all texts of the widget. The
 * compiler reports a text that differs from the widget's, because the type contains the widget's texts.
 */
const englishTexts: EnglishTexts = {
  yourAccount: 'Your account',
  signOut: 'Sign Out',
  guestShort: 'Guest',
  generic: 'Something went wrong. Please try again.',
};

/** Returns English, with the app's own texts in place of the usual ones. */
export const toEnglish = ({ messages }: LanguageOptions): UserLanguage => ({
  tag: 'en',
  direction: 'ltr',
  texts: replaceTexts({}, messages, 'en'),
});

/** Replaces each text for which the app has a text of its own (`messages`). Uses English for a text that is missing. */
export function replaceTexts(texts: Partial<UserTexts>, messages: LanguageOptions['messages'], tag: string): UserTexts {
  const replaced = (typeof messages === 'function' ? messages(tag) : messages) ?? {};
  const known = { ...englishTexts, ...texts };
  const entries = Object.entries(known).map(([key, text]) => [key, replaced[key as keyof UserTexts] ?? text]);
  return Object.fromEntries(entries) as UserTexts;
}
