import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { annotateIds, listTitles } from './annotate-ids.ts';
import { listReferrers, readFeatures } from './check.ts';
import { numberScenarios } from './number-scenarios.ts';

/**
 * Gives an ID to every scenario that has none. Then writes the scenario's title after each ID in the YAML files that
 * refer to scenarios.
 *
 * @returns the paths of the changed files, and an error message for each feature that cannot be parsed
 */
export async function updateIds(corpus: Corpus) {
  const changed: string[] = [];
  const update = async (path: string, change: (text: string) => string): Promise<void> => {
    const text = await readFile(join(corpus.folder, path), 'utf8');
    const updated = change(text);
    if (updated === text) return;
    await writeFile(join(corpus.folder, path), updated);
    changed.push(path);
  };
  const { files, parseErrors } = await readFeatures(corpus);
  for (const { uri } of files) await update(uri, (text) => numberScenarios(uri, text));
  const titles = listTitles((await readFeatures(corpus)).files);
  // Leave the YAML files unchanged if a feature has a syntax error, because the titles of its scenarios are unknown.
  if (parseErrors.length === 0)
    for (const path of listReferrers(corpus)) await update(path, (text) => annotateIds(text, titles));
  return { changed, parseErrors };
}
