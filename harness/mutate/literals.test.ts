import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changeNumber, changeText, findLiterals, isNegative, replaceLiteral } from './literals.ts';

test('quoted texts and numbers are literals, in order', () => {
  assert.deepEqual(findLiterals('she is told "No 3 is" under "Email" after 499 milliseconds'), [
    { kind: 'string', value: 'No 3 is', index: 13 },
    { kind: 'string', value: 'Email', index: 29 },
    { kind: 'number', value: '499', index: 42 },
  ]);
});

test('a placeholder is a literal, or part of a quoted text', () => {
  assert.deepEqual(
    findLiterals('<time> pass and "<who> is"').map(({ value }) => value),
    ['<time>', '<who> is'],
  );
});

test('a number within a word is not a literal', () => {
  assert.deepEqual(findLiterals('a v2 of x3y'), []);
});

test('only the given literal is replaced, even if another one has the same value', () => {
  const text = 'she reads "a" and "a"';
  const [, second] = findLiterals(text);
  assert.ok(second);
  assert.equal(replaceLiteral(text, second, 'b'), 'she reads "a" and "b"');
});

test('a step is negative because of its own words, not because of words that it quotes', () => {
  for (const text of [
    'she does not read "Hello"',
    'nothing that her browser keeps says "x"',
    "Google's script is not there",
  ])
    assert.ok(isNegative(text));
  for (const text of [
    'she is told "There is no account"',
    'she has another look',
    `she reads 'Hello: is not a known key; did you mean "hello"?'`,
    'it drew version "1", and no other',
  ]) {
    assert.ok(!isNegative(text), text);
  }
});

test('a changed text loses its full stop, or has a different letter or digit', () => {
  assert.deepEqual(['You are logged in.', 'Email', 'Buzz', '0:09', '(a)', ''].map(changeText), [
    'You are logged in',
    'Emaim',
    'Buzy',
    '0:08',
    '(b)',
    'x',
  ]);
});

test('a changed text always differs', () => {
  fc.assert(fc.property(fc.string(), (text) => changeText(text) !== text));
});

test('a changed number is one more or one less', () => {
  assert.deepEqual(changeNumber('499'), ['500', '498']);
  assert.deepEqual(changeNumber('1,000'), ['1001', '999']);
});
