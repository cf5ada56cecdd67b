import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendCode } from './action-codes.ts';
import { checkReset, confirmReset } from './password-reset.ts';
import { open, type Realm } from './accounts.ts';
import { emptyServiceState } from './service-state.ts';

const hour = 3_600_000;
const sentAt = 1_000_000;

function sent(): { at(now: number): Realm; code: string } {
  const state = emptyServiceState();
  const at = (now: number): Realm => ({ state, tenantId: null, now });
  open(at(sentAt), { email: 'ada@example.com', password: 'secret1' });
  sendCode(at(sentAt), { purpose: 'password reset', to: 'ada@example.com' });
  return { at, code: state.codes[0]?.code ?? '' };
}

test('a code serves for an hour, less a millisecond', () => {
  const { at, code } = sent();
  const late = at(sentAt + hour - 1);
  assert.equal(checkReset(late, code), 'ada@example.com');
  confirmReset(late, { code, newPassword: 'changed1' });
  assert.equal(late.state.accounts[0]?.password, 'changed1');
});

test('a code is too old after an hour, and stays so', () => {
  const { at, code } = sent();
  for (const now of [sentAt + hour, sentAt + 100 * hour]) {
    assert.throws(() => checkReset(at(now), code), { message: 'EXPIRED_OOB_CODE' });
    assert.throws(() => confirmReset(at(now), { code, newPassword: 'changed1' }), { message: 'EXPIRED_OOB_CODE' });
  }
  assert.equal(at(sentAt).state.accounts[0]?.password, 'secret1');
});
