import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotateIds, lintAnnotations, listTitles } from './annotate-ids.ts';
import { underRule } from './sample.ts';

const titles = listTitles([
  underRule('@01-1', 'Scenario: Home', '@01-2', 'Scenario Outline: <way>', 'Examples:', '|way|', '|left|', '|right|'),
]);

for (const [title, text, expected] of [
  ['the title is added', '- id: 01-1', '- id: 01-1 # route.home > Home'],
  ['an outdated title is replaced', '- id: 01-1 # route.home > House', '- id: 01-1 # route.home > Home'],
  [
    'an outline and a row have titles',
    '- 01-2\n  - 01-2/1',
    '- 01-2 # route.home > <way>\n  - 01-2/1 # route.home > left',
  ],
  ['the id of a row that has moved is replaced', '- 01-2/1 # route.home > right', '- 01-2/2 # route.home > right'],
  ['an unknown id is kept', '- 01-9 # gone', '- 01-9 # gone'],
  ['a requirement is kept', '- route.home', '- route.home'],
] as const) {
  test(title, () => {
    assert.equal(annotateIds(text, titles), expected);
    assert.equal(annotateIds(expected, titles), expected);
  });
}

test('a title that differs is a problem', () => {
  assert.deepEqual(lintAnnotations('- T1\n- 01-1 # Home', titles, 'map.yaml'), [
    "map.yaml:2: the comment after the id is not the scenario's title. To correct it, run: npm run format\n" +
      '  expected: - 01-1 # route.home > Home\n  saw:      - 01-1 # Home',
  ]);
});
