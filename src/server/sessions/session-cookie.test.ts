import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSessionCookie } from './session-cookie.ts';

test('a cookie is read if it has the characters of a session cookie of the Admin SDK', () => {
  const cookie = describeSessionCookie('session', true);
  assert.equal(cookie.read('a=1; session=eyJ_h.eyJ-c.c2ln; b=2'), 'eyJ_h.eyJ-c.c2ln');
  assert.equal(cookie.read('session=one; session=two'), null);
  assert.equal(cookie.read(null), null);
});

for (const value of ['', '"a.b.c"', 'a b', 'a,b', 'a=', 'a%20b', 'é', 'closed sign-in [null,"ada",0]']) {
  test(`a cookie that the server never writes is not read: ${JSON.stringify(value)}`, () => {
    const cookie = describeSessionCookie('session', true);
    assert.equal(cookie.read(`session=${value}`), null);
    assert.throws(() => cookie.write(value, 1000), TypeError);
  });
}
