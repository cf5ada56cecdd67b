import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '../../src/widget/delays-and-limits/constants.ts';
import { accountTexts } from '../../src/widget/messages/account-texts.ts';
import { en } from '../../src/widget/messages/en.ts';
import { refusalsAnywhere } from '../../src/widget/refusals-anywhere.ts';
import { refusals } from '../../src/widget/refusals.ts';
import { parseDocument } from '../corpus/parse-feature.ts';
import { limitMutants, textMutants, transitionMutants } from './product-mutants.ts';
import { refusalMutants, unspecifiedRefusals } from './refusal-mutants.ts';
import { findSpecMutants } from './spec-mutants.ts';

const { scenarios } = findSpecMutants(
  'a.feature',
  parseDocument(`
Feature: F
  @limit.busy-delay
  Rule: It waits
    @01-1
    Scenario: Under a field
      When 500 milliseconds pass
      Then she is told "Wrong code. Try again." under "6-digit code"
  @a.b
  Rule: It is shown
    @01-2
    Scenario: As a part
      Then she reads "Follow the instructions sent to ada@example.com to recover your password"
`),
);
const busyDelayScenario = '01-1';

test('a number is changed to one less, one more, twice as much and 0', () => {
  const busy = limitMutants(scenarios).filter(({ description }) => description.startsWith('limits.busyDelayMs'));
  assert.deepEqual(
    busy.map(({ mutation }) => 'value' in mutation && mutation.value),
    [499, 501, 1000, 0],
  );
  assert.deepEqual(busy[0]?.owners, [busyDelayScenario]);
});

test('every constant, text and refusal has mutants, and no mutant keeps the value', () => {
  const mutants = [...limitMutants(scenarios), ...textMutants(scenarios), ...refusalMutants(scenarios)];
  const columns = Object.entries(refusals).map(([column, cells]) => [`refusals.${column}`, cells] as const);
  const tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    limits,
    en,
    accountTexts,
    refusalsAnywhere,
    ...Object.fromEntries(columns),
  };
  const mutated = new Map(Object.keys(tables).map((name) => [name, new Set<string>()]));
  for (const { mutation, description } of mutants) {
    if (!('table' in mutation)) continue;
    const name = 'column' in mutation ? `${mutation.table}.${mutation.column}` : mutation.table;
    mutated.get(name)?.add(mutation.key);
    if ('value' in mutation) assert.notDeepEqual(mutation.value, tables[name]?.[mutation.key], description);
  }
  for (const [context, code] of unspecifiedRefusals) mutated.get(`refusals.${context}`)?.add(code);
  for (const [name, table] of Object.entries(tables)) {
    assert.deepEqual([...(mutated.get(name) ?? [])].toSorted(), Object.keys(table).toSorted(), name);
  }
});

test('a text is owned by the scenarios that show it, even if it has values', () => {
  const findOwners = (key: keyof typeof en) =>
    textMutants(scenarios).find(({ description }) => description.startsWith(`en.${key}:`))?.owners;
  assert.deepEqual(findOwners('wrongCode'), [busyDelayScenario]);
  assert.deepEqual(findOwners('followInstructions'), ['01-2']);
  assert.deepEqual(findOwners('quotaExceeded'), []);
});

test('each transition has one mutant, whose owners are not known yet', () => {
  const transition = { from: 'signIn', to: 'done' };
  assert.deepEqual(
    transitionMutants([transition, transition]).map(({ mutation, owners }) => [mutation, owners]),
    [[transition, null]],
  );
});

test('a refusal is owned first by the scenarios in which the service answers with its code', () => {
  const { scenarios: refused } = findSpecMutants(
    'b.feature',
    parseDocument(`
Feature: F
  @a.b
  Rule: R
    @01-1
    Scenario: Told
      Then she is told "Please login again to perform this operation"
    @01-2
    Scenario: Refused
      Given the next sign-in request will fail: sign-in too long ago
      Then she is told "Please login again to perform this operation"
`),
  );
  const row = refusalMutants(refused).find(({ description }) =>
    description.startsWith('refusalsAnywhere auth/requires-recent-login'),
  );
  assert.deepEqual(row?.owners, ['01-2', '01-1']);
});
