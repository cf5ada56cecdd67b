import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { batchFeatures } from './batch-features.ts';

const outline = (rows: number): string =>
  [
    'Feature: Tea',
    '  Rule: It is hot',
    '    Scenario Outline: <number>',
    '      Given a kettle',
    '        | of  | steel |',
    '        | and | glass |',
    '      Examples:',
    '        | number |',
    ...Array.from({ length: rows }, (_, at) => `        | ${at} |`),
    '    Scenario: Once more',
    '      Given a kettle',
    '        | of | clay |',
  ].join('\n');

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doorstep-batches-'));
  // Each feature has the given number of example rows, and one scenario without examples.
  for (const [name, rows] of Object.entries({ a: 2, b: 2, c: 2, d: 8 })) {
    await writeFile(join(folder, `${name}.feature`), outline(rows));
  }
});
after(() => rm(folder, { recursive: true }));

test('the size of a batch is its number of scenarios, including examples but not rows of other tables', () => {
  assert.deepEqual(batchFeatures(folder, ['{a,b,c}.feature'], 6), [['a.feature', 'b.feature'], ['c.feature']]);
  assert.deepEqual(batchFeatures(folder, ['{a,b,c}.feature'], 5), [['a.feature'], ['b.feature'], ['c.feature']]);
  assert.deepEqual(batchFeatures(folder, ['{a,b,c}.feature'], 9), [['a.feature', 'b.feature', 'c.feature']]);
});

test('a feature larger than a batch is not divided', () => {
  assert.deepEqual(batchFeatures(folder, ['*.feature'], 6), [['a.feature', 'b.feature'], ['c.feature'], ['d.feature']]);
});

test('patterns may be absolute, and are returned as the only batch if they match nothing', () => {
  assert.deepEqual(batchFeatures('/', [join(folder, 'a.feature')], 6), [[join(folder, 'a.feature')]]);
  assert.deepEqual(batchFeatures(folder, ['nothing/*.feature']), [['nothing/*.feature']]);
});
