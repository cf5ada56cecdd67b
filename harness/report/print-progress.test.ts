import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareLine } from './print-progress.ts';

const summary = { scenarios: 5, passed: 2, failed: 0, perSecond: 1, leftOut: 7, lacking: 2, requirements: {} };

test('the share of what a lane fulfils is rounded down, so that it never looks better than it is', () => {
  assert.equal(
    shareLine('a:b', summary),
    'a:b: 2 of 3 scenarios on screens that it has passed (66.6 %); ' +
      'on screens that it lacks 2 failed as expected, and 7 were not run',
  );
});

test('of nothing it is nothing', () => {
  assert.match(shareLine('a:b', { ...summary, scenarios: 2, passed: 0 }), /0 of 0 .*\(0 %\)/);
});
