import { join } from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { eachOnce, readExpectations, type Expectation } from '../judge/expectations.ts';
import { fileNameOf, type Lane } from './lanes.ts';

/**
 * What is known of a lane: of every lane with its renderer, and of this one alone. What is told in both files is an
 * error, as is what is told twice in one.
 */
export async function expectationsOf(
  { folder, expectations }: Pick<Corpus, 'folder' | 'expectations'>,
  lane: Pick<Lane, 'name'>,
): Promise<readonly Expectation[]> {
  const [renderer = ''] = lane.name.split(':');
  const files = [`${renderer}.yaml`, `${fileNameOf(lane)}.yaml`];
  const read = files.map((file) => readExpectations(join(folder, expectations, file), `${expectations}/${file}`));
  return eachOnce((await Promise.all(read)).flat(), files.join(' and '));
}
