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
    failure: failure && { step: 'she reads "Hi"', message: 'expected "Hi"', type: 'SightError', ...failure },
    seconds: 0.1,
  };
}

const rows: readonly [string, ScenarioResult, readonly Expectation[], Verdict][] = [
  ['what passes is passed', result('passed'), [], 'passed'],
  ['what fails is a regression', result('failed', {}), [], 'regression'],
  [
    'what fails as it is known to is expected',
    result('failed', { message: 'oh: saw "Hello" here' }),
    [known],
    'expected',
  ],
  ['what fails in another way has changed', result('failed', { message: 'saw "Bye"' }), [known], 'changed'],
  [
    'what is found besides the known is not expected',
    result('failed', { message: 'saw "Hello"\nand, around the scenario: uncaught', afterwards: 'uncaught' }),
    [known],
    'changed',
  ],
  [
    'what is found besides is expected where it is known, too',
    result('failed', { message: 'saw "Hello"\nand, around the scenario: a request', afterwards: 'a request' }),
    [{ ...known, besides: 'a request' }],
    'expected',
  ],
  [
    'what is known to be found besides, and is not, has changed',
    result('failed', { message: 'saw "Hello" after a request' }),
    [{ ...known, besides: 'a request' }],
    'changed',
  ],
  ['what passes though it is known to fail is stale', result('passed'), [known], 'stale'],
  ['one of several that passes is stale', result('passed'), [{ ...known, id: 'route.home > *' }], 'stale'],
  [
    'one of several that fails in another way has changed',
    result('failed', { message: 'saw "Bye"' }),
    [{ ...known, id: 'route.home > *' }],
    'changed',
  ],
  ["another scenario's expectation says nothing", result('failed', {}), [{ ...known, id: 'other' }], 'regression'],
  ['an undefined step is never expected', result('undefined', {}), [known], 'undefined'],
  ['an ambiguous step is never expected', result('ambiguous', {}), [known], 'ambiguous'],
  ['a pending step is never expected', result('pending', {}), [known], 'pending'],
  ['skipping is never expected', result('skipped', {}), [known], 'skipped'],
  ['a scenario without an end is a fault of the harness', result('unfinished', {}), [], 'harness fault'],
  [
    "the harness's own error is no failure of the product",
    result('failed', { type: 'HarnessError', message: 'saw "Hello"' }),
    [known],
    'harness fault',
  ],
];

for (const [title, given, expectations, verdict] of rows) {
  test(title, () => {
    assert.equal(judge(given, expectations).verdict, verdict);
  });
}

test('only what passed, and what failed as expected, is green', () => {
  const green = rows.map(([, given, expectations]) => judge(given, expectations)).filter(isGreen);
  assert.deepEqual([...new Set(green.map(({ verdict }) => verdict))], ['passed', 'expected']);
});
