import type { Messages } from './messages.ts';

/** Keys of plural forms. A language has only the forms that it needs. */
const pluralForms = ['countriesZero', 'countriesOne', 'countriesTwo', 'countriesFew', 'countriesMany'];

/** Keys of the texts that {@link pickUserTexts} returns. */
const userKeys = ['signOut', 'guestShort', 'generic'] as const satisfies readonly (keyof Messages)[];

/**
 * Returns the keys of all messages. {@link compactTexts} joins the texts in the order of these keys. The keys for
 * `<UserButton>` come first, so that {@link pickUserTexts} needs no list of all keys.
 */
const listKeys = (english: Messages): readonly string[] => [
  ...new Set([...userKeys, ...Object.keys(english), ...pluralForms]),
];

/**
 * Describes the printable ASCII characters except the space: the character code of the first one, `!`, and their
 * number.
 */
const [FIRST, COUNT] = [0x21, 94];

/**
 * Swaps the 94 printable ASCII characters with the 94 characters that start at the character code `code`, such as
 * Cyrillic letters. This shortens a text: in UTF-8, an ASCII character takes one byte, but a Cyrillic letter takes two.
 * Swapping twice restores the text.
 */
const swapLetters = (text: string, code: number): string =>
  text.replaceAll(/[^\n ]/g, (character) => {
    const own = character.charCodeAt(0);
    const offset = own - (own < FIRST + COUNT ? FIRST : code);
    if (offset < 0 || offset >= COUNT) return character;
    return String.fromCharCode(offset + (own < FIRST + COUNT ? code : FIRST));
  });

/**
 * Joins the texts of a language into one string without keys. To save bytes, replaces the letters of other scripts,
 * such as Cyrillic, with ASCII characters. The first character of the string is the `code` with which {@link
 * swapLetters} restores the letters.
 */
export function compactTexts(texts: Messages, english: Messages): string {
  const joined = listKeys(english)
    .map((key) => texts[key as keyof Messages] ?? '')
    .join('\n');
  const code = findFirstLetter(joined);
  return String.fromCharCode(code) + swapLetters(joined, code);
}

/**
 * Finds the {@link COUNT} consecutive character codes that the text uses most, and returns the first of them. For a
 * text in Latin letters, this is `FIRST`, where the printable ASCII characters begin.
 */
function findFirstLetter(text: string): number {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const countFrom = (first: number): number => codes.filter((code) => code >= first && code < first + COUNT).length;
  const starts = [FIRST, ...new Set(codes.filter((code) => code >= FIRST + COUNT))];
  return starts.toSorted((one, other) => countFrom(other) - countFrom(one))[0] ?? FIRST;
}

/**
 * Returns all texts of a language. Each missing error message becomes the language's general error message, `generic`.
 *
 * @param texts the texts by key; in the npm package, a string from {@link compactTexts}
 */
export function expandTexts(texts: Messages | string, english: Messages): Messages {
  const given = typeof texts === 'string' ? parseCompact(texts, english) : texts;
  const entries = Object.entries({ ...english, ...given }).map(([key]) => [
    key,
    given[key as keyof Messages] ?? (pluralForms.includes(key) ? undefined : given.generic),
  ]);
  return Object.fromEntries(entries) as Messages;
}

/**
 * Returns the texts for `<UserButton>`, without loading the other texts in English.
 *
 * @param texts the texts by key; in the npm package, a string from {@link compactTexts}
 */
export function pickUserTexts(texts: Messages | string): Pick<Messages, (typeof userKeys)[number]> {
  if (typeof texts !== 'string') return texts;
  const values = splitCompact(texts);
  return Object.fromEntries(userKeys.map((key, index) => [key, values[index]])) as Pick<
    Messages,
    (typeof userKeys)[number]
  >;
}

const splitCompact = (texts: string): readonly string[] => swapLetters(texts.slice(1), texts.charCodeAt(0)).split('\n');

function parseCompact(texts: string, english: Messages): Messages {
  const values = splitCompact(texts);
  const entries = listKeys(english).map((key, index) => [key, values[index]]);
  return Object.fromEntries(entries.filter(([, text]) => text)) as Messages;
}
