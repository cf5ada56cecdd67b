import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../tools/project.ts';

/** The test files that each file, an absolute path, runs the tests of. */
export type WrittenBatches = ReadonlyMap<string, readonly string[]>;

/**
 * Writes a test file for each batch, which runs it (`run-batch.ts`). It is named after what it runs, so that it is the
 * same one in every run.
 */
export async function writeBatches(batches: readonly (readonly string[])[]): Promise<WrittenBatches> {
  const folder = inProject('build', 'unit');
  await mkdir(folder, { recursive: true });
  const written = new Map<string, readonly string[]>();
  for (const files of batches) {
    written.set(await writeBatch(folder, files), files);
  }
  return written;
}

async function writeBatch(folder: string, files: readonly string[]): Promise<string> {
  const runner = pathToFileURL(inProject('scripts', 'unit', 'run-batch.ts')).href;
  const text = `import { runBatch } from ${JSON.stringify(runner)};\nawait runBatch(${JSON.stringify(files, null, 2)});\n`;
  const path = join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.test.mjs`);
  // Another run in this clone may be about to read it.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
  return path;
}
