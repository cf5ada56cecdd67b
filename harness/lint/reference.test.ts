import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseReferenceMap } from '../transitions/reference-map.ts';
import { lintReference } from './reference.ts';
import { sample } from './sample.ts';

const file = sample(`
  @route.home
  Rule: There is a home

    Scenario Outline: Home is <place>
      Then she sees "<place>"

      Examples:
        | place |
        | here  |
`);
const problemsOf = (word: string): readonly string[] => {
  const text = `complete: false\nreference:\n  - id: T8\n    scenarios: ['${word}']\n`;
  return lintReference(parseReferenceMap(text, 'map.yaml'), [file], 'map.yaml');
};

test('a requirement with a scenario, a scenario and one of its rows can be named', () => {
  for (const word of ['route.home', 'route.home > Home is <place>', 'route.home > Home is <place> > here']) {
    assert.deepEqual(problemsOf(word), []);
  }
});

test('what is none of them is a problem', () => {
  assert.deepEqual(problemsOf('route.home > Home is far'), [
    'map.yaml:3: T8 names "route.home > Home is far", which is no scenario and no requirement that has one',
  ]);
});

test('so is what cannot be read', () => {
  assert.match(lintReference(parseReferenceMap('[]', 'map.yaml'), [file], 'map.yaml')[0] ?? '', /^map\.yaml:1: /);
});
