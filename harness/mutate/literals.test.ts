import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNegative, literalsOf, replaced } from './literals.ts';

test('quoted texts and numbers are literals, in their order', () => {
  assert.deepEqual(literalsOf('she is told "No 3 is" under "Email" after 499 milliseconds'), [
    { kind: 'string', value: 'No 3 is', at: 13 },
    { kind: 'string', value: 'Email', at: 29 },
    { kind: 'number', value: '499', at: 42 },
  ]);
});

test('what an outline fills in is a literal, within quotation marks a part of one', () => {
  assert.deepEqual(
    literalsOf('<time> pass and "<who> is"').map(({ value }) => value),
    ['<time>', '<who> is'],
  );
});

test('a number within a word is none', () => {
  assert.deepEqual(literalsOf('a v2 of x3y'), []);
});

test('another value takes the place of one', () => {
  const text = 'she reads "a" and "a"';
  const [, second] = literalsOf(text);
  assert.ok(second);
  assert.equal(replaced(text, second, 'b'), 'she reads "a" and "b"');
});

test('a sentence says that something is not there, whatever it quotes', () => {
  assert.ok(isNegative('she does not read "Hello"'));
  assert.ok(isNegative('nothing that her browser keeps says "x"'));
  assert.ok(!isNegative('she is told "There is no account"'));
  assert.ok(!isNegative('she has another look'));
  assert.ok(!isNegative('version "1" has drawn it, and no other'));
});
