import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceExpiresWithMaxAge } from './cookie-max-age.ts';

const now = Date.parse('2026-06-01T12:00:00Z');

test('`expires` is replaced with `max-age`, and the rest of the cookie is unchanged', () => {
  const cookie = 'a=b;path=/;expires=Mon, 01 Jun 2026 13:00:00 GMT;secure';
  assert.equal(replaceExpiresWithMaxAge(cookie, now), 'a=b;path=/;max-age=3600;secure');
});

test('`max-age` is rounded up to whole seconds', () => {
  const cookie = 'a=b; expires=Mon, 01 Jun 2026 13:00:00 GMT';
  assert.equal(replaceExpiresWithMaxAge(cookie, now + 999), 'a=b; max-age=3600');
});

test('a deleted cookie has a negative `max-age`', () => {
  const cookie = 'a=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  assert.equal(replaceExpiresWithMaxAge(cookie, now), `a=; max-age=${-now / 1000}`);
});

test('a cookie without `expires` is unchanged', () => {
  assert.equal(replaceExpiresWithMaxAge('expires=1; path=/', now), 'expires=1; path=/');
});
