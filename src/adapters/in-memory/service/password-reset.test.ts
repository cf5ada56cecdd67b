import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccount, type CallContext } from './accounts.ts';
import { sendActionCode } from './action-codes.ts';
import { checkPasswordReset, confirmPasswordReset } from './password-reset.ts';
import { createServiceState } from './service-state.ts';

const hourMs = 3_600_000;
const sentAt = 1_000_000;

function sendResetCode(): { at(now: number): CallContext; code: string } {
  const state = createServiceState();
  const at = (now: number): CallContext => ({ state, tenantId: null, now });
  createAccount(at(sentAt), { email: 'ada@example.com', password: 'secret1' });
  sendActionCode(at(sentAt), { purpose: 'password reset', to: 'ada@example.com' });
  return { at, code: state.codes[0]?.code ?? '' };
}

test('a password reset code is still valid one millisecond before an hour has passed', () => {
  const { at, code } = sendResetCode();
  const late = at(sentAt + hourMs - 1);
  assert.equal(checkPasswordReset(late, code), 'ada@example.com');
  confirmPasswordReset(late, { code, newPassword: 'changed1' });
  assert.equal(late.state.accounts[0]?.password, 'changed1');
});

test('a password reset code is expired one hour and a hundred hours after it was sent', () => {
  const { at, code } = sendResetCode();
  for (const now of [sentAt + hourMs, sentAt + 100 * hourMs]) {
    assert.throws(() => checkPasswordReset(at(now), code), { message: 'EXPIRED_OOB_CODE' });
    assert.throws(() => confirmPasswordReset(at(now), { code, newPassword: 'changed1' }), {
      message: 'EXPIRED_OOB_CODE',
    });
  }
  assert.equal(at(sentAt).state.accounts[0]?.password, 'secret1');
});
