import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberScenarios } from './number-scenarios.ts';

test('a scenario without an id gets the number after the highest of its feature, above its other tags', () => {
  const lines = (first: string, last: string) => `Feature: Tea
  Rule: It is drunk

${first}    Scenario: At once
      Then it is hot
        """
        Scenario: a quotation
        """

    @03-7
    Scenario: Later
      Then it is warm

${last}    @journey
    Scenario: Much later
      Then it is cold
`;
  const numbered = lines('    @03-8\n', '    @03-9\n');
  assert.equal(numberScenarios('features/03-tea.feature', lines('', '')), numbered);
  assert.equal(numberScenarios('features/03-tea.feature', numbered), numbered);
});
