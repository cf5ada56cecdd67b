import type { Pickle, PickleStep } from '@cucumber/messages';

export interface Literal {
  readonly kind: 'string' | 'number';
  /** The value without quotation marks. */
  readonly value: string;
  readonly index: number;
}

/** Matches quoted texts, numbers, and placeholders such as `<email>`. */
const pattern = /"(?<string>[^"]*)"|(?<![\w.,])(?<number>\d+(?:[.,]\d+)*|<[^<>"]+>)(?!\w)/g;

export function findLiterals(text: string): readonly Literal[] {
  return [...text.matchAll(pattern)].map(({ index, groups = {} }): Literal => {
    const { string, number } = groups;
    if (string !== undefined) return { kind: 'string', value: string, index: index + 1 };
    return { kind: 'number', value: number ?? '', index };
  });
}

export const replaceLiteral = (text: string, { index, value }: Literal, replacement: string): string =>
  text.slice(0, index) + replacement + text.slice(index + value.length);

/**
 * Returns true if a step says that something is absent, with a word such as "no" or "never". Ignores quoted texts. Also
 * ignores "no other", because a step such as `shows "Cancel" and no other button` expects a text to be present.
 */
export const isNegative = (text: string): boolean =>
  /\b(?:no(?! other)|not|nothing|never|none|neither|nor)\b/.test(text.replaceAll(/(?<!\S)'[^']*'|"[^"]*"/g, '""'));

/** Changes a text slightly: drops its final punctuation or, if there is none, replaces its last letter or digit. */
export function changeText(text: string): string {
  if (/[.!?]$/.test(text)) return text.slice(0, -1);
  const last = [...text.matchAll(/[\p{L}\p{N}]/gu)].at(-1);
  if (!last) return `${text}x`;
  const [letter] = last;
  return text.slice(0, last.index) + findNeighbour(letter) + text.slice(last.index + letter.length);
}

function findNeighbour(letter: string): string {
  const offset = ['z', 'Z', '9'].includes(letter) ? -1 : 1;
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + offset);
}

export function changeNumber(number: string): readonly string[] {
  const value = Number(number.replaceAll(',', ''));
  return [String(value + 1), String(value - 1)];
}

/** All scenarios of the specification, by ID. */
export type Scenarios = ReadonlyMap<string, Pickle>;

export const listTexts = (step: PickleStep): readonly string[] => [
  ...findLiterals(step.text).map(({ value }) => value),
  ...(step.argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
];

/** Returns the IDs of the scenarios that expect the text in a Then step. Exact matches come first. */
export function findScenariosShowing(scenarios: Scenarios, text: string): readonly string[] {
  const trimmed = text.trim();
  const shown = listShownTexts(scenarios);
  const exact = shown.filter(({ texts }) => texts.includes(trimmed));
  const containing = shown.filter(({ texts }) => texts.some((each) => each.includes(trimmed)));
  return [...new Set([...exact, ...containing].map(({ id }) => id))];
}

interface ShownTexts {
  readonly id: string;
  readonly texts: readonly string[];
}

/** Caches the texts in the Then steps, because every search reads the same scenarios. */
const shownTexts = new WeakMap<Scenarios, readonly ShownTexts[]>();

function listShownTexts(scenarios: Scenarios): readonly ShownTexts[] {
  const known = shownTexts.get(scenarios);
  if (known) return known;
  const shown = [...scenarios].map(([id, { steps }]) => ({
    id,
    texts: steps.filter(({ type }) => type === 'Outcome').flatMap(listTexts),
  }));
  shownTexts.set(scenarios, shown);
  return shown;
}
