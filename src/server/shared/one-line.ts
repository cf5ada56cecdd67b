/**
 * Returns true for a text without characters that break a line or change the direction of the text around them. An
 * empty text is refused, too.
 */
export const isOneLine = (text: string): boolean =>
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u.test(text);

/** The number of characters; an emoji is one character, although JavaScript counts two. */
export const countCharacters = (text: string): number => [...text].length;
