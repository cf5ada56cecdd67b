/** Placeholder for a value that is inserted into a message. In a search, the placeholder matches any text. */
export const gap = '…';

/** A line in which a match begins. The match may continue on the next lines. */
export interface Match {
  readonly line: number;
  readonly text: string;
}

/**
 * Creates a pattern for a text. The pattern ignores case, line breaks and the kind of apostrophe. A {@link gap} matches
 * 1 to 100 characters. A scenario's ID does not match within a longer number: `3-1` finds `3-1/2`, but neither `3-12`
 * nor `13-1`. If `text` is an ID, it may begin with an `@`, as in a tag.
 */
export function toPattern(text: string): RegExp {
  const normal = normalize(text)
    .trim()
    .replace(/^@(?=\d+-\d)/, '');
  const escaped = normal.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(gap, '.{1,100}?');
  return new RegExp(/^\d+-\d+(?:\/\d+)?$/.test(normal) ? `(?<!\\d)${escaped}(?!\\d)` : escaped, 'i');
}

/**
 * Creates a case-sensitive pattern for an exact search. The pattern matches `text` only if `text` is the whole content
 * of a quotation, table cell or HTML element.
 */
export function toExactPattern(text: string): RegExp {
  const [before, after] = ['(?<=["\'`“>]|\\| )', '(?=["\'`”<]| \\|)'];
  return new RegExp(before + toPattern(text).source + after);
}

export const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");

export function findMatches(text: string, pattern: RegExp): readonly Match[] {
  const lines = text.split('\n');
  let joined = '';
  const starts = lines.map((line) => {
    const start = joined.length;
    joined += `${normalize(line).trim()} `;
    return start;
  });
  const found = [...joined.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
  const indices = new Set(found.map(({ index }) => starts.findLastIndex((start) => start <= index)));
  return [...indices].map((index) => ({ line: index + 1, text: lines[index]?.trim() ?? '' }));
}
