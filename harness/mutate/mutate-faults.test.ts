import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pickle } from '@cucumber/messages';
import { describeResult, findOwners } from './mutate-faults.ts';

const toPickle = (...tags: readonly string[]): Pickle => ({
  id: '',
  uri: '',
  name: '',
  language: 'en',
  astNodeIds: [],
  steps: [],
  tags: tags.map((name) => ({ name, astNodeId: '' })),
});

const scenarios = new Map([
  ['route.home > one', toPickle('@route.home')],
  ['route.home > two', toPickle('@route.home', '@isolated')],
  ['route.home-page > three', toPickle('@route.home-page')],
  ['route.home > four', toPickle('@route.home', '@stack.specified')],
]);

test('the owners of a fault are the scenarios of its requirement that run on its lane', () => {
  const find = (lane: string): readonly string[] => findOwners({ requirement: 'route.home', lane }, scenarios);
  assert.deepEqual(find('react:fake'), ['route.home > one', 'route.home > two']);
  assert.deepEqual(find('react:fake@spec'), ['route.home > one', 'route.home > two', 'route.home > four']);
});

const fault = { id: 'route.home: The page is empty', requirement: 'route.home' };
const owners = ['01-1', '01-2'];
const fail = (message: string) => ({
  scenario: '01-1',
  error: { type: 'Error', step: 'she reads "Hello":', line: 3, message },
});

test('a result names the fault, then the scenario, its step and its error', () => {
  const failure = fail('Expected "Hello".\n  at home.ts:1');
  assert.equal(
    describeResult({ fault, owners, verdict: 'noticed', failure }),
    '✓ noticed: The page is empty (route.home)\n  scenario 01-1 failed at step: she reads "Hello":\n    Expected "Hello".',
  );
  assert.match(
    describeResult({ fault, owners, verdict: 'broken', failure }),
    /^✗ BROKEN, .*\(route\.home\)\n {2}scenario/,
  );
  assert.equal(
    describeResult({ fault, owners, verdict: 'not noticed', failure: null }),
    '✗ NOT NOTICED: The page is empty (route.home)\n  expected at least one of 2 scenarios to fail, such as 01-1',
  );
});

test('an error whose first line ends with a colon is printed with its next lines', () => {
  const failure = fail(
    ['Expected values to be equal:', '', '+ []', '- [', ...Array(20).fill("-   'Austria'")].join('\n'),
  );
  const lines = describeResult({ fault, owners, verdict: 'noticed', failure }).split('\n');
  assert.deepEqual(lines.slice(2, 6), ['    Expected values to be equal:', '    + []', '    - [', "    -   'Austria'"]);
  assert.equal(lines.length, 15);
});
