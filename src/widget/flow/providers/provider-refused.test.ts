import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, githubCredential, toEnglish } from '../../../../fixtures/flow.ts';
import { providerRefused } from './provider-refused.ts';

const email = 'ada@example.com';
const restriction = { status: true };
const tools = createTools({ adminRestrictedOperation: restriction });
const startOver = (notice: string) => ({ startOver: { name: 'providerSignIn', input: { notice } } });

for (const [title, error, consequence] of [
  [
    'nothing is shown if the visitor has closed the popup',
    createRefusal('auth/popup-closed-by-user'),
    { feedback: {} },
  ],
  [
    'nothing is shown if another popup has replaced the popup',
    createRefusal('auth/cancelled-popup-request'),
    { feedback: {} },
  ],
  [
    'a blocked popup offers to continue in this window',
    createRefusal('auth/popup-blocked'),
    {
      feedback: {
        notice: 'Your browser blocked the sign-in window.',
        actions: { continueHere: { role: 'primary', label: 'Continue in this window' } },
      },
    },
  ],
  [
    'a network error shows a notice',
    createRefusal('auth/network-request-failed'),
    { feedback: { notice: 'A network error has occurred' } },
  ],
  [
    'too many attempts show a notice',
    createRefusal('auth/too-many-requests'),
    {
      feedback: {
        notice: 'We have blocked all requests from this device due to unusual activity. Try again later.',
      },
    },
  ],
  [
    'an error of the service shows a notice',
    createRefusal('auth/internal-error'),
    { feedback: { notice: 'Something went wrong. Please try again.' } },
  ],
  [
    'a visitor who cancelled is asked to authorize the app',
    createRefusal('auth/user-cancelled'),
    { feedback: { notice: 'Please authorize the required permissions to sign in to the application' } },
  ],
  [
    'a required second factor is asked for',
    createRefusal('auth/multi-factor-auth-required'),
    { next: { name: 'secondFactor', input: {} } },
  ],
  [
    'the app decides about a guest whose credential belongs to an account',
    createRefusal('auth/credential-already-in-use', { credential: githubCredential }),
    { next: { name: 'mergeConflict', input: { credential: githubCredential } } },
  ],
  [
    'a credential is linked to the account of its email',
    createRefusal('auth/account-exists-with-different-credential', { email, credential: githubCredential }),
    { link: { email, credential: githubCredential } },
  ],
  [
    "a guest's credential is linked to the account of its email",
    createRefusal('auth/email-already-in-use', { email, credential: githubCredential }),
    { link: { email, credential: githubCredential } },
  ],
  [
    'a credential without an email cannot be linked',
    createRefusal('auth/email-already-in-use', { credential: githubCredential }),
    startOver('The email address is already used by another account'),
  ],
  [
    'an email without a credential cannot be linked',
    createRefusal('auth/email-already-in-use', { email }),
    startOver('The email address is already used by another account'),
  ],
  [
    'a restriction to administrators is explained',
    createRefusal('auth/admin-restricted-operation'),
    { next: { name: 'unauthorizedUser', input: { identifier: null, restriction } } },
  ],
  [
    'an invalid credential is not reported as a wrong password',
    createRefusal('auth/invalid-credential'),
    startOver('Something went wrong. Please try again.'),
  ],
  [
    'any other error is shown above the option list',
    createRefusal('auth/user-disabled'),
    startOver('The user account has been disabled by an administrator.'),
  ],
] as const) {
  test(`after a refused sign-in, ${title}`, () =>
    assert.deepEqual(toEnglish(providerRefused(error, tools)), consequence));
}

test('a restriction to administrators without an explanation is shown above the option list', () => {
  assert.deepEqual(
    toEnglish(providerRefused(createRefusal('auth/admin-restricted-operation'), createTools())),
    startOver('This operation is restricted to administrators only.'),
  );
});
