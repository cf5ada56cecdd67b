/** Returns the candidate that differs in the fewest letters, or null if none is close enough to be a typing error. */
export function findNearest(word: string, candidates: readonly string[]): string | null {
  const limit = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)));
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance <= limit ? best.candidate : null;
}

/** Returns how many letters to insert, delete or replace to turn one word into the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replace = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replace, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
