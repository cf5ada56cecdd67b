import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLifetime } from './cookie-lifetimes.ts';

const now = Date.parse('2026-06-01T12:00:00Z');

test('an expiry is told as a lifetime, and all else is as it was written', () => {
  const written = 'a=b;path=/;expires=Mon, 01 Jun 2026 13:00:00 GMT;secure';
  assert.equal(withLifetime(written, now), 'a=b;path=/;max-age=3600;secure');
});

test('a lifetime is not shorter for being written down as a date, which leaves out what is more than a whole second', () => {
  const written = 'a=b; expires=Mon, 01 Jun 2026 13:00:00 GMT';
  assert.equal(withLifetime(written, now + 999), 'a=b; max-age=3600');
});

test('a cookie that is taken away lives no longer', () => {
  assert.equal(withLifetime('a=; expires=Thu, 01 Jan 1970 00:00:00 GMT', now), `a=; max-age=${-now / 1000}`);
});

test('a cookie of the session stays one', () => {
  assert.equal(withLifetime('expires=1; path=/', now), 'expires=1; path=/');
});
