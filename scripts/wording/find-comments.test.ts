import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findComments } from './find-comments.ts';

test('doc comments, line comments and their lines are found', () => {
  const code = `/**
 * Returns a cup.
 *
 * @param tea in grams
 */
const cup = 'not // a comment'; // Full.

// Two lines
// are one comment.
/* A block. */
// eslint-disable-next-line
export const pot = /* @__PURE__ */ fill(cup);
`;
  const [doc, full, two, block] = findComments('kitchen.ts', code);
  assert.equal(findComments('kitchen.ts', code).length, 4);
  const place = { file: 'kitchen.ts', within: null };
  const cup = "const cup = 'not // a comment'; // Full.";
  const pot = 'export const pot = /* @__PURE__ */ fill(cup);';
  assert.deepEqual(doc, {
    ...place,
    line: 1,
    isDoc: true,
    text: 'Returns a cup. @param tea in grams',
    code: [cup, pot],
  });
  assert.deepEqual(full, { ...place, line: 6, isDoc: false, text: 'Full.', code: ["const cup = 'not"] });
  assert.deepEqual(two, { ...place, line: 8, isDoc: false, text: 'Two lines are one comment.', code: [pot] });
  assert.deepEqual(block, { ...place, line: 10, isDoc: false, text: 'A block.', code: [pot] });
});

test('a comment is shown with the declaration that contains it, and with three lines of code at most', () => {
  const code = `interface Cup {
  readonly size: number;

  /** In grams. */
  readonly tea: number;
  readonly milk: number;
  readonly sugar: number;
  readonly lemon: boolean;
}
const size = 1;

/** Counts cups. */
let cups = 0;
`;
  const [grams, cups] = findComments('kitchen.ts', code);
  assert.equal(grams?.within, 'interface Cup {');
  assert.deepEqual(grams.code, ['readonly tea: number;', 'readonly milk: number;', 'readonly sugar: number;']);
  assert.equal(cups?.within, null);
  assert.deepEqual(cups.code, ['let cups = 0;']);
});

test('the code after a comment ends with the block', () => {
  const code = `function fill() {
  // The last cup.
  pour();
}
rest();
`;
  const [last] = findComments('kitchen.ts', code);
  assert.deepEqual([last?.within, last?.code], ['function fill() {', ['pour();']]);
});
