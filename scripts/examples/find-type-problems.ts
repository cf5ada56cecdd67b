import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { npm } from '../../tools/setup/npm.js';
import type { TypeCheck } from './type-checks.ts';

/**
 * Checks that an example's own type checker accepts the correct elements of a {@link TypeCheck}, and reports every wrong
 * one. Adds the file of the check to the example.
 *
 * @param folder absolute path of the example, with its packages installed
 * @returns one text per problem
 */
export async function findTypeProblems(
  folder: string,
  { command, file, above, correct, wrong, below }: TypeCheck,
): Promise<readonly string[]> {
  const elements = [...correct, ...wrong];
  await writeFile(join(folder, file), [above, ...elements, below].join('\n'));
  const output = await npm(folder, [...command]).then(
    () => '',
    (error: unknown) => stripVTControlCharacters(String(error)),
  );
  const reported = readReportedLines(output, basename(file));
  const first = above.split('\n').length + 1;
  const problems = elements.flatMap((element, index) => {
    const isReported = reported.delete(first + index);
    if (isReported === wrong.includes(element)) return [];
    return [`The type checker ${isReported ? 'reports' : 'does not report'} ${element}`];
  });
  const others = [...reported].map((line) => `The type checker reports line ${line} of ${file}, which is correct.`);
  const all = [...problems, ...others];
  return all.length === 0 ? [] : [...all, `Its output:\n${output}`];
}

/**
 * Returns the lines of a file for which a type checker reports errors. The formats are `x.ts(8,3)` (tsc, vue-tsc),
 * `x.ts:8:3` (ngc) and `"x.svelte" 8:3` (svelte-check).
 */
export function readReportedLines(output: string, name: string): Set<number> {
  const places = output.matchAll(new RegExp(`\\b${name.replaceAll('.', '\\.')}"?[ (:](\\d+)[,:]\\d+`, 'g'));
  return new Set(Array.from(places, ([, line]) => Number(line)));
}
