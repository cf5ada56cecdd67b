import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged, Verdict } from '../judge/judge.ts';
import { sampleLane } from '../sample-corpus/corpus.ts';
import { runRepeatedly, type Repetition } from './run-repeatedly.ts';

/**
 * Repeats a run of one scenario. The first run has the first of the verdicts, the second run has the second, and so on.
 */
async function repeat(verdicts: readonly Verdict[], options: Partial<Pick<Repetition, 'order' | 'signal'>> = {}) {
  let printed = '';
  const orders: string[] = [];
  const exitCode = await runRepeatedly(
    {
      lanes: [sampleLane('new')],
      order: 'defined',
      repeat: verdicts.length,
      signal: new AbortController().signal,
      run: async (_lane, order) => {
        const verdict = verdicts[orders.length] ?? 'passed';
        orders.push(order);
        return { scenarios: [{ id: '01-1', title: 'Tea', verdict } as Judged], exitCode: verdict === 'passed' ? 0 : 1 };
      },
      ...options,
    },
    { write: (text) => (printed += text) },
  );
  return { exitCode, printed, orders };
}

test('if all runs have the same verdicts, the exit code is the worst of all runs', async () => {
  assert.equal((await repeat(['passed', 'passed'])).exitCode, 0);
  assert.equal((await repeat(['regression', 'regression'])).exitCode, 1);
});

test('a scenario whose verdicts differ is printed, and the exit code is 1', async () => {
  const { exitCode, printed } = await repeat(['passed', 'regression', 'passed']);
  assert.equal(exitCode, 1);
  assert.match(printed, /\n✗ 01-1 Tea: differed in 1 run: passed 2, regression 1 \(run 2\)\n/);
  assert.match(printed, /\nsample:new: 3 runs of 1 scenario: 1 failed, 1 scenario differed between runs\n$/);
});

test('each run has a random order of its own, which is printed', async () => {
  const { orders, printed } = await repeat(['passed', 'passed'], { order: 'random:7' });
  assert.deepEqual(orders, ['random:7-1', 'random:7-2']);
  assert.match(printed, /Lane sample:new, run 2 of 2, order of the scenarios: random:7-2\n/);
  assert.deepEqual((await repeat(['passed', 'passed'])).orders, ['defined', 'defined']);
});

test('after an interruption, no further run starts', async () => {
  const { orders, printed } = await repeat(['passed', 'passed'], { signal: AbortSignal.abort() });
  assert.deepEqual(orders, []);
  assert.match(printed, /0 runs of 0 scenarios/);
});
