import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendActionCode } from './action-codes.ts';
import { checkPasswordReset, confirmPasswordReset } from './password-reset.ts';
import { createAccount, type CallContext } from './accounts.ts';
import { emptyServiceState } from './service-state.ts';

const hour = 3_600_000;
const sentAt = 1_000_000;

function sent(): { at(now: number): CallContext; code: string } {
  const state = emptyServiceState();
  const at = (now: number): CallContext => ({ state, tenantId: null, now });
  createAccount(at(sentAt), { email: 'ada@example.com', password: 'secret1' });
  sendActionCode(at(sentAt), { purpose: 'password reset', to: 'ada@example.com' });
  return { at, code: state.codes[0]?.code ?? '' };
}

test('a code serves for an hour, less a millisecond', () => {
  const { at, code } = sent();
  const late = at(sentAt + hour - 1);
  assert.equal(checkPasswordReset(late, code), 'ada@example.com');
  confirmPasswordReset(late, { code, newPassword: 'changed1' });
  assert.equal(late.state.accounts[0]?.password, 'changed1');
});

test('a code is too old after an hour, and stays so', () => {
  const { at, code } = sent();
  for (const now of [sentAt + hour, sentAt + 100 * hour]) {
    assert.throws(() => checkPasswordReset(at(now), code), { message: 'EXPIRED_OOB_CODE' });
    assert.throws(() => confirmPasswordReset(at(now), { code, newPassword: 'changed1' }), {
      message: 'EXPIRED_OOB_CODE',
    });
  }
  assert.equal(at(sentAt).state.accounts[0]?.password, 'secret1');
});
