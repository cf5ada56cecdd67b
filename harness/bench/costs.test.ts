import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { costLines, judgeCosts, medianOf, type Cost } from './costs.ts';

const cost = (count: number, processorMs: number, peakMegabytes: number): Cost => ({
  count,
  processorMs,
  wallMs: processorMs / 2,
  peakMegabytes,
});
const single = cost(1, 600, 200);

describe('what runs cost', () => {
  it('is said of one example, without what a run takes by itself', () => {
    assert.deepEqual(costLines(single, [cost(5001, 5600, 400.4)]), [
      '5,001 examples: 1.00 ms of processor time each, 0.50 ms by the clock; 400 MB at most',
    ]);
  });

  it('may be a fifth more each, and in memory, and no more', () => {
    const [few, some] = [cost(501, 1100, 250), cost(5001, 5600, 400)];
    const good = judgeCosts(single, [few, some, cost(50_001, 60_600, 480)]);
    assert.deepEqual(good, [
      { line: 'cost 50,001/501 = 1.20 (≤ 1.2)', isGood: true },
      { line: 'memory 50,001/5,001 = 1.20 (≤ 1.2)', isGood: true },
    ]);
    const bad = judgeCosts(single, [few, some, cost(50_001, 75_600, 800)]);
    assert.deepEqual(bad, [
      { line: '✗ cost 50,001/501 = 1.50 (≤ 1.2)', isGood: false },
      { line: '✗ memory 50,001/5,001 = 2.00 (≤ 1.2)', isGood: false },
    ]);
  });

  it('is no measure where examples cost less than none', () => {
    const bad = { line: '✗ cost 5,001/501 is no measure: one costs nothing', isGood: false };
    for (const [few, many] of [
      [500, 5600], // the smaller run's
      [1100, 500], // the larger run's
      [500, 550], // both: the ratio of them is above 0
      [600, 5600],
    ] as const) {
      const [verdict] = judgeCosts(single, [cost(501, few, 250), cost(5001, many, 250)]);
      assert.deepEqual(verdict, bad);
    }
  });

  it('is that of the run in the middle', () => {
    const [a, b, c] = [cost(5, 10, 1), cost(5, 30, 1), cost(5, 20, 1)];
    assert.deepEqual(medianOf([a, b, c]), [c]);
    assert.deepEqual(medianOf([a]), [a]);
    assert.deepEqual(medianOf([]), []);
  });

  it('is compared with nothing where there is one size only', () => {
    assert.deepEqual(judgeCosts(single, [cost(501, 1100, 250)]), []);
  });
});
