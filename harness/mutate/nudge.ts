/** Another text that is as near as can be: without its full stop, or with one letter or digit that is its neighbour. */
export function nudgedText(text: string): string {
  if (/[.!?]$/.test(text)) return text.slice(0, -1);
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)];
  const last = letters.at(-1);
  if (!last) return `${text}x`;
  const [letter] = last;
  return text.slice(0, last.index) + neighbour(letter) + text.slice(last.index + letter.length);
}

function neighbour(letter: string): string {
  if (letter === 'z' || letter === 'Z' || letter === '9') return String.fromCodePoint((letter.codePointAt(0) ?? 0) - 1);
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
}

/** A whole number that is more, or less; written as it was. */
export const nudgedNumber = (number: string, by: 1 | -1): string => String(Number(number.replaceAll(',', '')) + by);
