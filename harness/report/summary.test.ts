import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expectation } from '../judge/expectations.ts';
import type { Judged } from '../judge/judge.ts';
import { summarize } from './summary.ts';

const expectedFailure = (about: Partial<Expectation>): Judged =>
  ({
    verdict: 'expected',
    requirement: 'a.b',
    expectation: { id: '', failsWith: '', because: '', ...about },
  }) as Judged;

test('faults of the renderer are told from missing screens, deliberate differences and limits of the service', () => {
  const scenarios = [
    expectedFailure({ decision: 'reference-fault' }),
    expectedFailure({ decision: 'reference-fault' }),
    expectedFailure({ decision: 'reference-fault', lacks: 'a page' }),
    expectedFailure({ decision: 'ours-differs-on-purpose' }),
    expectedFailure({ decision: 'ours-differs-on-purpose', lacks: 'a page' }),
    expectedFailure({ decision: 'backend-cannot' }),
    { ...expectedFailure({ decision: 'reference-fault' }), verdict: 'passed' } as Judged,
  ];
  const { rendererFaults, onMissingScreens } = summarize({ scenarios, seconds: 1, excluded: 0 }, []);
  assert.deepEqual({ rendererFaults, onMissingScreens }, { rendererFaults: 2, onMissingScreens: 2 });
});
