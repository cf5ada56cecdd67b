import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { covers, findExpectation, parseExpectations, readExpectations } from './expectations.ts';

const entry = `
- id: route.home > Home
  fails-with: saw "Hello"
  because: the reference greets
  decision: reference-fault
`;

const known = {
  id: 'route.home > Home',
  failsWith: 'saw "Hello"',
  because: 'the reference greets',
  decision: 'reference-fault',
  line: 2,
} as const;

for (const [title, text, expected] of [
  ['an entry is read', entry, [known]],
  [
    'one reason may explain several scenarios',
    entry.replace('route.home > Home', '[route.home > Home, "route.cummies > *"]'),
    [known, { ...known, id: 'route.cummies > *' }],
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

test('an id that ends with a star covers everything below it, and nothing else', () => {
  assert.ok(covers('route.home > Home > *', 'route.home > Home > a | b'));
  assert.ok(covers('route.home > *', 'route.home > Home > a | b'));
  assert.ok(!covers('route.home > *', 'route.homes > Home'));
  assert.ok(!covers('route.home > Home > *', 'route.home > Home'));
  assert.ok(!covers('route.home > Home', 'route.home > Home > a'));
});

test('the most specific expectation is used', () => {
  const ids = ['route.home > *', 'route.home > Home > a', 'route.home > Home > *'];
  const expectations = ids.map((id) => ({ ...known, id }));
  assert.equal(findExpectation('route.home > Home > a', expectations)?.id, 'route.home > Home > a');
  assert.equal(findExpectation('route.home > Home > b', expectations)?.id, 'route.home > Home > *');
  assert.equal(findExpectation('route.home > Home', expectations)?.id, 'route.home > *');
  assert.equal(findExpectation('route.login > Login', expectations), null);
});

test('without a file, nothing is expected to fail', async () => {
  assert.deepEqual(await readExpectations('there/is/no.yaml', 'no.yaml'), []);
});

for (const [title, text, pattern] of [
  ['a scenario that is listed twice', entry + entry, /yaml:7: the id route\.home > Home is already used in line 2/],
  ['an unknown decision', entry.replace('reference-fault', 'whatever'), /lane\.yaml:2: unknown decision "whatever"/],
  ['an entry without a reason', entry.replace(/ *because.*\n/, ''), /yaml:2: expected a text for "because", saw none/],
  ['an empty text, which every error contains', entry.replace('saw "Hello"', '""'), /a text for "fails-with"/],
  ['an empty list of scenarios', entry.replace('route.home > Home', '[]'), /expected a text for "id"/],
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
