import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nudgedNumber, nudgedText } from './nudge.ts';

test('a sentence loses its full stop, another text has one letter or digit changed', () => {
  assert.equal(nudgedText('You are logged in.'), 'You are logged in');
  assert.equal(nudgedText('Email'), 'Emaim');
  assert.equal(nudgedText('Buzz'), 'Buzy');
  assert.equal(nudgedText('0:09'), '0:08');
  assert.equal(nudgedText('(a)'), '(b)');
  assert.equal(nudgedText(''), 'x');
});

test('what is nudged is always another', () => {
  fc.assert(fc.property(fc.string(), (text) => nudgedText(text) !== text));
});

test('a number is one more, or one less', () => {
  assert.equal(nudgedNumber('499', 1), '500');
  assert.equal(nudgedNumber('1,000', -1), '999');
});
