import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCode } from './paste-code.ts';

test('the code is found in a message, whatever is around it', () => {
  for (const text of [
    '123456',
    ' 123 456\n',
    'Your code is 123456',
    '123456 is your code.',
    'G-123456 is your Google verification code.',
    'Your code: 123-456.',
    'Your code: 123–456.',
    '123456 is your code.\n\n@app.example #123456',
    '123456\n10 minutes',
    'Valid for 10\r\n123 456\r\n10 minutes',
    'Your code: 123\u00A0456.',
    'Call +1 650 555 0100 if you have not asked for 123456.',
  ]) {
    assert.equal(findCode(text), '123456', JSON.stringify(text));
  }
});

test('digits without other text are the code, however many there are', () => {
  assert.equal(findCode('123 4567'), '1234567');
});

test('no code is found in a text without six digits, or with two codes', () => {
  for (const text of [
    '',
    'Your code',
    'Your code is 12345',
    'Your code is 1234567',
    'Not 123456 but 654321',
    'Call +1 650 555 0100',
    'Call 650 555 010.',
    'Your code is ١٢٣٤٥٦',
  ]) {
    assert.equal(findCode(text), null, JSON.stringify(text));
  }
});
