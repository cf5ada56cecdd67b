import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findInFeature } from './find-in-feature.ts';
import { toPattern } from './text-search.ts';

const feature = `Feature: Tea
  @tea.hot
  Rule: Tea is hot

    @01-1
    Scenario: Boiling
      Then she reads "Tea is hot"

    @01-2
    @journey
    Scenario Outline: After <minutes> minutes
      Then she reads "<drink> is cold"
      And she reads:
        | <minutes> minutes later |

      Examples: long
        | drink  | minutes |
        | Tea    | 3       |
        | Coffee | 4       |

  @tea.gone
  Rule: Tea is drunk
`;
const find = (text: string) =>
  findInFeature('01-tea.feature', feature, toPattern(text)).map(({ line, id }) => [line, id]);

test('a line is found with the id of its scenario, or none outside of scenarios', () => {
  assert.deepEqual(find('tea is hot'), [
    [3, null],
    [7, '01-1'],
  ]);
  assert.deepEqual(find('journey'), [[10, '01-2']]);
  assert.deepEqual(find('tea is drunk'), [[22, null]]);
});

test('a row of examples is found with its number', () => {
  assert.deepEqual(find('coffee'), [[19, '01-2/2']]);
  assert.deepEqual(find('Examples: long'), [[16, '01-2']]);
});

test("a row is found if a step contains the text only with the row's values", () => {
  assert.deepEqual(find('Coffee is cold'), [[19, '01-2/2']]);
  assert.deepEqual(find('3 minutes later'), [[18, '01-2/1']]);
});

test('a step that contains the text even before its placeholders are replaced is found once', () => {
  assert.deepEqual(find('is cold'), [[12, '01-2']]);
});
