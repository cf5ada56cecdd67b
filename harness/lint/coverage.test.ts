import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Requirement } from '../corpus/requirements.ts';
import { lintCompleteness, lintCoverage } from './coverage.ts';
import { sample, underRule } from './sample.ts';

const requirement = (status: Requirement['status']): Requirement => ({
  id: 'route.home',
  sentence: 'There is a home.',
  source: 'spec §2',
  status,
  line: 12,
});
const covered = underRule('Scenario: Home', 'Then she is home');
const bare = sample('@route.home', 'Rule: There is a home');

test('a Rule with a scenario that has a Then is complete', () => {
  assert.deepEqual(lintCompleteness(underRule('Scenario: Home', 'Given a door', 'Then she is home')), []);
});

test('a Rule without a scenario is a problem', () => {
  const file = sample('@route.home', 'Rule: There is a home', 'Background:', 'Given a door');
  assert.deepEqual(lintCompleteness(file), ['door.feature:3: expected a scenario under the Rule "There is a home"']);
});

test('a scenario without a Then is a problem', () => {
  const file = underRule('Scenario: Home', 'Given a door', 'When she opens it', 'And she goes in');
  assert.deepEqual(lintCompleteness(file), ['door.feature:4: expected a Then in "Home"']);
});

test('a built requirement has a scenario, and a later one has none', () => {
  assert.deepEqual(lintCoverage([requirement('built')], [covered], 'list.yaml'), []);
  assert.deepEqual(lintCoverage([requirement('later')], [bare], 'list.yaml'), []);
});

test('a built requirement without a scenario is a problem', () => {
  const problem = 'list.yaml:12: route.home is built: expected a Rule with @route.home and a scenario';
  assert.deepEqual(lintCoverage([requirement('built')], [bare], 'list.yaml'), [problem]);
});

test('a later requirement with a scenario is a problem', () => {
  const problem = 'list.yaml:12: route.home has scenarios: change its status to built';
  assert.deepEqual(lintCoverage([requirement('later')], [covered], 'list.yaml'), [problem]);
});
