import type { BuiltPackage } from './build-package.ts';
import { findProblems } from './find-problems.ts';
import { lintPackage } from './lint-package.ts';

/**
 * Checks the built package: its files, whether Node can import every entry, and what linters of packages find.
 *
 * @param print writes a text as it is, without a line break
 * @returns one text per problem
 */
export async function checkPackage(built: BuiltPackage, print: (text: string) => void): Promise<readonly string[]> {
  return [...(await findProblems(built)), ...(await lintPackage(built, print))];
}
