import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { slicesOf } from './slices.ts';

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

describe('slices', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doorstep-slices-'));
    // With the scenario after the outline: 3, 3, 3 and 9.
    for (const [name, rows] of [
      ['a', 2],
      ['b', 2],
      ['c', 2],
      ['d', 8],
    ] as const) {
      await writeFile(join(folder, `${name}.feature`), outline(rows));
    }
  });
  after(() => rm(folder, { recursive: true }));

  it('hold so many scenarios, examples being scenarios, and rows of other tables none', () => {
    assert.deepEqual(slicesOf(folder, ['{a,b,c}.feature'], 6), [['a.feature', 'b.feature'], ['c.feature']]);
    assert.deepEqual(slicesOf(folder, ['{a,b,c}.feature'], 5), [['a.feature'], ['b.feature'], ['c.feature']]);
    assert.deepEqual(slicesOf(folder, ['{a,b,c}.feature'], 9), [['a.feature', 'b.feature', 'c.feature']]);
  });

  it('hold a feature whole, however large it is', () => {
    assert.deepEqual(slicesOf(folder, ['*.feature'], 6), [['a.feature', 'b.feature'], ['c.feature'], ['d.feature']]);
  });

  it('are of the files, wherever they are; and are what was asked for where there is none', () => {
    assert.deepEqual(slicesOf('/', [join(folder, 'a.feature')], 6), [[join(folder, 'a.feature')]]);
    assert.deepEqual(slicesOf(folder, ['nothing/*.feature']), [['nothing/*.feature']]);
  });
});
