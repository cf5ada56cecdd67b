import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { formatCountdown, resendCountdown } from './resend-countdown.ts';

test('another code may be asked for after 15 seconds, and until then it is said how long that is', () => {
  assert.deepEqual(resendCountdown(0, en), { actions: {}, said: { status: 'Resend code in 0:15' } });
  assert.deepEqual(resendCountdown(14, en), { actions: {}, said: { status: 'Resend code in 0:01' } });
  const resend = { actions: { resend: { role: 'link', label: 'Resend' } }, said: {} };
  assert.deepEqual(resendCountdown(15, en), resend);
  assert.deepEqual(resendCountdown(60, en), resend);
});

test('of a mail it is said in words of its own', () => {
  assert.deepEqual(resendCountdown(14, en, en.resendMailIn).said, { status: 'Resend email in 0:01' });
});

test('of a code that nobody sent there is no other', () => {
  assert.deepEqual(resendCountdown(null, en), { actions: {}, said: {} });
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
