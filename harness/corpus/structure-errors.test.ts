import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from './parse-feature.ts';
import { findStructureErrors } from './structure-errors.ts';

const find = (...lines: readonly string[]): readonly string[] =>
  findStructureErrors(parseDocument(lines.join('\n'))).map(({ line, text }) => `${line}: ${text}`);

const scenario = ['Scenario: Home', 'Then she is home'];
const outline = ['Scenario Outline: Home of <name>', 'Then <name> is home'];

for (const [title, lines] of [
  ['a feature with scenarios and without Rules', ['Feature: Doors', ...scenario]],
  ['an outline with a row', ['Feature: Doors', ...outline, 'Examples:', '| name |', '| Ada |']],
  [
    'a description with words before a colon',
    ['Feature: Doors', 'Source: spec §2', 'Rule: Home', 'Source: ours', 'Given: nothing', ...scenario],
  ],
  ['a description with a keyword inside a line', ['Feature: Doors', 'Each Scenario: one door.', ...scenario]],
] as const) {
  test(`${title} has no error`, () => assert.deepEqual(find(...lines), []));
}

for (const [title, lines, expected] of [
  ['an empty file', [], '1: expected a feature'],
  ['a feature without scenarios', ['Feature: Doors'], '1: expected a scenario in the feature "Doors"'],
  [
    'a feature with only a Background',
    ['Feature: Doors', 'Background:', 'Given a door'],
    '1: expected a scenario in the feature "Doors"',
  ],
  [
    'a Rule without scenarios',
    ['Feature: Doors', 'Rule: Away', 'Rule: Home', ...scenario],
    '2: expected a scenario under the Rule "Away"',
  ],
  [
    'an outline without Examples',
    ['Feature: Doors', ...outline],
    '2: expected Examples for the outline "Home of <name>"',
  ],
  ['Examples without a row', ['Feature: Doors', ...outline, 'Examples:', '| name |'], '4: expected a row of examples'],
  [
    'a misspelt Scenario Outline before a scenario',
    ['Feature: Doors', 'Rule: Home', '', 'Scenario Outlin: Home of <name>', 'Then <name> is home', ...scenario],
    '2: "Scenario Outlin:" is read as a description. Did you mean "Scenario Outline:"?',
  ],
  [
    'a keyword in small letters',
    ['Feature: Doors', '  scenario: Home', '  Then she is home', ...scenario],
    '1: "scenario:" is read as a description. Did you mean "Scenario:"?',
  ],
  [
    'a misspelt Background',
    ['Feature: Doors', 'Backgruond:', 'Given a door', ...scenario],
    '1: "Backgruond:" is read as a description. Did you mean "Background:"?',
  ],
  [
    'a step with a misspelt keyword',
    ['Feature: Doors', 'Scenario: Home', 'Givn a door', 'Then she is home'],
    '2: expected a step, saw "Givn a door", which is read as a description',
  ],
  [
    'a step of a Background with a misspelt keyword',
    ['Feature: Doors', 'Background:', 'Givn a door', 'And a key', ...scenario],
    '2: expected a step, saw "Givn a door", which is read as a description',
  ],
] as const) {
  test(`${title} is an error`, () => assert.deepEqual(find(...lines), [expected]));
}
