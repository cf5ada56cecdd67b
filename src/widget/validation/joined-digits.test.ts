import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedDigits } from './joined-digits.ts';

test('a pasted code loses the blanks and dashes between its digits', () => {
  for (const text of ['123456', ' 123 456\n', '123-456', '12–34–56', '1 2 3 4 5 6']) {
    assert.equal(joinedDigits(text), '123456', JSON.stringify(text));
  }
});

test('what is more than digits, and blanks and dashes between them, is no code', () => {
  for (const text of [
    '',
    '5',
    ' 5 ',
    ' - ',
    'G-123456',
    '123456 is your code',
    '123.456',
    '-123456',
    '123456-',
    '- 12 -',
  ]) {
    assert.equal(joinedDigits(text), null, JSON.stringify(text));
  }
});
