import { open } from 'node:fs/promises';

/** Characters that are written at a time. */
const atATime = 65_536;

/** Writes a file of many small pieces, which are never together in memory. Rejects where it cannot be written. */
export async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  await using file = await open(path, 'w');
  let held = '';
  for (const piece of pieces) {
    held += piece;
    if (held.length < atATime) continue;
    await file.appendFile(held);
    held = '';
  }
  await file.appendFile(held);
}
