import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeOnce, withPassword } from './saved-password.ts';

const email = 'ada@example.com';

test('a password can be taken once', () => {
  const takePassword = takeOnce('analytical-1843');
  assert.deepEqual([takePassword(), takePassword()], ['analytical-1843', undefined]);
});

test('only the screen that asks for the password gets it', () => {
  const takePassword = takeOnce('analytical-1843');
  assert.deepEqual(withPassword({ name: 'passwordSignIn', input: { email, withheld: true } }, takePassword), {
    name: 'passwordSignIn',
    input: { email, withheld: true, takePassword },
  });
  for (const next of [
    { name: 'passwordSignUp', input: { email } },
    { name: 'emailLinkSending', input: { email } },
  ] as const) {
    assert.equal(withPassword(next, takePassword), next);
  }
});
