import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged } from '../judge/judge.ts';
import { broken } from './broken.ts';
import { judgeBroken } from './judge-broken.ts';

const scenario = (requirement: string, verdict: Judged['verdict']): Judged => ({
  id: `${requirement} > It does`,
  requirement,
  uri: 'kettle.feature',
  line: 1,
  name: 'It does',
  status: verdict === 'passed' ? 'passed' : 'failed',
  failure: null,
  seconds: 0,
  verdict,
  expectation: null,
});
const kettle = { name: 'cold', mustFail: ['kettle.boils'] };
const judged = (...scenarios: readonly Judged[]) => judgeBroken(kettle, { scenarios });

test('a renderer that fails its list is as it must be, whatever else it fulfils', () => {
  const scenarios = [scenario('kettle.boils', 'regression'), scenario('kettle.boils', 'passed')];
  assert.deepEqual(judged(...scenarios, scenario('kettle.pours', 'passed')), []);
});

test('one that fails less, or more, is not', () => {
  assert.deepEqual(judged(scenario('kettle.boils', 'passed')), ['cold fulfils kettle.boils, which it must fail']);
  assert.deepEqual(judged(), ['cold was not held to kettle.boils, which it must fail']);
  assert.deepEqual(judged(scenario('kettle.boils', 'regression'), scenario('kettle.pours', 'regression')), [
    'cold fails kettle.pours, which is not on its list',
  ]);
});

test('there are three, each with a list in the order of the alphabet', () => {
  assert.equal(broken.length, 3);
  for (const { name, mustFail } of broken) {
    assert.ok(mustFail.length > 0, name);
    assert.deepEqual(mustFail, [...new Set(mustFail)].toSorted(), name);
  }
});
