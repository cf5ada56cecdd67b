import type { SignedInUser } from './user-auth.ts';

/** The values of a user that `<UserButton>` shows. */
export interface UserDescription {
  /** The name, or else the email or the phone number. Null for a guest, and for a user without any of them. */
  readonly name: string | null;
  /** The email or the phone number of a user who has a name. */
  readonly detail: string | null;
  /** One or two letters, or null if the user has neither a name nor an email. */
  readonly initials: string | null;
  /** The URL of the picture, with `http:` or `https:`. */
  readonly picture: string | null;
}

/**
 * Returns the values to show of a user. Uses the values of her providers where the user has none: the name of a guest
 * who was upgraded with Google, for example, is in `providerData` only.
 *
 * @param tag the BCP 47 tag of the language, for capital letters
 */
export function describeUser(user: SignedInUser, tag: string): UserDescription {
  const read = (key: 'displayName' | 'email' | 'phoneNumber' | 'photoURL'): string | null =>
    [user, ...user.providerData].map((source) => source?.[key]?.trim()).find(Boolean) ?? null;
  const displayName = read('displayName');
  const email = read('email');
  const phone = read('phoneNumber');
  const picture = read('photoURL');
  return {
    name: displayName ?? email ?? phone,
    detail: displayName === null ? null : (email ?? phone),
    initials: findInitials(displayName ?? '', tag) ?? findInitials(email?.replace(/@.*/s, '') ?? '', tag),
    picture: picture !== null && /^https?:\/\//i.test(picture) ? picture : null,
  };
}

/** Scripts in which the first character stands for the name: the family name comes first, without a space. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** Scripts whose letters are joined. Two initials would read as a word, so they are kept apart. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;
const zeroWidthNonJoiner = '\u200c';

/**
 * Returns the initials of the first and the last word of a name. Returns only the first character of an East Asian
 * name.
 *
 * @returns null if the name has neither a letter nor a digit
 */
export function findInitials(name: string, tag: string): string | null {
  // Words are separated by spaces, so "Jean-Luc" has one initial. Skip brackets, quotes and emojis before a word, and a
  // remark in brackets after the name, such as "(Acme)".
  const withoutRemarks = name.replaceAll(/\s\([^)]*\)/g, '');
  const words = withoutRemarks.split(/\s+/).flatMap((word) => /[\p{L}\p{N}].*/su.exec(word)?.[0] ?? []);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shown = words.length === 1 || eastAsian.test(first) ? [first] : [first, last];
  const initials = shown.map((word) => toCapital(readFirstCharacter(word), tag));
  return initials.join(initials.some((initial) => joining.test(initial)) ? zeroWidthNonJoiner : '');
}

/** Returns the first character as a reader counts them, for example a letter with its accents. */
function readFirstCharacter(text: string): string {
  // Firefox has the segmenter only since version 125.
  if (!('Segmenter' in Intl)) return /^\P{M}\p{M}*/u.exec(text)?.[0] ?? '';
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  return '';
}

/** Returns the capital letter for a character. Returns the character itself if it has none, such as the German ß. */
function toCapital(character: string, tag: string): string {
  const capital = character.toLocaleUpperCase(tag);
  // Georgian names are not written with capitals, and many fonts lack them.
  return capital.length === character.length && !/\p{Script=Georgian}/u.test(character) ? capital : character;
}
