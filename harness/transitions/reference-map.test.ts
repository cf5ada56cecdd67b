import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseReferenceMap, referenceIds } from './reference-map.ts';

const problemsOf = (text: string): readonly string[] => parseReferenceMap(text, 'map.yaml').problems;
const mapped = (...entries: readonly string[]): string =>
  `complete: false\nreference:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`;

test('entries are read with their lines', () => {
  const { complete, entries, problems } = parseReferenceMap(
    mapped('{ id: T5, scenarios: [script.storage] }', '{ id: T1, none: It throws. }'),
    'map.yaml',
  );
  assert.deepEqual(problems, []);
  assert.equal(complete, false);
  assert.deepEqual(entries, [
    { id: 'T5', scenarios: ['script.storage'], none: null, line: 3 },
    { id: 'T1', scenarios: [], none: 'It throws.', line: 4 },
  ]);
});

const either = '3: expected either a list of "scenarios", or the reason why there are "none"';
for (const [title, text, problem] of [
  ['an unknown transition', mapped('{ id: T166, none: x }'), '3: expected an id from T1 to T165, saw "T166"'],
  ['a transition without scenarios or a reason', mapped('{ id: T1 }'), either],
  ['a transition with scenarios and a reason', mapped('{ id: T1, none: x, scenarios: [a.b] }'), either],
  ['a transition with an empty list of scenarios', mapped('{ id: T1, scenarios: [] }'), either],
  [
    'an unknown field',
    mapped('{ id: T1, none: x, since: 2 }'),
    '3: unknown field "since". Known fields: id, scenarios, none',
  ],
  ['a map without "complete"', 'reference: []', '1: expected "complete: true" or "complete: false"'],
  ['a map without a list', 'complete: false', '1: expected a list under "reference"'],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(problemsOf(text), [`map.yaml:${problem}`]);
  });
}

test('a complete map contains every transition of the reference', () => {
  const all = mapped(...referenceIds.map((id) => `{ id: ${id}, none: x }`)).replace('false', 'true');
  assert.deepEqual(problemsOf(all), []);
  const [problem] = problemsOf(all.replace('  - { id: T17, none: x }\n', ''));
  assert.equal(problem, 'map.yaml:1: missing transitions of the reference: T17');
});
