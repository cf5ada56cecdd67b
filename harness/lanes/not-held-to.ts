import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { countScenarios } from '../corpus/count-scenarios.ts';
import type { Lane } from './lanes.ts';

/** How many scenarios there are in each feature that a lane is not held to, by the feature's path, in order. */
export function notHeldTo(
  { reference }: Pick<Lane, 'reference'>,
  { folder, features }: Pick<Corpus, 'folder' | 'features'>,
): Readonly<Record<string, number>> {
  if (!reference) return {};
  const held = new Set(globSync([...reference.features], { cwd: folder }));
  const others = globSync(features, { cwd: folder }).filter((path) => !held.has(path));
  const count = (path: string): number => countScenarios(readFileSync(join(folder, path), 'utf8'));
  return Object.fromEntries(others.toSorted().map((path) => [path, count(path)]));
}
