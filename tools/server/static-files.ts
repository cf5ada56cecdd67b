import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentType } from './content-types.ts';

export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly immutable: boolean;
}

/** Where the bundler puts files whose names carry a hash of their content. */
export const hashedFolder = '/assets/';

/**
 * Reads a build's folder whole: by URL path, such as `/assets/index-4f2a.js`.
 *
 * Once and for all: no request's path ever reaches the file system, and what is served stays of a piece while the
 * folder is built anew.
 */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, StaticFile>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, {
      body: await readFile(file),
      type: contentType(entry.name),
      immutable: path.startsWith(hashedFolder),
    });
  }
  return files;
}
