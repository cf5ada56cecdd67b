import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { countScenarios } from '../corpus/count-scenarios.ts';
import type { Lane } from './lanes.ts';

/** Returns the number of scenarios in each feature that a lane is not judged by, by path, in order. */
export function countExcludedScenarios(
  { renderer }: Pick<Lane, 'renderer'>,
  { folder, features }: Pick<Corpus, 'folder' | 'features'>,
): Readonly<Record<string, number>> {
  if (!renderer.features) return {};
  const included = new Set(globSync([...renderer.features], { cwd: folder }));
  const excluded = globSync(features, { cwd: folder }).filter((path) => !included.has(path));
  const count = (path: string): number => countScenarios(readFileSync(join(folder, path), 'utf8'));
  return Object.fromEntries(excluded.toSorted().map((path) => [path, count(path)]));
}
