import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample, underRule } from './sample.ts';
import { lintTags } from './tags.ts';

const lint = lintTags(new Set(['route.home', 'route.login']));
const scenario = ['Scenario: Home', 'Then she is home'];

test('a Rule tagged with a requirement, and scenarios with known tags, are valid', () => {
  assert.deepEqual(lint(underRule('@journey @isolated @stack.specified', ...scenario)), []);
});

for (const [title, file, problem] of [
  [
    'a Rule without a requirement',
    sample('Rule: There is a home', ...scenario),
    'door.feature:2: expected one tag on the Rule "There is a home", the id of its requirement, saw none',
  ],
  [
    'a Rule with two requirements',
    sample('@route.home @route.login', 'Rule: There is a home', ...scenario),
    'door.feature:3: expected one tag on the Rule "There is a home", the id of its requirement, saw @route.home @route.login',
  ],
  [
    'an unknown requirement',
    sample('@route.hom', 'Rule: There is a home', ...scenario),
    'door.feature:3: @route.hom is not a requirement in features/requirements.yaml',
  ],
  ['a scenario outside of Rules', sample(...scenario), 'door.feature:2: expected "Home" to be under a Rule'],
  [
    'the tag of a lane',
    underRule('@react', ...scenario),
    'door.feature:4: unknown tag @react on a scenario. Known tags: @journey, @isolated, @stack.specified',
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
