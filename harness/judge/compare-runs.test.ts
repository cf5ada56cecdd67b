import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RunComparison } from './compare-runs.ts';
import type { Judged, Verdict } from './judge.ts';

/** Compares runs. Each run lists the verdict of the scenario 01-1, then the verdict of the scenario 01-2. */
function compare(...runs: readonly (readonly Verdict[])[]) {
  const comparison = new RunComparison();
  for (const verdicts of runs) {
    const scenarios = verdicts.map((verdict, index) => ({ id: `01-${index + 1}`, title: 'Home', verdict }) as Judged);
    comparison.add({ scenarios });
  }
  return comparison.describe('a:b');
}

test('scenarios with the same verdict in each run do not differ, even if they fail', () => {
  assert.deepEqual(compare(['passed', 'expected'], ['passed', 'expected']), [
    'a:b: 2 runs of 2 scenarios: 0 failed, 0 scenarios differed between runs',
  ]);
  assert.deepEqual(compare(['passed', 'regression'], ['passed', 'regression']), [
    'a:b: 2 runs of 2 scenarios: 2 failed, 0 scenarios differed between runs',
  ]);
});

test('a scenario with different verdicts is printed with each verdict, and with the runs in which it was not the usual one', () => {
  assert.deepEqual(compare(['passed', 'passed'], ['regression', 'passed'], ['passed', 'passed'], ['undefined']), [
    '✗ 01-1 Home: differed in 2 runs: passed 2, regression 1 (run 2), undefined 1 (run 4)',
    '✗ 01-2 Home: differed in 1 run: passed 3, not run 1 (run 4)',
    'a:b: 4 runs of 2 scenarios: 2 failed, 2 scenarios differed between runs',
  ]);
});

test('the scenario whose verdict differs in most runs comes first', () => {
  const [first] = compare(['passed', 'passed'], ['passed', 'stale'], ['stale', 'changed'], ['passed', 'passed']);
  assert.match(first ?? '', /^✗ 01-2 Home: differed in 2 runs/);
});
