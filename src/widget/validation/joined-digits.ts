/** The digits of a text that holds digits, blanks and dashes only; null for any other text. */
export function joinedDigits(text: string): string | null {
  const joined = text.replaceAll(/[\s\p{Dash_Punctuation}]/gu, '');
  return /^\d+$/.test(joined) ? joined : null;
}
