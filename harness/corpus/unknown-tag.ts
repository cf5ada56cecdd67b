import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { Corpus } from './corpus.ts';

/**
 * Returns an error message for the first tag in an expression that no scenario has. Returns null if scenarios have all
 * tags. Does not use a parser, because a parser would be slow.
 */
export function findUnknownTag(
  { features, folder }: Pick<Corpus, 'features' | 'folder'>,
  expression: string,
): string | null {
  const texts = globSync(features, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));
  const known = new Set(texts.flatMap((text) => text.match(/^[ \t]*@.*$/gm) ?? []).flatMap(listTags));
  const unknown = listTags(expression).find((tag) => !known.has(tag));
  if (unknown === undefined) return null;
  return `No scenario has the tag ${unknown}.${known.size > 0 ? ` Did you mean ${closest(unknown, [...known])}?` : ''}`;
}

const listTags = (text: string): readonly string[] => text.match(/@[^\s()\\]+/g) ?? [];
