import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from '../corpus/parse-feature.ts';
import { specMutants } from './spec-mutants.ts';

const { scenarios, mutants, known, unseen } = specMutants(
  'kettle.feature',
  parseDocument(`
Feature: Kettles
  @kettle.boils
  Rule: A kettle boils
    Background:
      Given a kettle of 2 litres

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

    Scenario: Afterwards
      Given 2 minutes have passed, and "5" more
      When she pours
      Then she reads "Done"

    Scenario: Sooner
      When 2 minutes pass, and "5" more
      Then she reads about 100 words
`),
);

test('every scenario is there as it is, by its id', () => {
  assert.deepEqual(
    [...scenarios.keys()],
    [
      'kettle.boils > With <liquid> > tea',
      'kettle.boils > With <liquid> > water',
      'kettle.boils > Afterwards',
      'kettle.boils > Sooner',
    ],
  );
});

test('numbers of a boundary are nudged both ways where they are shown, and every literal of an outcome once', () => {
  const steps = mutants.map(({ says, pickle }) => [/→ "(.*)"$/.exec(says)?.[1], pickle.name]);
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

test('a mutant differs from its scenario in the one step', () => {
  const done = mutants.find(({ says }) => says.includes('"Done" → "Donf"'));
  assert.equal(done?.pickle.steps[2]?.text, 'she reads "Boils tea." and "Donf" after 4 minutes');
  assert.equal(done?.pickle.steps[1]?.text, '3 minutes have passed, and "5" more');
  assert.match(done?.says ?? '', /^kettle\.feature:10: /);
});

test('a text that is not there is known from elsewhere, or it is not', () => {
  assert.ok(known.includes('Boils tea.') && known.includes('steam'));
  assert.deepEqual(
    unseen.map(({ text }) => text),
    ['Cold', 'Cold'],
  );
});
