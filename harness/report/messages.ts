import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { Envelope } from '@cucumber/messages';
import { HarnessError } from '../../driver/harness-error.ts';

/** The messages that a run has left behind, one after the other. Throws a {@link HarnessError} where there is no such file. */
export async function* readMessages(path: string): AsyncGenerator<Envelope> {
  const file = await open(path).catch((cause: unknown) => {
    throw new HarnessError(`${path} is missing`, { cause });
  });
  for await (const line of file.readLines()) if (line !== '') yield JSON.parse(line) as Envelope;
}

/** Makes a lane's messages of those of its shards, in its folder. Rejects where one of them cannot be read. */
export async function joinMessages(paths: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const all = createWriteStream(join(folder, 'messages.ndjson'));
  for (const path of paths) await pipeline(createReadStream(path), all, { end: false });
  await finished(all.end());
}
