/** The digits of a text, two or more, that has only blanks and dashes between them; null for any other text. */
export function joinedDigits(text: string): string | null {
  const code = text.trim();
  return /^\d[\d\s\p{Dash_Punctuation}]*\d$/u.test(code) ? code.replaceAll(/\D/g, '') : null;
}
