import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, toEnglish } from '../../../../fixtures/flow.ts';
import type { AuthErrorCode } from '../../../adapters/auth-error.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import { to } from '../../screen/screen.ts';
import { confirmationRefused } from './confirmation-refused.ts';

const next = to('accountDeletion', {});
const refuse = (code: AuthErrorCode, isByPassword = false) =>
  confirmationRefused(createRefusal(code), { account: 'ada@example.com', isByPassword, next }, createTools());
const readFeedback = (...attempt: Parameters<typeof refuse>) => translateAll(refuse(...attempt), english);

test('an account with a second factor leads to its screens, and from there back to the confirmation', () => {
  assert.deepEqual(refuse('auth/multi-factor-auth-required'), {
    next: { name: 'secondFactor', input: { confirmation: { next } } },
  });
});

for (const code of ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'] as const) {
  test(`after ${code}, the visitor can try again without a message`, () => {
    assert.deepEqual(refuse(code), { feedback: {} });
  });
}

test('if the browser blocks the window, a button leads to the normal sign-in', () => {
  assert.deepEqual(readFeedback('auth/popup-blocked'), {
    feedback: {
      notice: 'Your browser blocked the sign-in window.',
      actions: { continueHere: { role: 'primary', label: 'Continue in this window' } },
    },
  });
});

for (const code of [
  'auth/account-exists-with-different-credential',
  'auth/email-already-in-use',
  'auth/credential-already-in-use',
  'auth/sign-up-closed',
  'auth/admin-restricted-operation',
] as const) {
  test(`after ${code}, the visitor reads that she has chosen a different account`, () => {
    assert.deepEqual(readFeedback(code), {
      feedback: { notice: 'That is a different account. Sign in to ada@example.com.' },
    });
  });
}

test('a wrong password is reported under the password, and an error of a provider above the form', () => {
  const noMatch = "The email and password you entered don't match";
  assert.deepEqual(toEnglish(refuse('auth/invalid-credential', true)), { feedback: { errors: { password: noMatch } } });
  assert.deepEqual(toEnglish(refuse('auth/invalid-credential')), {
    feedback: { notice: 'Something went wrong. Please try again.' },
  });
});
