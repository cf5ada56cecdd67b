/** A wrong option: its path, such as `tenants[0].tenantId`, and a description, such as `must be a list, but is 7`. */
export interface OptionProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns the message of an error that lists the problems of options. */
export function explainProblems(owner: string, problems: readonly OptionProblem[]): string {
  const lines = problems.map(({ path, message }) => `  ${path || 'options'}: ${message}`);
  return `The options of ${owner} are wrong.\n${lines.join('\n')}`;
}

/** Describes a wrong value: `"yes"`, `7`, `missing`, `a list`, `an object` or `a function`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Returns a suggestion for a wrong key: `did you mean "secret"?` If no key is similar, lists all keys. */
export function suggestKey(wrong: string, known: readonly string[]): string {
  const ranked = known
    .map((name) => ({ name, edits: countEdits(wrong.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.edits - other.edits);
  const [nearest] = ranked;
  if (nearest && nearest.edits <= nearest.name.length / 3) return `did you mean "${nearest.name}"?`;
  return `known are ${known.join(', ')}`;
}

/**
 * Counts the letters to change, add or remove (Levenshtein distance). The widget has a library for it, but the server
 * must not share files with the widget.
 */
function countEdits(from: string, to: string): number {
  const first = Array.from({ length: to.length + 1 }, (_, index) => index);
  const last = [...from].reduce<readonly number[]>((above, letter, row) => {
    const edits = [row + 1];
    for (const [index, other] of [...to].entries()) {
      const [diagonal = 0, up = 0, left = 0] = [above[index], above[index + 1], edits[index]];
      edits.push(Math.min(diagonal + (letter === other ? 0 : 1), up + 1, left + 1));
    }
    return edits;
  }, first);
  return last.at(-1) ?? 0;
}
