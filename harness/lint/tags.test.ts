import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample, underRule } from './sample.ts';
import { lintTags } from './tags.ts';

const lint = lintTags(new Set(['route.home', 'route.login']));
const scenario = ['Scenario: Home', 'Then she is home'];

test('a Rule with one requirement that there is, and scenarios with tags of their own, are fine', () => {
  assert.deepEqual(lint(underRule('@journey @isolated @stack.specified', ...scenario)), []);
});

for (const [title, file, problem] of [
  [
    'a Rule without a requirement',
    sample('Rule: There is a home', ...scenario),
    'door.feature:2: expected one tag on the Rule "There is a home", its requirement\'s id; saw none',
  ],
  [
    'a Rule of two requirements',
    sample('@route.home @route.login', 'Rule: There is a home', ...scenario),
    'door.feature:3: expected one tag on the Rule "There is a home", its requirement\'s id; saw @route.home @route.login',
  ],
  [
    'a requirement that there is not',
    sample('@route.hom', 'Rule: There is a home', ...scenario),
    'door.feature:3: @route.hom is no requirement in features/requirements.yaml',
  ],
  ['a scenario under no Rule', sample(...scenario), 'door.feature:2: expected "Home" under the Rule of a requirement'],
  [
    'the tag of a lane',
    underRule('@react', ...scenario),
    'door.feature:4: expected no tag on a scenario but @journey, @isolated, @stack.specified; saw @react',
  ],
  [
    'a tag on examples',
    underRule('Scenario Outline: <a>', 'Then she is <a>', '@slow', 'Examples:', '| a |', '| home |'),
    'door.feature:6: expected no tag on examples, saw @slow',
  ],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(lint(file), [problem]);
  });
}

test('a tag on a feature is a problem', () => {
  const file = sample();
  const tagged = { ...file, feature: { ...file.feature, tags: [{ id: '1', name: '@fake', location: { line: 1 } }] } };
  assert.deepEqual(lint(tagged), ['door.feature:1: expected no tag on a feature, saw @fake']);
});
