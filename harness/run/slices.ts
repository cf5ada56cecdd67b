import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countScenarios } from '../corpus/count-scenarios.ts';

/** Scenarios; the specification of the widget is one slice. */
const perSlice = 2500;

/**
 * Divides features, in order, into those that are run at a time. Cucumber keeps all it ever said of a run until the run
 * ends, so a run of everything would take as much more memory as there is more of it. A feature is never divided.
 *
 * @param folder that patterns are taken from
 * @param patterns of paths; themselves the only slice where there is no such file
 */
export function slicesOf(
  folder: string,
  patterns: readonly string[],
  limit = perSlice,
): readonly (readonly string[])[] {
  const slices: string[][] = [];
  let size = limit;
  for (const path of globSync(patterns, { cwd: folder }).toSorted()) {
    const more = countScenarios(readFileSync(resolve(folder, path), 'utf8'));
    if (size + more > limit) {
      slices.push([]);
      size = 0;
    }
    slices.at(-1)?.push(path);
    size += more;
  }
  return slices.length === 0 ? [patterns] : slices;
}
