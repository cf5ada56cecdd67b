import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal } from '../../../../fixtures/flow.ts';
import { to } from '../../screen/screen.ts';
import { accountRefused } from './account-refused.ts';

const next = to('emailChange', { email: 'grace@example.com', isSubmitted: true });

test('if the sign-in is too long ago, the visitor first confirms that she is the user', () => {
  assert.deepEqual(accountRefused(createRefusal('auth/requires-recent-login'), next), {
    name: 'identityConfirmation',
    input: { next },
  });
});

test('if the session has ended, the account page asks the visitor to sign in', () => {
  assert.deepEqual(accountRefused(createRefusal('auth/user-token-expired'), next), { name: 'account', input: {} });
});

test('after any other error, the visitor can try again', () => {
  assert.equal(accountRefused(createRefusal('auth/network-request-failed'), next), null);
});
