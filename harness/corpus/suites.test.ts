import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { corpus } from './corpus.ts';
import { parseFeature } from './parse-feature.ts';
import { findSuite, lintSuites, parseSuites, readSuites, suiteExpression } from './suites.ts';

const text = `- id: multi-tab
  shows: Tabs do not disturb each other.
  scenarios: [ours.two-tabs, 49-9]
  lanes: [react:fake]
`;
const { entries: suites } = parseSuites(text, 'suites.yaml');
const feature = (count: number) =>
  parseFeature(
    'features/49-tabs.feature',
    `Feature: Tabs\n  @ours.two-tabs\n  Rule: One\n${`    @49-1\n    Scenario: A\n      When a\n`.repeat(count)}` +
      `  @ours.other\n  Rule: Two\n    @49-9\n    Scenario: B\n      When b\n`,
  );
const lint = (changed: string, count = 7) =>
  lintSuites(parseSuites(changed, 'suites.yaml').entries, [feature(count)], ['react:fake'], 'suites.yaml');

test('a suite is found by its name, and selects its scenarios', () => {
  const suite = findSuite(suites, 'multi-tab');
  assert.ok(typeof suite === 'object');
  assert.equal(suiteExpression(suite), '@ours.two-tabs or @49-9');
});

test('the error for an unknown name contains the most similar name and all names', () => {
  const others = [...suites, { ...suites[0]!, id: 'safari-itp' }];
  assert.equal(findSuite(others, 'multitab'), 'Did you mean multi-tab? Expected one of: multi-tab, safari-itp.');
});

test('a suite with existing scenarios and lanes has no problem', () => assert.deepEqual(lint(text), []));

for (const [title, changed, count, problem] of [
  ['an unknown scenario', text.replace('49-9', '49-9, 49-8'), 7, 'no scenario has the id or the requirement 49-8'],
  ['an unknown lane', text.replace('react:fake', 'react:none'), 7, 'unknown lane "react:none"'],
  ['too few scenarios', text, 6, 'expected at least 8 scenarios, saw 7'],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(lint(changed, count), [`suites.yaml:1: the suite multi-tab: ${problem}`]);
  });
}

test('a suite needs a sentence, scenarios and lanes', () => {
  const { problems } = parseSuites('- id: multi-tab', 'suites.yaml');
  assert.deepEqual(problems, [
    'suites.yaml:1: expected a text for "shows", saw none',
    'suites.yaml:1: expected a list of texts for "scenarios"',
    'suites.yaml:1: expected a list of texts for "lanes"',
  ]);
});

test('the documentation lists every suite', () => {
  const documentation = readFileSync(inProject('docs/robustness.md'), 'utf8');
  for (const { id } of readSuites(inProject(corpus.suites ?? ''), 'suites')) {
    assert.match(documentation, new RegExp(`\\| \`${id}\` +\\|`));
  }
});
