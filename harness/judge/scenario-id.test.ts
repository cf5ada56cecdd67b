import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from '../corpus/parse-feature.ts';
import { covers, findPlaces } from './scenario-id.ts';

const places = findPlaces(
  parseDocument(`
Feature: Kettles
  @kettle.boils
  Rule: A kettle boils
    @isolated
    @01-7
    Scenario: Tea
    @01-2
    Scenario Outline: <liquid>
      Given <liquid>
      Examples:
        | liquid |
        | tea    |
      Examples: late
        | liquid |
        | water  |
    Scenario: Afterwards
`),
);

test('a scenario has the id in its tag; the id of a row adds its number, counted over all tables', () => {
  assert.deepEqual(
    [...places.values()].map(({ id, title, line }) => [id, title, line]),
    [
      ['01-7', 'kettle.boils > Tea', 7],
      ['01-2/1', 'kettle.boils > tea', 13],
      ['01-2/2', 'kettle.boils > water', 16],
      ['kettle.boils > Afterwards', 'kettle.boils > Afterwards', 17],
    ],
  );
});

test('a reference covers a row, all rows of a scenario, or all scenarios of a requirement', () => {
  const row = { id: '01-2/1', requirement: 'route.home' };
  assert.deepEqual(
    ['01-2/1', '01-2', 'route.home', '01-2/11', '01-20', '01', 'route'].map((reference) => covers(reference, row)),
    [true, true, true, false, false, false, false],
  );
  assert.ok(!covers('null', { id: '01-2', requirement: null }));
});

test('under a Rule with several requirements, a row specifies the requirement in its column "requirement"', () => {
  const several = findPlaces(
    parseDocument(`
Feature: Kettles
  @kettle.boils
  @kettle.whistles
  Rule: A kettle boils and whistles
    @01-3
    Scenario Outline: <liquid>
      Given <liquid>
      Examples:
        | requirement     | liquid |
        | kettle.whistles | tea    |
        | kettle.boils    | tea    |
`),
  );
  assert.deepEqual(
    [...several.values()].map(({ id, title, requirement }) => [id, title, requirement]),
    [
      ['01-3/1', 'kettle.whistles > tea', 'kettle.whistles'],
      ['01-3/2', 'kettle.boils > tea', 'kettle.boils'],
    ],
  );
});
