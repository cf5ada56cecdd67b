import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countScenarios } from '../corpus/count-scenarios.ts';

/** Maximum number of scenarios in one run of Cucumber. All features of the widget fit into one run. */
const batchSize = 6000;

/**
 * Divides the features into several runs, because Cucumber keeps all messages of a run in memory. A feature is never
 * divided.
 *
 * @param patterns globs for the features. If no file matches, returns one batch with these globs, so that Cucumber runs
 *   at least once
 * @param limit maximum number of scenarios in a batch
 */
export function batchFeatures(
  folder: string,
  patterns: readonly string[],
  limit = batchSize,
): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let size = limit;
  for (const path of globSync(patterns, { cwd: folder }).toSorted()) {
    const count = countScenarios(readFileSync(resolve(folder, path), 'utf8'));
    if (size + count > limit) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(path);
    size += count;
  }
  return batches.length === 0 ? [patterns] : batches;
}
