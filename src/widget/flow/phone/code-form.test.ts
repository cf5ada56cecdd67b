import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { codeForm, formatCountdown, resendCountdown } from './code-form.ts';

const fields = { phoneConfirmationCode: { kind: 'phoneConfirmationCode', label: '6-digit code' } };
const cancel = { role: 'secondary', label: 'Cancel' };
const continueAction = { role: 'primary', label: 'Continue' };

test('the form for a sent code has a countdown, and then a button to resend it', () => {
  assert.deepEqual(codeForm(en, 0), {
    fields,
    actions: { cancel, continue: continueAction },
    status: 'Resend code in 0:15',
    focus: 'phoneConfirmationCode',
  });
  const { actions } = codeForm(en, 15);
  assert.deepEqual(Object.entries(actions), [
    ['resend', { role: 'link', label: 'Resend' }],
    ['cancel', cancel],
    ['continue', continueAction],
  ]);
});

test('the form for the code of an app has neither a countdown nor a button to resend it', () => {
  assert.deepEqual(codeForm(en, null), {
    fields,
    actions: { cancel, continue: continueAction },
    focus: 'phoneConfirmationCode',
  });
});

test('a code can be resent after 15 seconds', () => {
  assert.deepEqual(resendCountdown(0, en), { actions: {}, countdown: { status: 'Resend code in 0:15' } });
  assert.deepEqual(resendCountdown(14, en), { actions: {}, countdown: { status: 'Resend code in 0:01' } });
  const resend = { actions: { resend: { role: 'link', label: 'Resend' } }, countdown: {} };
  assert.deepEqual(resendCountdown(15, en), resend);
  assert.deepEqual(resendCountdown(60, en), resend);
});

test('the countdown of a mail has its own text', () => {
  assert.deepEqual(resendCountdown(14, en, en.resendMailIn).countdown, { status: 'Resend email in 0:01' });
});

test('a code that was not sent cannot be resent', () => {
  assert.deepEqual(resendCountdown(null, en), { actions: {}, countdown: {} });
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
