import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterProvidersRefusal } from './federated-refusal.ts';
import { github, refusal, toolsFor } from '../../../../fixtures/flow.ts';

const email = 'ada@example.com';
const restriction = { status: true };
const tools = toolsFor({ adminRestrictedOperation: restriction });
const list = (notice: string) => ({ giveUp: { name: 'providerSignIn', input: { notice } } });

for (const [what, error, outcome] of [
  ['a window that was closed is nothing to speak of', refusal('auth/popup-closed-by-user'), { stay: {} }],
  ['nor is one that another has taken the place of', refusal('auth/cancelled-popup-request'), { stay: {} }],
  [
    'a window that was blocked can be done without',
    refusal('auth/popup-blocked'),
    {
      stay: {
        notice: 'Your browser blocked the sign-in window.',
        actions: { continueHere: { role: 'primary', label: 'Continue in this window' } },
      },
    },
  ],
  [
    'a network that failed is said',
    refusal('auth/network-request-failed'),
    { stay: { notice: 'A network error has occurred' } },
  ],
  [
    'too many attempts are said',
    refusal('auth/too-many-requests'),
    {
      stay: {
        notice: 'We have blocked all requests from this device due to unusual activity. Try again later.',
      },
    },
  ],
  [
    'who gave no leave is asked for it',
    refusal('auth/user-cancelled'),
    { stay: { notice: 'Please authorize the required permissions to sign in to the application' } },
  ],
  [
    'a second factor is asked for',
    refusal('auth/multi-factor-auth-required'),
    { next: { name: 'secondFactor', input: {} } },
  ],
  [
    'the app decides of a guest whose account is somebody’s',
    refusal('auth/credential-already-in-use', { credential: github }),
    { next: { name: 'mergeConflict', input: { credential: github } } },
  ],
  [
    'an address that has an account is connected to it',
    refusal('auth/account-exists-with-different-credential', { email, credential: github }),
    { connect: { email, credential: github } },
  ],
  [
    'so it is for a guest',
    refusal('auth/email-already-in-use', { email, credential: github }),
    { connect: { email, credential: github } },
  ],
  [
    'where nobody says which account, it cannot be connected',
    refusal('auth/email-already-in-use', { credential: github }),
    list('The email address is already used by another account'),
  ],
  [
    'nor can it without a credential',
    refusal('auth/email-already-in-use', { email }),
    list('The email address is already used by another account'),
  ],
  [
    'what is for administrators only is said to be so',
    refusal('auth/admin-restricted-operation'),
    { next: { name: 'unauthorizedUser', input: { identifier: null, restriction } } },
  ],
  [
    'a credential that is no good is no wrong password',
    refusal('auth/invalid-credential'),
    list('Something went wrong. Please try again.'),
  ],
  [
    'all else leads back to the list and is said there',
    refusal('auth/user-disabled'),
    list('The user account has been disabled by an administrator.'),
  ],
] as const) {
  test(`after a provider refused: ${what}`, () => assert.deepEqual(afterProvidersRefusal(error, tools), outcome));
}

test('where the app has nothing to say of administrators, the refusal is said at the list', () => {
  assert.deepEqual(
    afterProvidersRefusal(refusal('auth/admin-restricted-operation'), toolsFor()),
    list('This operation is restricted to administrators only.'),
  );
});
