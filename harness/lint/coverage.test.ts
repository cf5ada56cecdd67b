import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Requirement } from '../corpus/requirements.ts';
import { lintCoverage } from './coverage.ts';
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

test('what is built has a scenario, and what comes later has none', () => {
  assert.deepEqual(lintCoverage([requirement('built')], [covered], 'list.yaml'), []);
  assert.deepEqual(lintCoverage([requirement('later')], [bare], 'list.yaml'), []);
});

test('what is built without a scenario is a problem', () => {
  const problem = 'list.yaml:12: route.home is built: expected a Rule with @route.home and a scenario';
  assert.deepEqual(lintCoverage([requirement('built')], [bare], 'list.yaml'), [problem]);
});

test('what has a scenario and is to come later is a problem', () => {
  const problem = 'list.yaml:12: route.home has scenarios: mark it as built';
  assert.deepEqual(lintCoverage([requirement('later')], [covered], 'list.yaml'), [problem]);
});
