import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './accounts.ts';
import { checkReset, confirmReset, sendReset } from './password-reset.ts';
import { emptyServiceState, type ServiceState } from './service-state.ts';

const hour = 3_600_000;
const sentAt = 1_000_000;

function sent(): { state: ServiceState; code: string } {
  const state = emptyServiceState();
  open(state, { email: 'ada@example.com', password: 'secret1' });
  sendReset(state, { email: 'ada@example.com' }, sentAt);
  return { state, code: state.codes[0]?.code ?? '' };
}

test('a code serves for an hour, less a millisecond', () => {
  const { state, code } = sent();
  assert.equal(checkReset(state, code, sentAt + hour - 1), 'ada@example.com');
  confirmReset(state, { code, newPassword: 'changed1' }, sentAt + hour - 1);
  assert.equal(state.accounts[0]?.password, 'changed1');
});

test('a code is too old after an hour, and stays so', () => {
  const { state, code } = sent();
  for (const now of [sentAt + hour, sentAt + 100 * hour]) {
    assert.throws(() => checkReset(state, code, now), { message: 'EXPIRED_OOB_CODE' });
    assert.throws(() => confirmReset(state, { code, newPassword: 'changed1' }, now), { message: 'EXPIRED_OOB_CODE' });
  }
  assert.equal(state.accounts[0]?.password, 'secret1');
});
