import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toEnglish } from '../../../../fixtures/flow.ts';
import { texts } from '../../messages/phrase.ts';
import { codeForm, formatCountdown, resendCountdown } from './code-form.ts';

const fields = { phoneConfirmationCode: { kind: 'phoneConfirmationCode', label: '6-digit code' } };
const cancel = { role: 'secondary', label: 'Cancel' };
const continueAction = { role: 'primary', label: 'Continue' };

test('the form for a sent code has a countdown, and then a button to resend it', () => {
  assert.deepEqual(toEnglish(codeForm(texts, 0)), {
    fields,
    actions: { cancel, continue: continueAction },
    status: 'Resend code in 0:15',
    focus: 'phoneConfirmationCode',
  });
  const { actions } = codeForm(texts, 15);
  assert.deepEqual(toEnglish(Object.entries(actions)), [
    ['resend', { role: 'link', label: 'Resend' }],
    ['cancel', cancel],
    ['continue', continueAction],
  ]);
});

test('the form for the code of an authenticator app has neither a countdown nor a button to resend it', () => {
  assert.deepEqual(toEnglish(codeForm(texts, null)), {
    fields,
    actions: { cancel, continue: continueAction },
    focus: 'phoneConfirmationCode',
  });
});

test('a code can be resent after 15 seconds', () => {
  assert.deepEqual(toEnglish(resendCountdown(0, texts)), { actions: {}, countdown: { status: 'Resend code in 0:15' } });
  assert.deepEqual(toEnglish(resendCountdown(14, texts)), {
    actions: {},
    countdown: { status: 'Resend code in 0:01' },
  });
  const resend = { actions: { resend: { role: 'link', label: 'Resend' } }, countdown: {} };
  assert.deepEqual(toEnglish(resendCountdown(15, texts)), resend);
  assert.deepEqual(toEnglish(resendCountdown(60, texts)), resend);
});

test('the countdown until a mail can be sent again has its own text', () => {
  assert.deepEqual(toEnglish(resendCountdown(14, texts, texts.resendMailIn).countdown), {
    status: 'Resend email in 0:01',
  });
});

test('a code that was not sent cannot be resent', () => {
  assert.deepEqual(toEnglish(resendCountdown(null, texts)), { actions: {}, countdown: {} });
});

for (const [seconds, expected] of [
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [90, '1:30'],
] as const) {
  test(`a countdown of ${seconds} seconds is formatted as ${expected}`, () => {
    assert.equal(formatCountdown(seconds), expected);
  });
}
