import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { findUnknownName, findUnknownTag } from './unknown-tag.ts';

const corpus = { folder: inProject('harness', 'sample-corpus'), features: '01-*.feature' };

for (const [title, expression, error] of [
  ['the tag of a rule', '@kettle.boils', null],
  ['the ID of a scenario', '@01-3', null],
  ['an expression', '(@kettle.boils or @kettle.pours) and not @01-3', null],
  ['an empty expression', '', null],
  ['a tag without @', 'kettle.boils', 'no scenario has the tag kettle.boils. Did you mean @kettle.boils?'],
  ['an escaped character', '@01-3\\ x', 'no scenario has the tag @01-3 x. Did you mean @01-3?'],
  ['the ID of a row of examples', '@01-2/2', 'no scenario has the tag @01-2/2. Did you mean @01-2?'],
  [
    'a tag that resembles no other',
    '@teapot',
    'no scenario has the tag @teapot. Tags are, for example, @03-1, @route.home and @journey.',
  ],
  [
    'the number of a feature',
    '@01',
    'no scenario has the tag @01. The scenarios of feature 01 have the tags @01-1, @01-2 and so on.',
  ],
  [
    'the number of an unknown feature',
    '@77',
    'no scenario has the tag @77. Tags are, for example, @03-1, @route.home and @journey.',
  ],
  ['a misspelt tag', '@kettle.boil', 'no scenario has the tag @kettle.boil. Did you mean @kettle.boils?'],
  ['a misspelt tag after a right one', '@01-3 or @01-33', 'no scenario has the tag @01-33. Did you mean @01-3?'],
  [
    'a misspelt tag in brackets',
    'not (@kettle.poor)',
    'no scenario has the tag @kettle.poor. Did you mean @kettle.pours?',
  ],
] as const) {
  test(`${title} is ${error === null ? 'accepted' : 'rejected'}`, () => {
    assert.equal(findUnknownTag(corpus, expression), error);
  });
}

test('in a corpus without features, no tag is suggested', () => {
  const features = 'nowhere/*';
  assert.equal(
    findUnknownTag({ ...corpus, features }, '@01-1'),
    'no scenario has the tag @01-1. Tags are, for example, @03-1, @route.home and @journey.',
  );
});

test('a name may contain values of the examples, and a text that only steps contain is no name', () => {
  assert.equal(findUnknownName(corpus, 'With 2 litres of tea'), null);
  assert.equal(findUnknownName(corpus, 'litres of tea'), null);
  assert.match(String(findUnknownName(corpus, 'With 77 litres')), /^no scenario has "With 77 litres" in its name\. To/);
  assert.match(String(findUnknownName(corpus, 'it boils after')), /^no scenario has "it boils after" in its name\. To/);
});
