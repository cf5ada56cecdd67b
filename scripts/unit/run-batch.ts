import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { toProjectPath } from '../../tools/project.ts';

/**
 * Runs test files in this process. One that cannot be loaded is a failed test of its name, and the others run; where one
 * ends the process, however it does, the tests that were still to come have failed.
 *
 * @param files absolute paths
 */
export async function runBatch(files: readonly string[]): Promise<void> {
  let hasEnded = false;
  process.once('beforeExit', () => {
    hasEnded = true;
  });
  process.on('exit', () => {
    if (hasEnded) return;
    process.exitCode = 1;
    process.stderr.write(`The process ended before its tests did: ${files.map(toProjectPath).join(', ')}\n`);
  });
  for (const file of files) {
    await import(pathToFileURL(file).href).catch((error: unknown) =>
      test(`${toProjectPath(file)} is loaded`, () => {
        throw error;
      }),
    );
  }
}
