import { join, posix } from 'node:path';
import { exportsName, readCode } from './module-exports.ts';
import type { NewFile, Plan } from './plan.ts';
import { findObstacle, writeNewFile, type Outcome } from './write-file.ts';

/** A file of a plan, and the result of writing it. */
export type Result = readonly [NewFile, Outcome];

/**
 * Writes the files of a plan. Leaves out a file that imports a module which was not written, unless the app has this
 * module already and it exports the imported name.
 *
 * @param isDryRun true to write nothing, and to return the same results
 */
export function writePlan({ files, place }: Plan, isDryRun: boolean): readonly Result[] {
  const root = place.app.path;
  const outcomes = new Map<string, Outcome>();
  for (const file of files) outcomes.set(file.path, findReason(file, root, outcomes) ?? write(file));
  return files.map((file) => [file, outcomes.get(file.path)!]);

  function write({ path, text }: NewFile): Outcome {
    return isDryRun ? { kind: 'written' } : writeNewFile(root, path, text);
  }
}

/** Returns the reason not to write a file; null if there is none. */
function findReason(
  { path, samePage, imports }: NewFile,
  root: string,
  outcomes: ReadonlyMap<string, Outcome>,
): Outcome | null {
  if (samePage !== null) return { kind: 'exists', reason: samePage };
  const obstacle = findObstacle(root, path);
  if (obstacle !== null) return obstacle;
  for (const { path: module, name } of imports) {
    const outcome = outcomes.get(module);
    // Without an outcome, the module is not part of the plan, because the app has it already. If it lacks a name, the
    // list of steps says so.
    if (outcome === undefined || outcome.kind === 'written') continue;
    if (outcome.kind !== 'exists') return { kind: 'blocked', reason: `${module} was not written`, missingExport: null };
    const existing = posix.join(posix.dirname(module), outcome.reason);
    if (!exportsName(readCode(join(root, existing)), name))
      return { kind: 'blocked', reason: `${existing} exports no ${name}`, missingExport: { path: existing, name } };
  }
  return null;
}
