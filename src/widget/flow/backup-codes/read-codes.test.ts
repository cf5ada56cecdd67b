import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCodes } from './read-codes.ts';

test('a list of texts is accepted', () => {
  assert.deepEqual(readCodes(['abcde-fghjk']), ['abcde-fghjk']);
  assert.deepEqual(readCodes(['a', 'b']), ['a', 'b']);
});

for (const [name, created] of [
  ['null', null],
  ['nothing', undefined],
  ['a text', 'abcde-fghjk'],
  ['an empty list', []],
  ['a list with an empty text', ['a', '']],
  ['a list with a number', ['a', 7]],
  ['an object', { codes: ['a'] }],
] as const) {
  test(`${name} is refused, and the error contains no code`, () => {
    assert.throws(() => readCodes(created), { message: 'backupCodes.create: must return a list of texts.' });
  });
}
