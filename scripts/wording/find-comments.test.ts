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
  const cup = "const cup = 'not // a comment'; // Full.";
  assert.deepEqual(findComments('kitchen.ts', code), [
    { file: 'kitchen.ts', line: 1, isDoc: true, text: 'Returns a cup. @param tea in grams', code: cup },
    { file: 'kitchen.ts', line: 6, isDoc: false, text: 'Full.', code: "const cup = 'not" },
    { file: 'kitchen.ts', line: 8, isDoc: false, text: 'Two lines are one comment.', code: '/* A block. */' },
    { file: 'kitchen.ts', line: 10, isDoc: false, text: 'A block.', code: '// eslint-disable-next-line' },
  ]);
});
