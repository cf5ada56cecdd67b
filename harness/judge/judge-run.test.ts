import assert from 'node:assert/strict';
import { test } from 'node:test';
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
const failed = (id: string, type = 'StepError'): ScenarioResult => ({
  ...passed(id),
  status: 'failed',
  failure: { step: 'she reads', message: 'no', type },
});
const run = (parts: Partial<Parameters<typeof judgeRun>[0]> = {}): Parameters<typeof judgeRun>[0] => ({
  results: [passed('a')],
  places: [place('a')],
  specErrors: [],
  harnessErrors: [],
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

test('a run in which every scenario passes has exit code 0 and a duration', () => {
  const { exitCode, seconds, specErrors, harnessErrors } = judgeRun(run(), []);
  assert.deepEqual(
    { exitCode, seconds, specErrors, harnessErrors },
    { exitCode: 0, seconds: 2.5, specErrors: [], harnessErrors: [] },
  );
});

test('an expected failure leaves the exit code at 0', () => {
  assert.equal(judgeRun(run({ results: [failed('a')] }), [expectation('a')]).exitCode, 0);
});

test('a regression has exit code 1', () => {
  assert.equal(judgeRun(run({ results: [failed('a')] }), []).exitCode, 1);
});

test('an expectation whose scenario does not exist is unused', () => {
  const { exitCode, specErrors } = judgeRun(run(), [expectation('gone')]);
  assert.equal(exitCode, 1);
  assert.deepEqual(specErrors, ['Unused expectation: no scenario has the id "gone"']);
});

test('an expectation for several scenarios is unused if none of them exists', () => {
  assert.equal(judgeRun(run({ places: [place('a > b')] }), [expectation('a > *')]).exitCode, 0);
  assert.equal(judgeRun(run(), [expectation('a > *')]).exitCode, 1);
});

test('scenarios of excluded requirements are counted', () => {
  const places = [place('a'), { ...place('b'), requirement: 'route.none' }, { ...place('c'), requirement: null }];
  assert.equal(judgeRun(run({ places }), [], new Set(['route.none'])).excluded, 1);
});

test('an expectation whose scenario was not selected is not unused', () => {
  const { exitCode } = judgeRun(run({ places: [place('a'), place('b')] }), [expectation('b')]);
  assert.equal(exitCode, 0);
});

test('two scenarios with one id are an error that names their places', () => {
  const { exitCode, specErrors } = judgeRun(run({ places: [place('a', 3), place('a', 9)] }), []);
  assert.equal(exitCode, 1);
  assert.deepEqual(specErrors, ['Duplicate scenario id: "a" at door.feature:3 and door.feature:9']);
});

test('a run without a scenario has exit code 1', () => {
  const nothing = judgeRun(run({ results: [], firstBegin: null, lastEnd: null }), []);
  assert.equal(nothing.exitCode, 1);
  assert.deepEqual(nothing.specErrors, ['No scenario ran: none of 1 was selected']);
  assert.deepEqual(judgeRun(run({ results: [], places: [] }), []).specErrors, ['No scenario ran: there is none']);
});

test('a feature that cannot be parsed has exit code 1', () => {
  assert.equal(judgeRun(run({ specErrors: ['door.feature: expected a colon'] }), []).exitCode, 1);
});

test('an error of the harness has exit code 2, whatever else failed', () => {
  assert.equal(judgeRun(run({ results: [failed('a')], harnessErrors: ['worker 1 exited'] }), []).exitCode, 2);
  assert.equal(judgeRun(run({ results: [failed('a', 'HarnessError'), failed('b')] }), []).exitCode, 2);
});
