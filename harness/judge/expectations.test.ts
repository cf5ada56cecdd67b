import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { findExpectation, parseExpectations, readExpectations } from './expectations.ts';

const entry = `
- id: 01-1
  fails-with: saw "Hello"
  because: the reference greets
  decision: reference-fault
`;

const known = {
  id: '01-1',
  failsWith: 'saw "Hello"',
  because: 'the reference greets',
  decision: 'reference-fault',
  line: 2,
} as const;

for (const [title, text, expected] of [
  ['an entry is read', entry, [known]],
  [
    'one reason may explain several scenarios',
    entry.replace('01-1', '[01-1, route.cummies]'),
    [known, { ...known, id: 'route.cummies' }],
  ],
  [
    'an entry may name errors of hooks and a missing screen',
    `${entry}  besides: a request\n  lacks: the page of faults\n`,
    [{ ...known, besides: 'a request', lacks: 'the page of faults' }],
  ],
  ['an empty file contains no expectations', '# nothing yet\n', []],
] as const) {
  test(title, () => assert.deepEqual(parseExpectations(text, 'lane.yaml'), expected));
}

test('the most specific expectation is used', () => {
  const expectations = ['route.home', '01-1/2', '01-1'].map((id) => ({ ...known, id }));
  const find = (id: string, requirement = 'route.home') => findExpectation({ id, requirement }, expectations)?.id;
  assert.equal(find('01-1/2'), '01-1/2');
  assert.equal(find('01-1/3'), '01-1');
  assert.equal(find('01-2'), 'route.home');
  assert.equal(find('01-2', 'route.login'), undefined);
});

test('without a file, nothing is expected to fail', async () => {
  assert.deepEqual(await readExpectations('there/is/no.yaml', 'no.yaml'), []);
});

for (const [title, text, pattern] of [
  ['a scenario that is listed twice', entry + entry, /yaml:7: the id 01-1 is already used in line 2/],
  ['an unknown decision', entry.replace('reference-fault', 'whatever'), /lane\.yaml:2: unknown decision "whatever"/],
  ['an entry without a reason', entry.replace(/ *because.*\n/, ''), /yaml:2: expected a text for "because", saw none/],
  ['an empty text, which every error contains', entry.replace('saw "Hello"', '""'), /a text for "fails-with"/],
  ['an empty list of scenarios', entry.replace('01-1', '[]'), /expected a text for "id"/],
  ['an unknown field', `${entry}  until: May\n`, /unknown field "until"/],
  ['a file without a list', 'id: x', /expected a list/],
  ['an entry without fields', '- x', /expected "- id: …" for every entry/],
  ['invalid YAML', '- id: "x', /lane\.yaml:1: /],
] as const) {
  test(`${title} is rejected`, () => {
    assert.throws(
      () => parseExpectations(text, 'lane.yaml'),
      (error) => error instanceof HarnessError && pattern.test(error.message),
    );
  });
}
