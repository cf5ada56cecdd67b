import assert from 'node:assert/strict';
import { it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { Check } from './outcome.ts';
import { runChecks } from './run-checks.ts';

const check = (name: string, ...problems: readonly string[]): Check => ({
  name,
  run: async () => ({ summary: `${name} was checked`, problems }),
});

it('checks are counted and listed on a line each, and their problems are printed at the end', async () => {
  const lines: string[] = [];
  const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no browser')) };
  const tally = await runChecks([check('walls', 'a.ts:1: a crack\nin the wall'), check('roof'), broken], (line) =>
    lines.push(stripVTControlCharacters(line)),
  );
  assert.deepEqual(tally, { passed: 1, failed: 2 });
  assert.deepEqual(
    lines
      .slice(0, 3)
      .map((line) => line.replace(/\d+\.\d/, '0.0'))
      .toSorted(),
    [
      'failed broken   0.0 s  1 problem, see below',
      'failed walls    0.0 s  1 problem, see below',
      'ok     roof     0.0 s  roof was checked',
    ],
  );
  assert.ok(lines.includes('  a.ts:1: a crack\n  in the wall'));
  assert.ok(lines.includes('  The check could not finish. no browser'));
});
