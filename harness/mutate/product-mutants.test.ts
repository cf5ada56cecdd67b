import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '../../src/widget/limits.ts';
import { en } from '../../src/widget/messages/en.ts';
import { wording } from '../../src/widget/messages/explain.ts';
import { parseDocument } from '../lint/features.ts';
import { limitMutants, textMutants, transitionMutants } from './product-mutants.ts';
import { specMutants } from './spec-mutants.ts';
import { wordingMutants } from './wording-mutants.ts';

const { scenarios } = specMutants(
  'a.feature',
  parseDocument(`
Feature: F
  @limit.busy-delay
  Rule: It waits
    Scenario: It is said
      When 500 milliseconds pass
      Then she is told "Wrong code. Try again." under "6-digit code"
  @a.b
  Rule: It is told
    Scenario: It is told in passing
      Then she reads "Follow the instructions sent to ada@example.com to recover your password"
`),
);
const isSaid = 'limit.busy-delay > It is said';

test('a number is one less, one more, twice, and nothing, before those who own it', () => {
  const busy = limitMutants(scenarios).filter(({ says }) => says.startsWith('limits.busyDelayMs'));
  assert.deepEqual(
    busy.map(({ mutation }) => 'value' in mutation && mutation.value),
    [499, 501, 1000, 0],
  );
  assert.deepEqual(busy[0]?.owners, [isSaid]);
});

test('every constant, text and row has mutants, and no mutant is what it was', () => {
  const mutants = [...limitMutants(scenarios), ...textMutants(scenarios), ...wordingMutants(scenarios)];
  const keysOf = (name: string) =>
    new Set(mutants.flatMap(({ mutation }) => ('table' in mutation && mutation.table === name ? [mutation.key] : [])));
  const tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { limits, en, wording };
  for (const [name, table] of Object.entries(tables)) assert.deepEqual([...keysOf(name)], Object.keys(table));
  for (const { mutation, says } of mutants) {
    if ('value' in mutation) assert.notDeepEqual(mutation.value, tables[mutation.table]?.[mutation.key], says);
  }
});

test('a text is owned by those who see it, also where it is made of parts', () => {
  const ownersOf = (key: keyof typeof en) =>
    textMutants(scenarios).find(({ says }) => says.startsWith(`en.${key}:`))?.owners;
  assert.deepEqual(ownersOf('wrongCode'), [isSaid]);
  assert.deepEqual(ownersOf('followInstructions'), ['a.b > It is told in passing']);
  assert.deepEqual(ownersOf('quotaExceeded'), []);
});

test('each way is a mutant, once; who goes it is seen later', () => {
  const way = { from: 'signIn', to: 'done' };
  assert.deepEqual(
    transitionMutants([way, way]).map(({ mutation, owners }) => [mutation, owners]),
    [[way, null]],
  );
});

test('a row is owned by those first whom the service refuses something for it', () => {
  const { scenarios: refused } = specMutants(
    'b.feature',
    parseDocument(`
Feature: F
  @a.b
  Rule: R
    Scenario: Told
      Then she is told "Please login again to perform this operation"
    Scenario: Refused
      Given the next sign-in will fail: sign-in of long ago
      Then she is told "Please login again to perform this operation"
`),
  );
  const row = wordingMutants(refused).find(({ says }) => says.startsWith('wording of auth/requires-recent-login'));
  assert.deepEqual(row?.owners, ['a.b > Refused', 'a.b > Told']);
});
