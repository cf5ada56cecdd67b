import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../project.ts';

/** The test files that each file, an absolute path, runs the tests of: several, or itself. */
export type WrittenBatches = ReadonlyMap<string, readonly string[]>;

/**
 * Writes a test file for each batch of several, which runs them; a batch of one is that file itself. It is named after
 * what it runs, so that it is the same one in every run.
 */
export async function writeBatches(batches: readonly (readonly string[])[]): Promise<WrittenBatches> {
  const folder = inProject('build', 'unit');
  await mkdir(folder, { recursive: true });
  const written = new Map<string, readonly string[]>();
  for (const files of batches) {
    const [only] = files;
    if (only !== undefined && files.length === 1) written.set(only, files);
    else written.set(await writeBatch(folder, files), files);
  }
  return written;
}

async function writeBatch(folder: string, files: readonly string[]): Promise<string> {
  const runner = pathToFileURL(inProject('scripts', 'unit', 'run-batch.ts')).href;
  const text = `import { runBatch } from ${JSON.stringify(runner)};\nawait runBatch(${JSON.stringify(files, null, 2)});\n`;
  const path = join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.test.mjs`);
  await writeFile(path, text);
  return path;
}
