import { join } from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { readExpectations, rejectDuplicates, type Expectation } from '../judge/expectations.ts';
import { toFileName, type Lane } from './lanes.ts';

/**
 * Reads what is expected to fail on a lane: the file of its renderer, and its own.
 *
 * @throws HarnessError (rejects) if a file is malformed, or an id is listed twice in one or both
 */
export async function readLaneExpectations(
  { folder, expectations }: Pick<Corpus, 'folder' | 'expectations'>,
  { name, renderer }: Pick<Lane, 'name' | 'renderer'>,
): Promise<readonly Expectation[]> {
  const files = [`${renderer.name}.yaml`, `${toFileName(name)}.yaml`];
  const read = files.map((file) => readExpectations(join(folder, expectations, file), `${expectations}/${file}`));
  return rejectDuplicates((await Promise.all(read)).flat(), files.join(' and '));
}
