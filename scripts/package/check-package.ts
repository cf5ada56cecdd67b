import type { BuiltPackage } from '../../tools/package/build-package.ts';
import { findProblems } from './find-problems.ts';
import { findUnusedModules } from './find-unused-modules.ts';
import { lintPackage } from './lint-package.ts';

/**
 * Checks the built package, and small apps that use it.
 *
 * @param print prints a text without a line break
 * @returns the problems found, one text each
 */
export async function checkPackage(built: BuiltPackage, print: (text: string) => void): Promise<readonly string[]> {
  return [
    ...(await findProblems(built)),
    ...(await lintPackage(built, print)),
    ...(await findUnusedModules(built, print)),
  ];
}
