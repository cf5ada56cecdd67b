import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main, readSampling } from './main.ts';

test('the specification or the product is asked for, all of it or a sample', () => {
  assert.deepEqual(
    readSampling(['--spec'], () => 42),
    { of: 'spec', only: null, size: null, seed: 42, shard: null },
  );
  assert.deepEqual(readSampling(['--product', '--sample', '30', '--seed', '7', '--only', 'en.', '--shard', '2/5']), {
    of: 'product',
    only: 'en.',
    size: 30,
    seed: 7,
    shard: { index: 2, total: 5 },
  });
});

test('what is not right on the command line is said', async () => {
  assert.equal(readSampling([]), 'expected one of --spec, --product and --logic');
  assert.equal(readSampling(['--spec', '--logic']), 'expected one of --spec, --product and --logic');
  assert.equal(readSampling(['--spec', '--sample', '0']), '--sample: expected a number from 1 on, saw "0"');
  assert.equal(readSampling(['--spec', '--shard', '3/2']), '--shard: expected such as 2/5, saw "3/2"');
  assert.match(String(readSampling(['--spce'])), /Unknown option '--spce'/);
  let said = '';
  assert.equal(await main(['--sample'], { write: (text) => (said += text) }), 2);
  assert.match(said, /argument missing[^]*Usage: npm run mutate/);
});
