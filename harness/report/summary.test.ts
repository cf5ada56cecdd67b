import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expectation } from '../judge/expectations.ts';
import type { Judged } from '../judge/judge.ts';
import { summarize } from './summary.ts';

const failing = (about: Partial<Expectation>): Judged =>
  ({
    verdict: 'expected',
    requirement: 'a.b',
    expectation: { id: '', failsWith: '', because: '', ...about },
  }) as Judged;

test('a fault of its own is told from a screen that it lacks, from a choice and from the service’s limits', () => {
  const scenarios = [
    failing({ decision: 'reference-fault' }),
    failing({ decision: 'reference-fault' }),
    failing({ decision: 'reference-fault', lacks: 'a page' }),
    failing({ decision: 'ours-differs-on-purpose' }),
    failing({ decision: 'ours-differs-on-purpose', lacks: 'a page' }),
    failing({ decision: 'backend-cannot' }),
    { ...failing({ decision: 'reference-fault' }), verdict: 'passed' } as Judged,
  ];
  const run = { scenarios, seconds: 1, leftOut: 0 } as unknown as Parameters<typeof summarize>[0];
  const { atFault, lacking } = summarize(run, []);
  assert.deepEqual({ atFault, lacking }, { atFault: 2, lacking: 2 });
});
