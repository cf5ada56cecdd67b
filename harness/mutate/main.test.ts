import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main, readOptions } from './main.ts';

test('all mutants run by default, and some of them on request', () => {
  assert.deepEqual(readOptions(['--spec', '--sample', '3', '--seed', '42']), {
    target: 'spec',
    sampling: { only: null, size: 3, seed: 42, shard: null },
  });
  assert.deepEqual(readOptions(['--product', '--sample', '30', '--seed', '7', '--only', 'en.', '--shard', '2/5']), {
    target: 'product',
    sampling: { only: 'en.', size: 30, seed: 7, shard: { index: 2, total: 5 } },
  });
});

for (const [argv, message] of [
  [[], /^error: Expected exactly one of --spec, --product, --faults and --logic/],
  [['--spec', '--logic'], /^error: Expected exactly one of --spec, --product, --faults and --logic/],
  [['--spec', '--sample', '0'], /--sample cannot be '0'/],
  [['--spec', '--shard', '3/2'], /--shard cannot be '3\/2'/],
  [['--spec', '--seed', '42'], /^error: --seed selects a sample, so it needs --sample\./],
  [['--logic', '--shard', '1/2'], /^error: --logic cannot be combined with --shard\./],
  [['--spce'], /unknown option '--spce'/],
  [['--sample'], /--sample needs a value: --sample NUMBER\.[^]*Usage: npm run mutate/],
] as const) {
  test(`"${argv.join(' ')}" is rejected`, async () => {
    let printed = '';
    assert.equal(await main(argv, { write: (text) => (printed += text) }), 2);
    assert.match(printed, message);
  });
}
