import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseReferenceMap, referenceIds } from './reference-map.ts';
import { judgeTransitions, type TransitionRun } from './report-transitions.ts';

const way = (from: string, to: string) => ({ from, to });
const map = (complete: boolean) =>
  parseReferenceMap(
    `complete: ${complete}\nreference:\n  - { id: T5, scenarios: [storage.none] }\n  - { id: T6, none: It has. }`,
    'map.yaml',
  );
const run: TransitionRun = {
  declared: [way('start', 'signIn'), way('signIn', 'done')],
  taken: [way('start', 'signIn')],
  map: map(false),
  scenarioIds: ['storage.none > It is said', 'storage.some > It is not'],
  isWhole: true,
};

test('a way that nobody went is told, and a failure only once the map is complete', () => {
  const { lines, isAsExpected } = judgeTransitions(run);
  assert.deepEqual(lines, ['TRANSITION NOT TAKEN: signIn → done', 'transitions: 2 declared, 1 not taken']);
  assert.equal(isAsExpected, true);
  const complete = judgeTransitions({ ...run, map: map(true) });
  assert.equal(complete.lines[0], '✗ TRANSITION NOT TAKEN: signIn → done');
  assert.equal(complete.isAsExpected, false);
});

test('where scenarios were left out, it says nothing that a way was not gone', () => {
  const { lines, isAsExpected } = judgeTransitions({ ...run, map: map(true), isWhole: false });
  assert.deepEqual([lines, isAsExpected], [[], true]);
});

test('a way that no screen declares is a failure always', () => {
  const { lines, isAsExpected } = judgeTransitions({ ...run, taken: [way('signIn', 'home')], isWhole: false });
  assert.deepEqual(lines, ['✗ UNDECLARED TRANSITION: signIn → home']);
  assert.equal(isAsExpected, false);
});

test('the report has every transition of the reference, with the scenarios that ran', () => {
  const { reference } = judgeTransitions(run).report;
  assert.equal(reference.length, referenceIds.length);
  assert.deepEqual(reference.slice(3, 6), [
    { id: 'T4', scenarios: [], none: null },
    { id: 'T5', scenarios: ['storage.none > It is said'], none: null },
    { id: 'T6', scenarios: [], none: 'It has.' },
  ]);
});
