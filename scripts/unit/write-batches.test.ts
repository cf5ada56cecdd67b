import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { writeBatches } from './write-batches.ts';

const batches = [['/somewhere/a.test.ts'], ['/somewhere/b.test.ts', '/somewhere/c.test.ts']];

test('each batch has a file that runs it, a batch of one as well', async () => {
  const written = await writeBatches(batches);
  assert.deepEqual([...written.values()], batches);
  for (const [path, files] of written) {
    const text = await readFile(path, 'utf8');
    assert.match(text, /await runBatch\(/);
    for (const file of files) assert.ok(text.includes(JSON.stringify(file)), file);
  }
});

test('it is the same file in every run', async () => {
  assert.deepEqual([...(await writeBatches(batches)).keys()], [...(await writeBatches(batches)).keys()]);
});
