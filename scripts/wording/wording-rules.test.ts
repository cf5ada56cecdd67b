import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLongSubjects, findRelativeOpenings, findReplacedTerms, readReplacedTerms } from './wording-rules.ts';

const at = { file: 'kitchen.ts', line: 3, within: null, code: [] };

test('a doc comment that opens with a relative clause is reported', () => {
  const comments = ['What is in the cup.', 'Whoever drinks.', 'That which is hot.', 'How it tastes.'];
  const found = findRelativeOpenings(comments.map((text) => ({ ...at, isDoc: true, text })));
  assert.equal(found.length, 4);
  assert.equal(found[0], 'kitchen.ts:3: the comment opens with "What"; open with a verb or a noun');
});

test('line comments and openings that only look alike are not reported', () => {
  assert.deepEqual(
    findRelativeOpenings([
      { ...at, isDoc: false, text: 'What is in the cup.' },
      { ...at, isDoc: true, text: 'Whatever the cup holds.' },
      { ...at, isDoc: true, text: 'Returns what is in the cup.' },
    ]),
    [],
  );
});

const glossary = `## Kitchen

| word | meaning |
| --- | --- |
| cup | \`cup\` |

## Words that are not used

| instead of | write |
| --- | --- |
| \`mug\`, \`tea cup\` | cup |
`;

test('the terms that the glossary replaces are read from its table', () => {
  assert.deepEqual(readReplacedTerms(glossary), [
    { term: 'mug', replacement: 'cup' },
    { term: 'tea cup', replacement: 'cup' },
  ]);
});

test('replaced terms are found as whole words in any case', () => {
  const terms = readReplacedTerms(glossary);
  const found = (text: string) => findReplacedTerms(text, terms).map(({ term }) => term);
  assert.deepEqual(found('Mug: fill the tea cup'), ['mug', 'tea cup']);
  assert.deepEqual(found('a smug teacup, a mug-shaped cup'), []);
});

test('commit subjects may have 72 characters and no more', () => {
  assert.deepEqual(findLongSubjects(['x'.repeat(72)]), []);
  assert.match(findLongSubjects(['x'.repeat(73)])[0] ?? '', /^a commit subject has 73 characters/);
});
