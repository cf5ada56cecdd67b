/** A quoted string or a number in a sentence. */
export interface Literal {
  readonly kind: 'string' | 'number';
  /** Without the quotation marks. */
  readonly value: string;
  /** Where the value begins in the sentence. */
  readonly at: number;
}

/** A placeholder of an outline counts as the literal that takes its place. */
const pattern = /"(?<string>[^"]*)"|(?<![\w.,])(?<number>\d+(?:[.,]\d+)*|<[^<>"]+>)(?!\w)/g;

/** The literals of a sentence, in their order. */
export function literalsOf(text: string): readonly Literal[] {
  return [...text.matchAll(pattern)].map(({ index, groups = {} }): Literal => {
    const { string, number } = groups;
    if (string !== undefined) return { kind: 'string', value: string, at: index + 1 };
    return { kind: 'number', value: number ?? '', at: index };
  });
}

/** A sentence with another value in the place of one. */
export const replaced = (text: string, { at, value }: Literal, other: string): string =>
  text.slice(0, at) + other + text.slice(at + value.length);

/** What is outside of quotation marks says that something is not there; of that which is, and no other, it says that it is. */
export const isNegative = (text: string): boolean =>
  /\b(?:no(?! other)|not|nothing|never|none|neither|nor)\b/.test(text.replaceAll(/"[^"]*"/g, '""'));
