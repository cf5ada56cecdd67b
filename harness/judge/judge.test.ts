import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expectation } from './expectations.ts';
import { isGreen, judge, type Verdict } from './judge.ts';
import type { Failure, ScenarioResult, Status } from './scenario-result.ts';

const known: Expectation = {
  id: 'route.home > Home',
  failsWith: 'saw "Hello"',
  because: 'the reference greets',
  decision: 'ours-differs-on-purpose',
};

function result(status: Status, failure: Partial<Failure> | null = null): ScenarioResult {
  return {
    id: known.id,
    requirement: 'route.home',
    uri: 'features/door.feature',
    line: 7,
    name: 'Home',
    status,
    failure: failure && { step: 'she reads "Hi"', message: 'expected "Hi"', type: 'StepError', ...failure },
    seconds: 0.1,
  };
}

const rows: readonly [string, ScenarioResult, readonly Expectation[], Verdict][] = [
  ['a pass without an expectation is passed', result('passed'), [], 'passed'],
  ['a failure without an expectation is a regression', result('failed', {}), [], 'regression'],
  [
    'a failure with the expected error is expected',
    result('failed', { message: 'oh: saw "Hello" here' }),
    [known],
    'expected',
  ],
  ['a failure with a different error has changed', result('failed', { message: 'saw "Bye"' }), [known], 'changed'],
  [
    'an unexpected error of a hook has changed',
    result('failed', { message: 'saw "Hello"\nand at hook: uncaught', afterwards: 'uncaught' }),
    [known],
    'changed',
  ],
  [
    'an error of a hook is expected if the expectation names it',
    result('failed', { message: 'saw "Hello"\nand at hook: a request', afterwards: 'a request' }),
    [{ ...known, besides: 'a request' }],
    'expected',
  ],
  [
    'a missing error of a hook that the expectation names has changed',
    result('failed', { message: 'saw "Hello" after a request' }),
    [{ ...known, besides: 'a request' }],
    'changed',
  ],
  ['a pass despite an expectation is stale', result('passed'), [known], 'stale'],
  [
    'a pass despite an expectation for several scenarios is stale',
    result('passed'),
    [{ ...known, id: 'route.home > *' }],
    'stale',
  ],
  [
    'a failure with a different error than expected of several scenarios has changed',
    result('failed', { message: 'saw "Bye"' }),
    [{ ...known, id: 'route.home > *' }],
    'changed',
  ],
  [
    'an expectation for a different scenario does not count',
    result('failed', {}),
    [{ ...known, id: 'other' }],
    'regression',
  ],
  ['an undefined step is never expected', result('undefined', {}), [known], 'undefined'],
  ['an ambiguous step is never expected', result('ambiguous', {}), [known], 'ambiguous'],
  ['a pending step is never expected', result('pending', {}), [known], 'pending'],
  ['a skipped step is never expected', result('skipped', {}), [known], 'skipped'],
  ['a scenario without an end is a harness error', result('unfinished', {}), [], 'harness error'],
  [
    'a HarnessError is never expected',
    result('failed', { type: 'HarnessError', message: 'saw "Hello"' }),
    [known],
    'harness error',
  ],
];

for (const [title, scenario, expectations, verdict] of rows) {
  test(title, () => {
    assert.equal(judge(scenario, expectations).verdict, verdict);
  });
}

test('only passed and expected are green', () => {
  const green = rows.map(([, scenario, expectations]) => judge(scenario, expectations)).filter(isGreen);
  assert.deepEqual([...new Set(green.map(({ verdict }) => verdict))], ['passed', 'expected']);
});
