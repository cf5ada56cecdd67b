import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HarnessError } from '../steps/support/harness-error.ts';
import { parseExpectations, readExpectations } from './expectations.ts';

const entry = `
- id: route.home > Home
  fails-with: saw "Hello"
  because: the reference greets
  decision: reference-fault
`;

test('an entry is read', () => {
  assert.deepEqual(parseExpectations(entry, 'lane.yaml'), [
    {
      id: 'route.home > Home',
      failsWith: 'saw "Hello"',
      because: 'the reference greets',
      decision: 'reference-fault',
    },
  ]);
});

test('no file means that everything passes', async () => {
  assert.deepEqual(await readExpectations('there/is/no.yaml', 'no.yaml'), []);
});

test('an empty file is no expectation', () => {
  assert.deepEqual(parseExpectations('# nothing yet\n', 'lane.yaml'), []);
});

for (const [title, text, pattern] of [
  ['a scenario that is listed twice', entry + entry, /lane\.yaml: "route\.home > Home" is listed twice/],
  ['a decision that is none', entry.replace('reference-fault', 'whatever'), /entry 1: .*as decision, saw "whatever"/],
  ['an entry without a reason', entry.replace(/ *because.*\n/, ''), /entry 1: expected a text as because, saw none/],
  ['an empty text, which every failure has', entry.replace('saw "Hello"', '""'), /a text as fails-with/],
  ['a field that there is not', `${entry}  until: May\n`, /no field is named "until"/],
  ['something that is no list', 'id: x', /expected a list/],
  ['a list of something else', '- x', /entry 1: expected \{id/],
  ['what is no YAML', '- id: "x', /lane\.yaml: /],
] as const) {
  test(`${title} is refused`, () => {
    assert.throws(
      () => parseExpectations(text, 'lane.yaml'),
      (error) => error instanceof HarnessError && pattern.test(error.message),
    );
  });
}
