import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFeature } from '../corpus/parse-feature.ts';
import { lintFeature } from './lint-feature.ts';
import { sample, underRule } from './sample.ts';

const lint = (file: Parameters<typeof lintFeature>[0]) => lintFeature(file, new Set(['route.home', 'route.login']));
const scenario = (...steps: readonly string[]) => underRule('Scenario: Home', ...steps);
const outline = (...lines: readonly string[]) => underRule('Scenario Outline: Keys', ...lines);
const underTwoRequirements = (...rows: readonly string[]) =>
  sample(
    '@route.home @route.login',
    'Rule: There is a home',
    'Scenario Outline: Home of <name>',
    'Then <name> has one',
    'Examples:',
    '| requirement | name |',
    ...rows,
  );
const home = ['Scenario: Home', 'Then she is home'];
const examples = ['Examples:', '| door | key |', '| front | big |'];

for (const [title, file] of [
  [
    'a Rule tagged with a requirement, with a scenario with known tags,',
    underRule('@01-1 @journey @isolated @stack.specified', ...home),
  ],
  ['a scenario with a Then', scenario('Given a door', 'Then she is home')],
  ['Given, When, Then', scenario('Given a door', 'And a key', 'When she opens it', 'Then she is in', 'But not alone')],
  ['Given and Then without When', scenario('Given a door', 'Then it is shut')],
  ['When and Then without Given', scenario('When she knocks', 'Then it opens')],
  ['a journey with several When', underRule('@journey', 'Scenario: Home', 'When a', 'Then b', 'When c', 'Then d')],
  ['a Background with only Given', underRule('Background:', 'Given a door', 'And a key', ...home)],
  ['a column that is used in a step', outline('Given the <door> door', 'Then it needs the <key> key', ...examples)],
  [
    'a column that is used in the name',
    underRule('Scenario Outline: With the <key> key', 'Given the <door> door', 'Then it opens', ...examples),
  ],
  ['a column that is used in a table', outline('Given the <door> door', 'Then it has:', '| <key> |', ...examples)],
  [
    'a column that is used in a text',
    outline('Given the <door> door', 'Then it says:', '"""', 'needs <key>', '"""', ...examples),
  ],
  ['a scenario without examples but with angle brackets', scenario('Then "<b>" is read')],
] as const) {
  test(`${title} is valid`, () => {
    assert.deepEqual(lint(file), []);
  });
}

for (const [title, file, problem] of [
  [
    'a Rule without a requirement',
    sample('Rule: There is a home', ...home),
    '2: expected a tag on the Rule "There is a home", the id of its requirement, saw none',
  ],
  [
    'a Rule with two requirements, and a scenario without a column for them',
    sample('@route.home @route.login', 'Rule: There is a home', ...home),
    '4: the Rule of "Home" has several tags: expected a column "requirement"',
  ],
  [
    'a Rule with a requirement that no row has',
    underTwoRequirements('| route.home | Ada |'),
    '3: expected a row for route.login, a tag of the Rule "There is a home"',
  ],
  [
    'a row with a requirement that its Rule does not have',
    underTwoRequirements('| route.home | Ada |', '| route.login | Ada |', '| route.none | Ada |'),
    '3: expected the tag @route.none on the Rule "There is a home"',
  ],
  [
    'an unknown requirement',
    sample('@route.hom', 'Rule: There is a home', ...home),
    '3: @route.hom is not a requirement in features/requirements.yaml',
  ],
  ['a scenario outside of Rules', sample(...home), '2: expected "Home" to be under a Rule'],
  [
    'the tag of a lane',
    underRule('@react', ...home),
    '4: unknown tag @react on a scenario. Known tags: @journey, @isolated, @stack.specified, @backend.auth-domain, @language.english',
  ],
  [
    'a tag on examples',
    underRule('Scenario Outline: <a>', 'Then she is <a>', '@slow', 'Examples:', '| a |', '| home |'),
    '6: expected no tag on examples, saw @slow',
  ],
  [
    'a tag on a feature',
    parseFeature('door.feature', '@fake\nFeature: The door\n@route.home\nRule: Home\nScenario: Home\nThen she is in'),
    '1: expected no tag on a feature, saw @fake',
  ],
  [
    'a Rule without a scenario',
    underRule('Background:', 'Given a door'),
    '3: expected a scenario under the Rule "There is a home"',
  ],
  ['a scenario without a Then', scenario('Given a door', 'When she opens it'), '4: expected a Then in "Home"'],
  [
    'a second When',
    scenario('When she knocks', 'When she waits', 'Then it opens'),
    '6: expected one When, saw a second: "When she waits"; only a @journey may have several',
  ],
  [
    'And after a When',
    scenario('When she knocks', 'And she waits', 'And she waits more', 'Then it opens'),
    '6: expected one When, saw a second: "And she waits"; only a @journey may have several',
  ],
  [
    'When after a Then',
    scenario('When she knocks', 'Then it opens', 'When she goes in'),
    '7: expected no When after a Then, saw "When she goes in"',
  ],
  [
    'Given after a When',
    scenario('When she knocks', 'Given a door', 'Then it opens'),
    '6: expected no Given after a When, saw "Given a door"',
  ],
  [
    'When in a Background',
    underRule('Background:', 'Given a door', 'When she knocks', ...home),
    '6: expected only Given in a Background, saw "When she knocks"',
  ],
  ['an unused column', outline('Then the <door> door opens', ...examples), '6: the column "key" is not used in "Keys"'],
  [
    'a placeholder without a column',
    outline('Then the <door> door opens with the <key> key at <time>', ...examples),
    '6: expected a column for <time> of "Keys"',
  ],
  ['an outline without examples', outline('Then the <door> door opens'), '4: expected Examples for the outline "Keys"'],
  [
    'a table of examples without a row',
    outline('Then the <door> door opens', 'Examples:', '| door |'),
    '6: expected a row of examples',
  ],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(lint(file), [`door.feature:${problem}`]);
  });
}

test('technical terms are found in steps, tables, examples, doc strings and backgrounds', () => {
  const file = underRule(
    ...['Background:', 'Given the emulator'],
    ...['Scenario Outline: <a>', 'Then she sees:', '| React |', 'And she reads:', '"""', 'PUT', '"""'],
    ...['Examples:', '| a |', '| 7 |', '| stub |'],
  );
  const saw =
    "expected a step in the visitor's words, without a technical term: name of a renderer, backend or tool, saw";
  assert.deepEqual(lint(file), [
    `door.feature:5: ${saw} "emulator"`,
    `door.feature:7: ${saw} "React"`,
    'door.feature:9: expected a step in the visitor\'s words, without a technical term: HTTP method, saw "PUT"',
    `door.feature:16: ${saw} "stub"`,
  ]);
});
