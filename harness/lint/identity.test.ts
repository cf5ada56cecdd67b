import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintIdentity } from './identity.ts';
import { sample, underRule } from './sample.ts';

const home = ['Scenario: Home', 'Then she is home'];
const outline = (...rows: readonly string[]) => [
  'Scenario Outline: Home',
  'Then <a> is <b>',
  'Examples:',
  '| a | b |',
  ...rows,
];

test('one name under two requirements is fine, and so are different rows', () => {
  const login = sample('@route.login', 'Rule: There is a door', ...home);
  assert.deepEqual(lintIdentity([underRule(...home), login]), []);
  assert.deepEqual(lintIdentity([underRule(...outline('| 1 | 2 |', '| 1 | 3 |'))]), []);
});

test('one name twice under a requirement is a problem, also across features', () => {
  const problem = 'door.feature:4: "route.home > Home" is the scenario at door.feature:4 already: give it another name';
  assert.deepEqual(lintIdentity([underRule(...home), underRule(...home)]), [problem]);
});

test('one row twice is a problem, also across tables', () => {
  const twice = underRule(...outline('| 1 | 2 |', '| 1 | 2 |'));
  const apart = underRule(...outline('| 1 | 2 |'), 'Examples: more', '| a | b |', '| 1 | 2 |');
  const problem = (line: number) =>
    `door.feature:${line}: "route.home > Home > 1 | 2" is the scenario at door.feature:8 already: give it another name`;
  assert.deepEqual(lintIdentity([twice]), [problem(9)]);
  assert.deepEqual(lintIdentity([apart]), [problem(11)]);
});
