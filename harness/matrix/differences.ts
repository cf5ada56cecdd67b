/**
 * A difference between what the visitor saw and what the test expected. Each test (cell) combines one screen with one
 * disturbance. For example, `Create account × reload` reloads the page on the screen `Create account`.
 */
export interface Difference {
  readonly kind: Kind;
  readonly text: string;
}

/**
 * Kinds of differences:
 *
 * - `stuck`: the visitor cannot press anything.
 * - `unhandled`: an error on the page was not caught.
 * - `lost text`: a field has lost its content.
 * - `sent twice`: a request was sent, or took effect, more than once.
 * - `screen`: the visitor is on the wrong screen or page.
 * - `words`: an expected text is missing.
 */
export const kinds = ['stuck', 'unhandled', 'lost text', 'sent twice', 'screen', 'words', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** The kinds in plain words, for the help text and for the counts of a run. */
export const kindNames: Readonly<Record<Kind, string>> = {
  stuck: 'nothing to press',
  unhandled: 'uncaught error',
  'lost text': 'typed text lost',
  'sent twice': 'request sent twice',
  screen: 'wrong screen',
  words: 'text missing',
  other: 'other difference',
};

/**
 * Thrown if the visitor does not see the result that a cell expects. A cell is a test of one screen with one
 * disturbance, such as `Create account × reload`.
 */
export class CellError extends Error {
  override readonly name = 'CellError';

  constructor(differences: readonly Difference[]) {
    super(differences.map(({ kind, text }) => `${mark}${kind}: ${text}`).join('\n'));
  }
}

const mark = '≠ ';

/**
 * Reads the differences that a {@link CellError} lists in the error message of a failed scenario. An uncaught error in
 * the message counts as a difference, too. Any other message becomes one difference of the kind `other`.
 */
export function readDifferences(message: string): readonly Difference[] {
  const parts = message.split(new RegExp(`^${mark}`, 'm')).slice(1);
  const listed = parts.flatMap((part): readonly Difference[] => {
    const kind = kinds.find((each) => part.startsWith(`${each}: `));
    return kind === undefined ? [] : [{ kind, text: part.slice(kind.length + 2).trim() }];
  });
  const uncaught = /an uncaught error: .*/.exec(message)?.[0];
  const all = uncaught === undefined ? listed : [...listed, { kind: 'unhandled', text: uncaught } as const];
  return all.length > 0 ? all : [{ kind: 'other', text: message.trim() }];
}
