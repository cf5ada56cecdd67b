import { globSync, statSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { ArgumentError } from '../../tools/command-line.ts';
import { root } from '../../tools/project.ts';

const testFile = '**/*.test.{ts,tsx,mts,js,mjs}';

/**
 * Finds test files by a pattern. Also searches the folders that the pattern matches.
 *
 * @param pattern path or glob pattern of files or folders, relative to the project
 * @returns absolute paths
 * @throws ArgumentError if the pattern matches no test file
 */
export function findTestFiles(pattern: string): readonly string[] {
  const matches = globSync(pattern, { cwd: root }).map((path) => resolve(root, path));
  const files = matches.flatMap((path) =>
    statSync(path).isDirectory() ? globSync(testFile, { cwd: path }).map((file) => resolve(path, file)) : path,
  );
  const tests = files.filter((file) => matchesGlob(file, testFile));
  if (tests.length === 0)
    throw new ArgumentError(
      `error: found no test file for '${pattern}'. Expected a test file such as src/a.test.ts, or a folder with test files.`,
    );
  return tests;
}
