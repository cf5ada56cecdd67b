import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coversScenario, parseReferenceMap, referenceIds } from './reference-map.ts';

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

const either = 'map.yaml:3: expected either a list of scenarios, or the reason why there is none';
for (const [title, text, problem] of [
  ['a transition that there is not', mapped('{ id: T166, none: x }'), /:3: expected an id from T1 to T165, saw "T166"/],
  ['one that is mapped', mapped('{ id: T1, none: x }', '{ id: T1, none: y }'), /:4: T1 is mapped since line 3/],
  ['one with neither', mapped('{ id: T1 }'), either],
  ['one with both', mapped('{ id: T1, none: x, scenarios: [a.b] }'), either],
  ['one with no scenario', mapped('{ id: T1, scenarios: [] }'), either],
  ['a field that there is not', mapped('{ id: T1, none: x, since: 2 }'), /:3: no field is named "since"/],
  ['no word about its being complete', 'reference: []', /:1: expected "complete: true" or "complete: false"/],
  ['no list', 'complete: false', /:1: expected a list as reference/],
] as const) {
  test(`${title} is a problem`, () => {
    const problems = problemsOf(text);
    assert.equal(problems.length, 1);
    if (typeof problem === 'string') assert.equal(problems[0], problem);
    else assert.match(problems[0] ?? '', problem);
  });
}

test('once it is complete, every transition of the reference is in it', () => {
  const all = mapped(...referenceIds.map((id) => `{ id: ${id}, none: x }`)).replace('false', 'true');
  assert.deepEqual(problemsOf(all), []);
  const [problem] = problemsOf(all.replace('  - { id: T17, none: x }\n', ''));
  assert.equal(problem, 'map.yaml:1: expected every transition of the reference, missed T17');
});

test('scenarios are meant by their requirement, or by their name with or without their examples', () => {
  const id = 'route.home > Home is <there> > yes | no';
  assert.deepEqual(
    ['route.home', 'route.home > Home is <there>', id, 'route.ho', 'route.home > Home'].map((word) =>
      coversScenario(word, id),
    ),
    [true, true, true, false, false],
  );
});
