import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, createUser } from '../../../../fixtures/flow.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { toOutcome } from '../../ui.ts';
import { secondFactorEnrolment, totpEnrolment } from './enrolment.ts';

/**
 * Returns tools with Ada as the app's user, and the list of the calls that the service receives. Ada chooses an
 * authenticator app.
 */
function start() {
  const calls: string[] = [];
  const auth = {
    observeSession(listener: (observed: AuthUser) => void) {
      queueMicrotask(() => listener(createUser({ uid: 'ada' })));
      return () => {};
    },
    async startTotpEnrolment() {
      calls.push('startTotpEnrolment');
      throw new AuthError('auth/network-request-failed');
    },
  };
  const ui = { waitFor: toOutcome, showProgress() {}, show: async () => ({ action: 'totp', values: {} }) };
  const page = { address: new URL('https://app.example/login'), storage: null };
  // The cast is safe: these screens use no other tools.
  return { tools: { ...createTools(), auth, ui, page } as unknown as Tools, calls };
}

test('a second factor is added only to the account of the user who has chosen it', async () => {
  const { tools, calls } = start();
  assert.equal((await totpEnrolment.run(tools, { uid: 'grace' }))?.name, 'signIn');
  assert.deepEqual(calls, []);
  assert.equal((await totpEnrolment.run(tools, { uid: 'ada' }))?.name, 'secondFactorEnrolment');
  assert.deepEqual(calls, ['startTotpEnrolment']);
});

test('the choice of a second factor is that of the user who is signed in now', async () => {
  const { tools } = start();
  assert.deepEqual(await secondFactorEnrolment.run(tools, {}), { name: 'totpEnrolment', input: { uid: 'ada' } });
});

test('a visitor whose page shows the second factors of another user sees her own first', async () => {
  const { tools } = start();
  const input = { from: 'account', uid: 'grace' } as const;
  assert.deepEqual(await secondFactorEnrolment.run(tools, input), { name: 'secondFactors', input: {} });
  const own = { from: 'account', uid: 'ada' } as const;
  assert.deepEqual(await secondFactorEnrolment.run(tools, own), { name: 'totpEnrolment', input: own });
});
