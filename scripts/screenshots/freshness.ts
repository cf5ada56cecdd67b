import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In a folder of pictures, what all of them were taken of; absent where nobody knows. */
const stampIn = (folder: string): string => join(folder, 'taken-of.txt');

/**
 * Whether pictures are there, and all of them show what there is now.
 *
 * @param digest of what there is now
 * @param files the names of those that are needed
 */
export async function areFresh(folder: string, digest: string, files: readonly string[]): Promise<boolean> {
  const taken = await readFile(stampIn(folder), 'utf8').catch(() => null);
  return taken === digest && files.every((file) => existsSync(join(folder, file)));
}

/** Before any picture is taken: from then on nobody knows of what the others are. */
export const markStale = (folder: string): Promise<void> => rm(stampIn(folder), { force: true });

/** After all pictures were taken. */
export const markFresh = (folder: string, digest: string): Promise<void> => writeFile(stampIn(folder), digest);
