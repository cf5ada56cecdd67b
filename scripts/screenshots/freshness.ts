import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Path of the file with a digest of the source code from which the pictures were taken. The file does not exist while
 * new pictures are taken, so that the pictures of an interrupted run count as outdated.
 */
const stampFile = (folder: string): string => join(folder, 'taken-of.txt');

/**
 * Returns true if the pictures exist and were taken from the current sources.
 *
 * @param digest the digest of the current sources
 * @param files the file names of the pictures
 */
export async function areFresh(folder: string, digest: string, files: readonly string[]): Promise<boolean> {
  const stamp = await readFile(stampFile(folder), 'utf8').catch(() => null);
  return stamp === digest && files.every((file) => existsSync(join(folder, file)));
}

/** Marks the pictures as outdated. Call this function before taking new pictures. */
export const markStale = (folder: string): Promise<void> => rm(stampFile(folder), { force: true });

export const markFresh = (folder: string, digest: string): Promise<void> => writeFile(stampFile(folder), digest);
