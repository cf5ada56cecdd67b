import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../project.ts';

/** Test files that are there until they are disposed of. */
export interface WrittenBatches extends AsyncDisposable {
  /** Of how many files each of them, an absolute path, runs the tests. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** Writes a test file for each batch of several, which runs them; a batch of one is that file itself. */
export async function writeBatches(batches: readonly (readonly string[])[]): Promise<WrittenBatches> {
  await mkdir(inProject('build'), { recursive: true });
  const folder = await mkdtemp(inProject('build', 'unit-'));
  const sizes = new Map<string, number>();
  for (const [at, files] of batches.entries()) {
    const [only] = files;
    const path = only !== undefined && files.length === 1 ? only : join(folder, `batch-${at + 1}.test.mjs`);
    if (path !== only) await writeFile(path, together(files));
    sizes.set(path, files.length);
  }
  return { sizes, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** A test file that runs several. One that cannot be loaded is a failed test of its name, and the others run. */
export const together = (files: readonly string[]): string =>
  `import { test } from 'node:test';
${files
  .map((file) => {
    const [name, url] = [file, pathToFileURL(file).href].map((text) => JSON.stringify(text));
    return `await import(${url}).catch((error) => test(${name}, () => { throw error; }));\n`;
  })
  .join('')}`;
