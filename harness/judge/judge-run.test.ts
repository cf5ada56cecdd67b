import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expectation } from './expectations.ts';
import { judgeRun } from './judge-run.ts';
import type { ScenarioResult } from './judge.ts';
import type { Placed } from './scenario-id.ts';

type Run = Parameters<typeof judgeRun>[0];

const place = (id: string, line = 1): Placed => ({
  id,
  title: `Home ${id}`,
  requirement: 'route.home',
  uri: 'door.feature',
  line,
});
const passed: ScenarioResult = { ...place('a'), name: 'a', status: 'passed', failure: null, seconds: 0.5 };
const failWith = (type: string): ScenarioResult => ({
  ...passed,
  status: 'failed',
  failure: { step: 'she reads', line: 3, message: 'no', type },
});
const failed = failWith('StepError');
const run = (parts: Partial<Run> = {}): Run => ({
  results: [passed],
  places: [place('a')],
  specErrors: [],
  harnessErrors: [],
  firstBegin: 10,
  lastEnd: 12.5,
  ...parts,
});
const expectation = (id: string): Expectation => ({ id, failsWith: 'no', because: 'so', decision: 'reference-fault' });

test('the duration of a run is the time from the first scenario to the last', () => {
  assert.equal(judgeRun(run(), []).seconds, 2.5);
});

const rows: readonly [title: string, Partial<Run>, expected: readonly string[], exitCode: number, error?: string][] = [
  ['a run in which every scenario passes', {}, [], 0],
  ['an expected failure', { results: [failed] }, ['a'], 0],
  ['a regression', { results: [failed] }, [], 1],
  [
    'an expectation for no scenario',
    {},
    ['gone'],
    1,
    'Unused expectation: no scenario or requirement has the id "gone". Remove it from features/expectations',
  ],
  [
    'an expectation for all rows of a scenario',
    { places: [place('a/1')], results: [{ ...failed, id: 'a/1' }] },
    ['a'],
    0,
  ],
  ['an expectation for all scenarios of a requirement', { results: [failed] }, ['route.home'], 0],
  [
    'an expectation for a row that does not exist',
    {},
    ['a/1'],
    1,
    'Unused expectation: no scenario or requirement has the id "a/1". Remove it from features/expectations',
  ],
  ['an expectation for a scenario that was not selected', { places: [place('a'), place('b')] }, ['b'], 0],
  [
    'a selection of no scenario',
    { results: [], firstBegin: null },
    [],
    1,
    'No scenario ran: the options select none of the 1 scenario. Check --tags, --name and --shard',
  ],
  ['an empty corpus', { results: [], places: [] }, [], 1, 'No scenario ran: the features contain no scenario'],
  ['a feature that cannot be parsed', { specErrors: ['expected a colon'] }, [], 1, 'expected a colon'],
  ['an error of the harness beside a failure', { results: [failed], harnessErrors: ['worker 1 exited'] }, [], 2],
  ['an error of the harness in a scenario', { results: [failWith('HarnessError'), failed] }, [], 2],
];
for (const [title, parts, expected, exitCode, error] of rows) {
  test(`${title} has exit code ${exitCode}`, () => {
    const judgement = judgeRun(run(parts), expected.map(expectation));
    assert.equal(judgement.exitCode, exitCode);
    assert.deepEqual(judgement.specErrors, error === undefined ? [] : [error]);
  });
}

test('two scenarios with the same id are an error that names their places', () => {
  const { exitCode, specErrors } = judgeRun(run({ places: [place('a', 3), place('a', 9)] }), []);
  assert.equal(exitCode, 1);
  assert.deepEqual(specErrors, [
    'Duplicate scenario id: "a" at door.feature:3 and door.feature:9. Change one of the two',
  ]);
});

test('scenarios of excluded requirements are counted', () => {
  const places = [place('a'), { ...place('b'), requirement: 'route.none' }, { ...place('c'), requirement: null }];
  assert.equal(judgeRun(run({ places }), [], new Set(['route.none'])).excluded, 1);
});

for (const [title, checked, missed, unchecked] of [
  ['a screen that was always gone before the check is reported', [], ['tea at /', 'cup at /'], ['cup', 'tea']],
  ['a screen that was reached but never checked is reported, unless it is invisible', ['tea at /'], [], ['cup']],
  ['one check of a screen is enough', ['tea at /', 'cup at /'], ['tea at /', 'cup at /'], []],
  ['a check of a screen at one path is enough for all paths', ['tea at /', 'cup at /'], ['tea at /cummies'], []],
  [
    'pages that are not screens are checked at each path',
    ['tea at /', 'cup at /', 'page at /'],
    ['page at /cummies'],
    ['page at /cummies'],
  ],
] as const) {
  test(title, () => {
    const transitions = ['tea', 'cup', 'tea', 'start'].map((to) => ({ from: 'start', to }));
    const check = (hasRun: boolean) => (screen: string) => ({ screen, hasRun });
    const axeChecks = [...missed.map(check(false)), ...checked.map(check(true)), ...missed.map(check(false))];
    const results = [
      { ...passed, transitions },
      { ...passed, axeChecks },
    ];
    assert.deepEqual(judgeRun(run({ results }), []).uncheckedScreens, unchecked);
  });
}
