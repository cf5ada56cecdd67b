import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareLines } from './print-progress.ts';

const summary = {
  scenarios: 5,
  passed: 2,
  failed: 0,
  perSecond: 1,
  leftOut: 7,
  lacking: 2,
  atFault: 0,
  notHeldTo: {},
  requirements: {},
};

test('the share of what a lane fulfils is rounded down, so that it never looks better than it is', () => {
  assert.deepEqual(shareLines('a:b', summary), [
    'a:b: 2 of 3 scenarios on screens that it has passed (66.6 %); ' +
      'on screens that it lacks 2 failed as expected, and 7 were not run',
  ]);
});

test('what it is not held to is told of, so that the share is not taken for that of everything', () => {
  const notHeldTo = { 'features/01-tea.feature': 3, 'features/09-milk.feature': 4 };
  assert.equal(
    shareLines('a:b', { ...summary, notHeldTo })[1],
    'a:b: 7 in features that it is not held to: 01-tea, 09-milk',
  );
});

test('where it fails by faults of its own, the share of the others is told besides', () => {
  assert.equal(
    shareLines('a:b', { ...summary, scenarios: 9, passed: 4, atFault: 1 })[1],
    'a:b: 1 failed by faults that are its own; of the others 66.6 % passed',
  );
});

test('of nothing it is nothing', () => {
  assert.match(String(shareLines('a:b', { ...summary, scenarios: 2, passed: 0 })), /0 of 0 .*\(0 %\)/);
});
