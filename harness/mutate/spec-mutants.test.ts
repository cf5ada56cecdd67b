import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from '../corpus/parse-feature.ts';
import { findSpecMutants } from './spec-mutants.ts';

const { scenarios, mutants, present, absent } = findSpecMutants(
  'kettle.feature',
  parseDocument(`
Feature: Kettles
  @kettle.boils
  Rule: A kettle boils
    Background:
      Given a kettle of 2 litres

    @01-1
    Scenario Outline: With <liquid>
      When 3 minutes have passed, and "5" more
      Then she reads "Boils <liquid>." and "Done" after 4 minutes
      And she sees:
        | steam |
      And she does not read "Cold"

      Examples:
        | liquid |
        | tea    |
        | water  |

    @01-2
    Scenario: Afterwards
      Given 2 minutes have passed, and "5" more
      When she pours
      Then she reads "Done"

    @01-3
    Scenario: Sooner
      When 2 minutes pass, and "5" more
      Then she reads about 100 words
`),
);

test('unmodified scenarios are returned by id', () => {
  assert.deepEqual([...scenarios.keys()], ['01-1/1', '01-1/2', '01-2', '01-3']);
});

test('boundaries in a When are changed both ways, and every literal in a Then is changed once', () => {
  const steps = mutants.map(({ description, pickle }) => [/→ "(.*)"$/.exec(description)?.[1], pickle.name]);
  assert.deepEqual(steps, [
    ['4', 'With tea'],
    ['2', 'With tea'],
    ['Boils tea', 'With tea'],
    ['Donf', 'With tea'],
    ['5', 'With tea'],
    ['3', 'With tea'],
    ['stean', 'With tea'],
    ['Boils water', 'With water'],
    ['Donf', 'Afterwards'],
    ['3', 'Sooner'],
    ['1', 'Sooner'],
    ['200', 'Sooner'],
  ]);
});

test('a mutant differs from its scenario in one step', () => {
  const done = mutants.find(({ description }) => description.includes('"Done" → "Donf"'));
  assert.equal(done?.pickle.steps[2]?.text, 'she reads "Boils tea." and "Donf" after 4 minutes');
  assert.equal(done?.pickle.steps[1]?.text, '3 minutes have passed, and "5" more');
  assert.match(done?.description ?? '', /^kettle\.feature:11: /);
});

test('texts whose absence is asserted are listed apart from texts that are present', () => {
  assert.ok(present.includes('Boils tea.') && present.includes('steam'));
  assert.deepEqual(
    absent.map(({ text }) => text),
    ['Cold', 'Cold'],
  );
});
