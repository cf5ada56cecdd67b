import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expectation } from './expectations.ts';
import { isGreen, judge, type ScenarioResult, type Verdict } from './judge.ts';

const known: Expectation = {
  id: '01-1',
  failsWith: 'saw "Hello"',
  because: 'the reference greets',
  decision: 'ours-differs-on-purpose',
};
const home: ScenarioResult = {
  id: known.id,
  title: 'route.home > Home',
  requirement: 'route.home',
  uri: 'features/door.feature',
  line: 7,
  name: 'Home',
  status: 'passed',
  failure: null,
  seconds: 0.1,
};
function fail(message: string, afterwards?: readonly string[], type = 'StepError'): ScenarioResult {
  const failure = { step: 'she reads "Hi"', line: 3, message, type, ...(afterwards && { afterwards }) };
  return { ...home, status: 'failed', failure };
}
const withRequest = { ...known, besides: 'a request' };
const severalKnown = { ...known, id: 'route.home' };

const rows: readonly [title: string, ScenarioResult, Expectation | null, Verdict][] = [
  ['a pass without an expectation is passed', home, null, 'passed'],
  ['a failure without an expectation is a regression', fail('expected "Hi"'), null, 'regression'],
  ['a failure with the expected error is expected', fail('oh: saw "Hello" here'), known, 'expected'],
  ['a failure with a different error than expected has changed', fail('saw "Bye"'), known, 'changed'],
  [
    'a failure with an unexpected error of a hook has changed',
    fail('saw "Hello"\nand at hook: no', ['no']),
    known,
    'changed',
  ],
  [
    'an error of a hook is expected if the expectation names it',
    fail('saw "Hello"', ['a request']),
    withRequest,
    'expected',
  ],
  [
    'a failure with errors of two hooks, of which one is unexpected, has changed',
    fail('saw "Hello"', ['no', 'a request']),
    withRequest,
    'changed',
  ],
  [
    'a failure without the expected error of a hook has changed',
    fail('saw "Hello" after a request'),
    withRequest,
    'changed',
  ],
  ['a pass despite an expectation is stale', home, known, 'stale'],
  ['a pass despite an expectation for several scenarios is stale', home, severalKnown, 'stale'],
  [
    'a failure with a different error than expected for several scenarios has changed',
    fail('saw "Bye"'),
    severalKnown,
    'changed',
  ],
  ['an expectation for a different scenario is ignored', fail('saw "Hello"'), { ...known, id: 'other' }, 'regression'],
  ['a scenario without an end is a harness error', { ...fail('no end'), status: 'unfinished' }, null, 'harness error'],
  ['a HarnessError is never expected', fail('saw "Hello"', undefined, 'HarnessError'), known, 'harness error'],
  ...(['undefined', 'ambiguous', 'pending', 'skipped'] as const).map((status): (typeof rows)[number] => [
    `a step that is ${status} is never expected`,
    { ...fail('saw "Hello"'), status },
    known,
    status,
  ]),
];

for (const [title, scenario, expectation, verdict] of rows) {
  test(title, () => {
    const judged = judge(scenario, expectation ? [expectation] : []);
    assert.equal(judged.verdict, verdict);
    assert.equal(isGreen(judged), verdict === 'passed' || verdict === 'expected');
  });
}
