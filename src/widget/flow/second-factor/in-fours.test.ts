import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFours } from './in-fours.ts';

test('a key is read in groups of four, without a blank at its end', () => {
  assert.equal(inFours('ABCDEFGHIJ'), 'ABCD EFGH IJ');
  assert.equal(inFours('ABCDEFGH'), 'ABCD EFGH');
  assert.equal(inFours('ABC'), 'ABC');
});
