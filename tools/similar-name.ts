import { closest, distance } from 'fastest-levenshtein';

/** Names count as similar if at most this share of their letters differs. */
const maxShare = 0.4;

/** Returns the name that is most similar to a text; null if no name is similar. */
export function findSimilar(text: string, names: readonly string[]): string | null {
  if (text === '' || names.length === 0) return null;
  const lowerCase = text.toLowerCase();
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  const nearest = closest(lowerCase, [...byLowerCase.keys()]);
  const letters = Math.max(text.length, nearest.length);
  return distance(lowerCase, nearest) <= letters * maxShare ? (byLowerCase.get(nearest) ?? null) : null;
}

/** Returns a sentence that asks for the most similar name, with a space after it; an empty text if no name is similar. */
export function suggestSimilar(text: string, names: readonly string[]): string {
  const similar = findSimilar(text, names);
  return similar === null ? '' : `Did you mean ${similar}? `;
}
