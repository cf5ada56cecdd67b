import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main, readSampling } from './main.ts';

test('the specification or the product is asked for, all of it or a sample', () => {
  assert.deepEqual(
    readSampling(['--spec'], () => 42),
    { of: 'spec', size: null, seed: 42 },
  );
  assert.deepEqual(readSampling(['--product', '--sample', '30', '--seed', '7']), { of: 'product', size: 30, seed: 7 });
});

test('what is not right on the command line is said', async () => {
  assert.equal(readSampling([]), 'expected either --spec or --product');
  assert.equal(readSampling(['--spec', '--product']), 'expected either --spec or --product');
  assert.equal(readSampling(['--spec', '--sample', '0']), '--sample: expected a number from 1 on, saw "0"');
  assert.match(String(readSampling(['--spce'])), /Unknown option '--spce'/);
  let said = '';
  assert.equal(await main(['--sample'], { write: (text) => (said += text) }), 2);
  assert.match(said, /argument missing[^]*Usage: npm run mutate/);
});
