import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countScenarios } from './run-lanes.ts';

const lanes = ['react:fake', 'react:emulator'];
const passed = { passed: 120, failed: 0 };
const summary = { lanes: { 'react:fake': passed, 'react:emulator': { passed: 118, failed: 2 } } };
const allPassed = { lanes: { 'react:fake': passed, 'react:emulator': passed } };

it('adds up the scenarios of all lanes', () => {
  assert.deepEqual(countScenarios(summary, lanes, 1), { passed: 238, failed: 2 });
  assert.deepEqual(countScenarios(allPassed, lanes, 0), { passed: 240, failed: 0 });
});

it('counts a run that failed without a failed scenario as one failure', () => {
  assert.deepEqual(countScenarios(allPassed, lanes, 1), { passed: 240, failed: 1 });
});

it('throws if a requested lane is missing in the summary', () => {
  assert.throws(() => countScenarios({ lanes: {} }, lanes, 0), /Expected the lane react:fake/);
});
