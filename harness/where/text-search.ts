/** Stands for any inserted value, both in a text to search for and in the text of a message. */
export const gap = '…';

/** A line in which a match begins. The match may continue on the next lines. */
export interface Match {
  /** The line's number; the first line is 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Returns a pattern that finds a text, but ignores case, line breaks and the kind of apostrophe. A {@link gap} in the
 * text stands for any value. The ID of a scenario, such as `3-1`, does not find `3-12`.
 */
export function toPattern(text: string): RegExp {
  const normal = normalize(text).trim();
  const escaped = normal.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(gap, '.{1,100}?');
  return new RegExp(/^\d+-\d+(?:\/\d+)?$/.test(normal) ? `(?<!\\d)${escaped}(?!\\d)` : escaped, 'i');
}

export const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");

/** Finds every line in which a match of the pattern begins. A match may continue on the next lines. */
export function findMatches(text: string, pattern: RegExp): readonly Match[] {
  const lines = text.split('\n');
  let joined = '';
  const starts = lines.map((line) => {
    const start = joined.length;
    joined += `${normalize(line).trim()} `;
    return start;
  });
  const found = [...joined.matchAll(new RegExp(pattern, 'gi'))];
  const indices = new Set(found.map(({ index }) => starts.findLastIndex((start) => start <= index)));
  return [...indices].map((index) => ({ line: index + 1, text: lines[index]?.trim() ?? '' }));
}
