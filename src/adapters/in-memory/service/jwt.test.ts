import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJwtClaims, createUnsignedJwt } from './jwt.ts';

test('claims in any alphabet are the same after encoding and reading', () => {
  const claims = { sub: 'ada', name: 'Ада >?~ Lovelace', nested: { list: [1, null] } };
  const token = createUnsignedJwt(claims);
  assert.match(token, /^[\w-]+\.[\w-]+\.$/);
  assert.deepEqual(readJwtClaims(token), claims);
});

test('readJwtClaims returns undefined for text without readable claims', () => {
  for (const text of ['', 'a', 'a.b', 'a.e30', '..', '{"sub":"ada"}']) {
    assert.deepEqual(readJwtClaims(text), text === 'a.e30' ? {} : undefined, text);
  }
});
