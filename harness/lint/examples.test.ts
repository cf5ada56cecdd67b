import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintExamples } from './examples.ts';
import { underRule } from './sample.ts';

const examples = ['Examples:', '| door | key |', '| front | big |'];

for (const [title, steps] of [
  ['a step', ['Given the <door> door', 'Then it needs the <key> key']],
  ['the name', ['Given the <door> door', 'Then it opens']],
  ['a table', ['Given the <door> door', 'Then it has:', '| <key> |']],
  ['a text', ['Given the <door> door', 'Then it says:', '"""', 'needs <key>', '"""']],
] as const) {
  test(`a column that is used in ${title} is not a problem`, () => {
    const name = title === 'the name' ? 'Scenario Outline: With the <key> key' : 'Scenario Outline: Keys';
    assert.deepEqual(lintExamples(underRule(name, ...steps, ...examples)), []);
  });
}

test('a scenario without examples may contain angle brackets', () => {
  assert.deepEqual(lintExamples(underRule('Scenario: Keys', 'Then "<b>" is read')), []);
});

for (const [title, lines, problem] of [
  [
    'an unused column',
    ['Scenario Outline: Keys', 'Then the <door> door opens', ...examples],
    'door.feature:6: the column "key" is not used in "Keys"',
  ],
  [
    'a placeholder without a column',
    ['Scenario Outline: Keys', 'Then the <door> door opens with the <key> key at <time>', ...examples],
    'door.feature:6: expected a column for <time> of "Keys"',
  ],
  [
    'an outline without examples',
    ['Scenario Outline: Keys', 'Then the <door> door opens'],
    'door.feature:4: expected Examples for the outline "Keys"',
  ],
  [
    'examples without a row',
    ['Scenario Outline: Keys', 'Then the <door> door opens', 'Examples:', '| door |'],
    'door.feature:6: expected a row of examples',
  ],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(lintExamples(underRule(...lines)), [problem]);
  });
}
