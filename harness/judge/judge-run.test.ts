import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LookCollector } from './collect-looks.ts';
import type { Expectation } from './expectations.ts';
import { judgeRun } from './judge-run.ts';
import type { Placed } from './scenario-id.ts';
import type { ScenarioResult } from './scenario-result.ts';

const place = (id: string, line = 1): Placed => ({ id, requirement: 'route.home', uri: 'door.feature', line });
const passed = (id: string): ScenarioResult => ({
  ...place(id),
  name: id,
  status: 'passed',
  failure: null,
  seconds: 0.5,
});
const failed = (id: string, type = 'SightError'): ScenarioResult => ({
  ...passed(id),
  status: 'failed',
  failure: { step: 'she reads', message: 'no', type },
});
const run = (parts: Partial<Parameters<typeof judgeRun>[0]> = {}): Parameters<typeof judgeRun>[0] => ({
  results: [passed('a')],
  places: [place('a')],
  specFaults: [],
  harnessFaults: [],
  looks: new LookCollector(),
  firstBegin: 10,
  lastEnd: 12.5,
  ...parts,
});
const expectation = (id: string): Expectation => ({
  id,
  failsWith: 'no',
  because: 'so it was',
  decision: 'reference-fault',
});

test('a run that is all green ends with 0, and says how long it took', () => {
  const { exitCode, seconds, specFaults, harnessFaults } = judgeRun(run(), []);
  assert.deepEqual(
    { exitCode, seconds, specFaults, harnessFaults },
    { exitCode: 0, seconds: 2.5, specFaults: [], harnessFaults: [] },
  );
});

test('a failure that is expected leaves the run green', () => {
  assert.equal(judgeRun(run({ results: [failed('a')] }), [expectation('a')]).exitCode, 0);
});

test('a regression ends with 1', () => {
  assert.equal(judgeRun(run({ results: [failed('a')] }), []).exitCode, 1);
});

test('an expectation of no scenario is dangling', () => {
  const { exitCode, specFaults } = judgeRun(run(), [expectation('gone')]);
  assert.equal(exitCode, 1);
  assert.deepEqual(specFaults, ['DANGLING EXPECTATION: no scenario has the id "gone"']);
});

test('an expectation of several dangles where there is none of them', () => {
  assert.equal(judgeRun(run({ places: [place('a > b')] }), [expectation('a > *')]).exitCode, 0);
  assert.equal(judgeRun(run(), [expectation('a > *')]).exitCode, 1);
});

test('scenarios that the lane is not held to are counted', () => {
  const places = [place('a'), { ...place('b'), requirement: 'route.none' }, { ...place('c'), requirement: null }];
  assert.equal(judgeRun(run({ places }), [], new Set(['route.none'])).leftOut, 1);
});

test('an expectation of a scenario that was not chosen does not dangle', () => {
  const { exitCode } = judgeRun(run({ places: [place('a'), place('b')] }), [expectation('b')]);
  assert.equal(exitCode, 0);
});

test('two scenarios of one id are told of, with their places', () => {
  const { exitCode, specFaults } = judgeRun(run({ places: [place('a', 3), place('a', 9)] }), []);
  assert.equal(exitCode, 1);
  assert.deepEqual(specFaults, ['TWO SCENARIOS OF ONE ID: "a" at door.feature:3 and door.feature:9']);
});

test('no scenario at all is not a success', () => {
  const nothing = judgeRun(run({ results: [], firstBegin: null, lastEnd: null }), []);
  assert.equal(nothing.exitCode, 1);
  assert.deepEqual(nothing.specFaults, ['NO SCENARIO RAN: none of 1 was chosen']);
  assert.deepEqual(judgeRun(run({ results: [], places: [] }), []).specFaults, ['NO SCENARIO RAN: there is none']);
});

test('a feature that cannot be read ends with 1', () => {
  assert.equal(judgeRun(run({ specFaults: ['door.feature: expected a colon'] }), []).exitCode, 1);
});

test("the harness's fault weighs more than the product's", () => {
  assert.equal(judgeRun(run({ results: [failed('a')], harnessFaults: ['worker 1 exited'] }), []).exitCode, 2);
  assert.equal(judgeRun(run({ results: [failed('a', 'HarnessError'), failed('b')] }), []).exitCode, 2);
});
