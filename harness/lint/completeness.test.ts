import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintCompleteness } from './completeness.ts';
import { sample, underRule } from './sample.ts';

test('a Rule with a scenario that has a Then is fine', () => {
  assert.deepEqual(lintCompleteness(underRule('Scenario: Home', 'Given a door', 'Then she is home')), []);
});

test('a Rule without a scenario is a problem', () => {
  const file = sample('@route.home', 'Rule: There is a home', 'Background:', 'Given a door');
  assert.deepEqual(lintCompleteness(file), ['door.feature:3: expected a scenario under the Rule "There is a home"']);
});

test('a scenario that asserts nothing is a problem', () => {
  const file = underRule('Scenario: Home', 'Given a door', 'When she opens it', 'And she goes in');
  assert.deepEqual(lintCompleteness(file), ['door.feature:4: expected a Then in "Home"']);
});
