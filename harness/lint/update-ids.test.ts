import assert from 'node:assert/strict';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sampleCorpus } from '../sample-corpus/corpus.ts';
import { updateIds } from './update-ids.ts';

const feature = (tags: string) => `Feature: Tea\n\n  @tea.hot\n  Rule: It is hot\n\n${tags}    Scenario: At once\n`;

test('new scenarios get an id, and titles after ids are updated', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doorstep-ids-'));
  const corpus = { ...sampleCorpus, folder: folder.path, features: '*.feature' };
  const [path, map] = [join(folder.path, '07-tea.feature'), join(folder.path, corpus.transitions)];
  await writeFile(path, feature(''));
  await writeFile(map, '- 07-1 # tea.hot > Later\n');
  assert.deepEqual(await updateIds(corpus), { changed: ['07-tea.feature', corpus.transitions], parseErrors: [] });
  assert.equal(await readFile(path, 'utf8'), feature('    @07-1\n'));
  assert.equal(await readFile(map, 'utf8'), '- 07-1 # tea.hot > At once\n');
  assert.deepEqual(await updateIds(corpus), { changed: [], parseErrors: [] });

  await writeFile(path, 'Feature Tea');
  const { changed, parseErrors } = await updateIds(corpus);
  assert.deepEqual(changed, []);
  assert.match(parseErrors.join(), /^07-tea\.feature: /);
});
