import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSimilar, suggestSimilar } from './similar-name.ts';

const names = ['react:fake', 'plain:fake', 'react:emulator'];

test('the most similar name is found, and capitals make no difference', () => {
  assert.equal(findSimilar('raect:fake', names), 'react:fake');
  assert.equal(findSimilar('REACT:FAKE', names), 'react:fake');
  assert.equal(findSimilar('EN-gb', ['en-XA', 'en-GB']), 'en-GB');
});

test('a text that resembles no name has no similar name', () => {
  assert.equal(findSimilar('nope', names), null);
  assert.equal(findSimilar('', names), null);
  assert.equal(findSimilar('react', []), null);
});

test('at most two of five letters may differ', () => {
  assert.equal(findSimilar('abcxx', ['abcde']), 'abcde');
  assert.equal(findSimilar('abxxx', ['abcde']), null);
});

test('the sentence ends with a space, and is empty without a similar name', () => {
  assert.equal(suggestSimilar('plain:fak', names), 'Did you mean plain:fake? ');
  assert.equal(suggestSimilar('nope', names), '');
});
