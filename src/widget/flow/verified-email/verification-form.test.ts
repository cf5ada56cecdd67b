import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, toEnglish } from '../../../../fixtures/flow.ts';
import { texts } from '../../messages/phrase.ts';
import { endsStagedSession, unsentForm, verificationForm } from './verification-form.ts';

const email = 'ada@example.com';
const cancel = { role: 'secondary', label: 'Use another account' };

test('the screen says where the mail was sent, and counts down until the mail can be sent again', () => {
  assert.deepEqual(toEnglish(verificationForm(texts, email, 14, true)), {
    title: 'Verify your email',
    body: [['Follow the instructions sent to ', { strong: email }, ' to verify your email address']],
    actions: { cancel, continue: { role: 'primary', label: 'Continue' } },
    status: 'Resend email in 0:01',
    focus: 'continue',
  });
  assert.deepEqual(toEnglish(verificationForm(texts, email, 15, true).actions), {
    resend: { role: 'link', label: 'Resend' },
    cancel,
    continue: { role: 'primary', label: 'Continue' },
  });
});

test('the screen does not say that a mail was sent if the service has refused to send it', () => {
  assert.deepEqual(toEnglish(verificationForm(texts, email, 0, false).body), [
    ['An email with a link will be sent to ', { strong: email }, '.'],
  ]);
});

test('as long as no mail could be sent, the screen offers to retry', () => {
  assert.deepEqual(toEnglish(unsentForm(texts, email)), {
    title: 'Verify your email',
    body: [['An email with a link will be sent to ', { strong: email }, '.']],
    actions: { cancel, retry: { role: 'primary', label: 'Retry' } },
    focus: 'retry',
  });
});

test('the visitor must sign in again if the session has ended', () => {
  for (const [code, ends] of [
    ['auth/requires-recent-login', true],
    ['auth/user-disabled', true],
    ['auth/user-not-found', true],
    ['auth/user-token-expired', true],
    ['auth/network-request-failed', false],
    ['auth/too-many-requests', false],
  ] as const) {
    assert.equal(endsStagedSession(createRefusal(code)), ends, code);
  }
});
