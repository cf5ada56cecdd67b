import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import type { Corpus } from './corpus.ts';

/** A tag with at most this edit distance from an unknown tag is suggested. */
const maxDistance = 3;

/**
 * Returns an error message for the first tag in an expression that no scenario has. Returns null if each tag has a
 * scenario. Does not use a parser, because a parser would be slow.
 *
 * @param expression a valid tag expression
 */
export function findUnknownTag(
  { features, folder }: Pick<Corpus, 'features' | 'folder'>,
  expression: string,
): string | null {
  const texts = globSync(features, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));
  const lines = texts.flatMap((text) => text.match(/^[ \t]*@.*$/gm) ?? []);
  const known = new Set(lines.flatMap((line) => line.match(/@\S+/g) ?? []));
  const unknown = listTags(expression).find((tag) => !known.has(tag));
  if (unknown === undefined) return null;
  const suggested = suggestTag(unknown, known);
  const advice =
    suggested === null ? 'Tags are, for example, @03-1, @route.home and @journey.' : `Did you mean ${suggested}?`;
  return `no scenario has the tag ${unknown}. ${advice}`;
}

/**
 * Returns an error message if no scenario has this text in its name. Returns null if one has the text, or may have it
 * because its name contains a placeholder for values.
 */
export function findUnknownName(
  { features, folder }: Pick<Corpus, 'features' | 'folder'>,
  name: string,
): string | null {
  const texts = globSync(features, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));
  const isKnown = texts.some((text) => text.includes(name)) || /[<>|]/.test(name) || hasPart(texts, name);
  return isKnown ? null : `no scenario has "${name}" in its name.`;
}

/** Returns true if a text contains a part of a scenario's name that has a placeholder. */
const hasPart = (texts: readonly string[], text: string): boolean =>
  texts
    .flatMap((each) => each.match(/^[ \t]*Scenario Outline:.*$/gm) ?? [])
    .flatMap((line) => line.replace(/^[^:]*:/, '').split(/<[^>]*>/))
    .some((part) => part.trim().length > 2 && text.includes(part.trim()));

/** Returns the tags in a tag expression. A backslash escapes the next character. */
const listTags = (expression: string): readonly string[] =>
  (expression.match(/(?:\\.|[^\s()\\])+/g) ?? [])
    .filter((word) => !['and', 'or', 'not'].includes(word))
    .map((word) => word.replaceAll(/\\(.)/g, '$1'));

function suggestTag(unknown: string, known: ReadonlySet<string>): string | null {
  // Reports name a row of examples by the ID of its scenario and a number, such as `03-17/2`.
  const withoutRow = unknown.replace(/\/\d+$/, '');
  if (known.has(withoutRow)) return withoutRow;
  if (known.size === 0) return null;
  const nearest = closest(unknown, [...known]);
  return distance(unknown, nearest) <= maxDistance ? nearest : null;
}
