import assert from 'node:assert/strict';
import { it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { Check } from './outcome.ts';
import { runChecks } from './run-checks.ts';

const check = (name: string, ...problems: readonly string[]): Check => ({
  name,
  run: async () => ({ summary: `${name} was looked at`, problems }),
});

it('counts checks, tells of each in a line, and of what is wrong at the end', async () => {
  const said: string[] = [];
  const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no browser')) };
  const tally = await runChecks([check('walls', 'a.ts:1: a crack\nin the wall'), check('roof'), broken], (line) =>
    said.push(stripVTControlCharacters(line)),
  );
  assert.deepEqual(tally, { passed: 1, failed: 2 });
  assert.deepEqual(
    said
      .slice(0, 3)
      .map((line) => line.replace(/\d+\.\d/, '0.0'))
      .toSorted(),
    [
      'failed broken   0.0 s  did not finish',
      'failed walls    0.0 s  walls was looked at',
      'ok     roof     0.0 s  roof was looked at',
    ],
  );
  assert.ok(said.includes('  a.ts:1: a crack\n  in the wall'));
  assert.ok(said.some((line) => line.includes('no browser')));
});
