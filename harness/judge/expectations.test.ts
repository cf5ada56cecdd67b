import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { covers, expectationOf, parseExpectations, readExpectations, type Expectation } from './expectations.ts';

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

test('one explanation may be of several scenarios', () => {
  const text = entry.replace('route.home > Home', '[route.home > Home, "route.cummies > *"]');
  const read = parseExpectations(text, 'lane.yaml');
  assert.deepEqual(
    read.map(({ id, because }) => [id, because]),
    [
      ['route.home > Home', 'the reference greets'],
      ['route.cummies > *', 'the reference greets'],
    ],
  );
});

test('what is found besides and a screen that is lacking may be named', () => {
  const text = `${entry}  besides: a request\n  lacks: the page of faults\n`;
  const [read] = parseExpectations(text, 'lane.yaml');
  assert.deepEqual([read?.besides, read?.lacks], ['a request', 'the page of faults']);
});

test('an id that ends with a star is of everything below it, and of nothing else', () => {
  assert.ok(covers('route.home > Home > *', 'route.home > Home > a | b'));
  assert.ok(covers('route.home > *', 'route.home > Home > a | b'));
  assert.ok(!covers('route.home > *', 'route.homes > Home'));
  assert.ok(!covers('route.home > Home > *', 'route.home > Home'));
  assert.ok(!covers('route.home > Home', 'route.home > Home > a'));
});

test('what is known of a scenario alone goes before what is known of several', () => {
  const known = ['route.home > *', 'route.home > Home > a', 'route.home > Home > *'].map((id): Expectation => ({
    id,
    failsWith: 'no',
    because: 'so',
    decision: 'reference-fault',
  }));
  assert.equal(expectationOf('route.home > Home > a', known)?.id, 'route.home > Home > a');
  assert.equal(expectationOf('route.home > Home > b', known)?.id, 'route.home > Home > *');
  assert.equal(expectationOf('route.home > Home', known)?.id, 'route.home > *');
  assert.equal(expectationOf('route.login > Login', known), null);
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
  ['a list of no scenarios', entry.replace('route.home > Home', '[]'), /expected a text as id/],
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
