import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseReferenceMap } from '../transitions/reference-map.ts';
import { lintCoverage, lintIds, lintReferenceMap, lintTitles } from './lint-corpus.ts';
import { sample, underRule } from './sample.ts';

const home = ['Scenario: Home', 'Then she is home'];
const outline = (...rows: readonly string[]) =>
  underRule('Scenario Outline: Home', 'Then <a> is <b>', 'Examples:', '| a | b |', ...rows);

test('different rows of examples have different titles', () => {
  assert.deepEqual(lintTitles([outline('| 1 | 2 |', '| 1 | 3 |')]), []);
});

test('the same title twice is a problem, even in different features and under different requirements', () => {
  const login = sample('@route.login', 'Rule: There is a door', ...home);
  const problem = 'door.feature:4: "Home" is also the title at door.feature:4. Rename one of them';
  assert.deepEqual(lintTitles([underRule(...home), login]), [problem]);
});

test('the same title of two Rules is a problem', () => {
  const office = underRule('Scenario: Office', 'Then she is there');
  const problem = 'door.feature:3: "There is a home" is also the title at door.feature:3. Rename one of them';
  assert.deepEqual(lintTitles([underRule(...home), office]), [problem]);
});

test('the same row twice is a problem, even in different tables', () => {
  const oneTable = outline('| 1 | 2 |', '| 1 | 2 |');
  const twoTables = outline('| 1 | 2 |', 'Examples: more', '| a | b |', '| 1 | 2 |');
  const problem = (line: number) =>
    `door.feature:${line}: "route.home > Home > 1 | 2" is also the title at door.feature:8. Rename one of them`;
  assert.deepEqual(lintTitles([oneTable]), [problem(9)]);
  assert.deepEqual(lintTitles([twoTables]), [problem(11)]);
});

for (const word of ['Nor', 'Neither', 'Both', 'Then', 'In', 'It', 'Also', 'Still']) {
  test(`a title that begins with ${word} is a problem; one with a longer word is not`, () => {
    const toFile = (title: string) => underRule(`Scenario: ${title}`, 'Then she is home');
    assert.deepEqual(lintTitles([toFile(`${word} home`)]), [
      `door.feature:4: "${word} home" begins with "${word}". Expected a title that can be understood without the one before it`,
    ]);
    assert.deepEqual(lintTitles([toFile(`${word}x home`)]), []);
  });
}

const numbered = (...ids: readonly string[]) => underRule(...ids.flatMap((id) => [id, ...home]));
for (const [title, file, problems] of [
  ['two ids of the feature are valid', numbered('@00-1', '@00-2 @journey'), []],
  [
    'scenarios without an id are a problem',
    numbered('@00-4', '', '@journey'),
    [
      'door.feature:8: expected an id above "Home". To add @00-5, run: npm run format',
      'door.feature:11: expected an id above "Home". To add @00-6, run: npm run format',
    ],
  ],
  [
    'two ids of one scenario are a problem',
    numbered('@00-1 @00-2'),
    ['door.feature:5: expected one id above "Home", saw 00-1 and 00-2'],
  ],
  [
    'an id that is used twice is a problem',
    numbered('@00-3', '@00-3'),
    ['door.feature:8: the id 00-3 is already used at door.feature:5. The next free id is 00-4'],
  ],
  [
    'an id with the number of a different feature is a problem',
    numbered('@01-3'),
    ['door.feature:5: the id 01-3 has the number of a different feature. The next free id is 00-1'],
  ],
] as const) {
  test(title, () => assert.deepEqual(lintIds([file]), problems));
}

for (const [title, status, file, problems] of [
  ['a built requirement with a scenario is covered', 'built', underRule(...home), []],
  ['a later requirement without a scenario is valid', 'later', underRule(), []],
  [
    'a built requirement without a scenario is a problem',
    'built',
    underRule(),
    [
      'list.yaml:12: route.home has the status "built", but no scenario. Tag a Rule with @route.home, or change the status',
    ],
  ],
  [
    'a later requirement with a scenario is a problem',
    'later',
    underRule(...home),
    ['list.yaml:12: route.home has scenarios, but not the status "built". Change the status'],
  ],
] as const) {
  test(title, () => {
    const requirement = { id: 'route.home', sentence: 'There is a home.', source: 'spec §2', status, line: 12 };
    assert.deepEqual(lintCoverage([requirement], [file], 'list.yaml'), problems);
  });
}

const rowOfHome = underRule(
  '@00-1',
  'Scenario Outline: Home is <place>',
  'Then <place>',
  'Examples:',
  '| place |',
  '| here |',
);
const lintEntry = (entry: string): readonly string[] => {
  const text = `complete: false\nreference:\n  - id: T8\n    scenarios: ['${entry}']\n`;
  return lintReferenceMap(parseReferenceMap(text, 'map.yaml'), [rowOfHome], 'map.yaml');
};

test('the map of transitions may refer to a requirement with a scenario, to a scenario and to a row of a scenario', () => {
  for (const entry of ['route.home', '00-1', '00-1/1']) {
    assert.deepEqual(lintEntry(entry), []);
  }
});

test('a reference to a scenario that does not exist is a problem', () => {
  assert.deepEqual(lintEntry('00-1/2'), [
    'map.yaml:3: T8 refers to "00-1/2", but no scenario or requirement has this id',
  ]);
});

test('problems of the map of transitions itself are included', () => {
  const [problem = ''] = lintReferenceMap(parseReferenceMap('[]', 'map.yaml'), [rowOfHome], 'map.yaml');
  assert.match(problem, /^map\.yaml:1: /);
});
