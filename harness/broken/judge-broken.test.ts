import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged } from '../judge/judge.ts';
import { broken } from './broken.ts';
import { judgeBroken, straysOf } from './judge-broken.ts';

const scenario = (requirement: string, verdict: Judged['verdict']): Judged => ({
  id: `${requirement} > It does`,
  requirement,
  uri: 'kettle.feature',
  line: 1,
  name: 'It does',
  status: verdict === 'passed' ? 'passed' : 'failed',
  failure: verdict === 'passed' ? null : { step: 'it does', message: 'expected steam', type: 'SightError' },
  seconds: 0,
  verdict,
  expectation: null,
});
const kettle = { name: 'cold', mustFail: ['kettle.boils'] };
const judged = (...scenarios: readonly Judged[]) => judgeBroken(kettle, scenarios, true);

test('a renderer that fails its list is as it must be, whatever else it fulfils', () => {
  const scenarios = [scenario('kettle.boils', 'regression'), scenario('kettle.boils', 'passed')];
  assert.deepEqual(judged(...scenarios, scenario('kettle.pours', 'passed')), []);
});

test('one that fails less, or more, is not', () => {
  assert.deepEqual(judged(scenario('kettle.boils', 'passed')), ['cold fulfils kettle.boils, which it must fail']);
  assert.deepEqual(judged(), ['cold was not held to kettle.boils, which it must fail']);
  assert.deepEqual(judged(scenario('kettle.boils', 'regression'), scenario('kettle.pours', 'regression')), [
    'cold fails kettle.pours, which is not on its list:\n  It does\n  FAILS, at: it does\n  expected steam',
  ]);
});

test('of a part of the scenarios, only what was run is judged', () => {
  const part = (...scenarios: readonly Judged[]) => judgeBroken(kettle, scenarios, false);
  assert.deepEqual(part(scenario('kettle.pours', 'passed')), []);
  assert.deepEqual(part(scenario('kettle.boils', 'passed')), ['cold fulfils kettle.boils, which it must fail']);
  assert.deepEqual(part(scenario('kettle.pours', 'regression')), [
    'cold fails kettle.pours, which is not on its list:\n  It does\n  FAILS, at: it does\n  expected steam',
  ]);
});

test('what fails besides its list is named once', () => {
  const scenarios = ['kettle.boils', 'kettle.pours', 'kettle.pours'].map((id) => scenario(id, 'regression'));
  assert.deepEqual(straysOf(kettle, { scenarios: [...scenarios, scenario('kettle.whistles', 'passed')] }), [
    'kettle.pours',
  ]);
});

test('there are three, each with a list in the order of the alphabet', () => {
  assert.equal(broken.length, 3);
  for (const { name, mustFail } of broken) {
    assert.ok(mustFail.length > 0, name);
    assert.deepEqual(mustFail, [...new Set(mustFail)].toSorted(), name);
  }
});
