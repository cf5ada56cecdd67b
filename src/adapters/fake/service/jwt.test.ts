import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJwtClaims, createUnsignedJwt } from './jwt.ts';

test('a token gives back what it was made of, in any script', () => {
  const claims = { sub: 'ada', name: 'Ада >?~ Lovelace', nested: { list: [1, null] } };
  const token = createUnsignedJwt(claims);
  assert.match(token, /^[\w-]+\.[\w-]+\.$/);
  assert.deepEqual(readJwtClaims(token), claims);
});

test('what is no token says nothing', () => {
  for (const text of ['', 'a', 'a.b', 'a.e30', '..', '{"sub":"ada"}']) {
    assert.deepEqual(readJwtClaims(text), text === 'a.e30' ? {} : undefined, text);
  }
});
