import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCosts, judgeCosts, pickMedian, type Cost } from './costs.ts';

const cost = (count: number, processorMs: number, peakMegabytes: number): Cost => ({
  count,
  processorMs,
  wallMs: processorMs / 2,
  peakMegabytes,
});
const single = cost(1, 600, 200);

test('the cost per example excludes the cost of a run with one example', () => {
  assert.deepEqual(formatCosts(single, [cost(5001, 5600, 400.4)]), [
    '5,001 scenarios: 1.00 ms of processor time and 0.50 ms of wall time per scenario, 400 MB peak memory',
  ]);
});

test('cost and memory of the largest run may be a fifth higher than in a smaller run, but no more', () => {
  const [small, medium] = [cost(501, 1100, 250), cost(5001, 5600, 400)];
  assert.deepEqual(judgeCosts(single, [small]), []);
  assert.deepEqual(judgeCosts(single, [small, medium, cost(50_001, 60_600, 480)]), [
    {
      line: 'processor time per scenario: with 50,001 scenarios, 1.20 times as high as with 501 (limit: 1.2)',
      isGood: true,
    },
    { line: 'peak memory: with 50,001 scenarios, 1.20 times as high as with 5,001 (limit: 1.2)', isGood: true },
  ]);
  assert.deepEqual(judgeCosts(single, [small, medium, cost(50_001, 75_600, 800)]), [
    {
      line: '✗ processor time per scenario: with 50,001 scenarios, 1.50 times as high as with 501 (limit: 1.2)',
      isGood: false,
    },
    { line: '✗ peak memory: with 50,001 scenarios, 2.00 times as high as with 5,001 (limit: 1.2)', isGood: false },
  ]);
});

for (const [title, small, large] of [
  ['took longer than the smaller run', 500, 5600],
  ['took longer than the larger run', 1100, 500],
  ['took longer than both runs', 500, 550],
  ['took exactly as long as the smaller run', 600, 5600],
] as const) {
  test(`costs cannot be compared if the run of one example ${title}`, () => {
    const [verdict] = judgeCosts(single, [cost(501, small, 250), cost(5001, large, 250)]);
    assert.deepEqual(verdict, {
      line: '✗ processor time per scenario cannot be compared: 5,001 or 501 scenarios took no longer than one. Use larger sizes',
      isGood: false,
    });
  });
}

test('the median of repeated runs is used', () => {
  const [a, b, c] = [cost(5, 10, 1), cost(5, 30, 1), cost(5, 20, 1)];
  assert.deepEqual(pickMedian([a, b, c]), [c]);
  assert.deepEqual(pickMedian([a]), [a]);
  assert.deepEqual(pickMedian([]), []);
});
