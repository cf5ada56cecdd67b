import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult, createTools, createUser } from '../../../../fixtures/flow.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import { takeOnce } from '../../screen/saved-password.ts';
import type { Tools } from '../../screen/screen.ts';
import { toOutcome } from '../../ui.ts';
import { emailChange } from './email-change.ts';
import { identityConfirmation } from './identity-confirmation.ts';
import { passwordChange } from './password-change.ts';

const ada = createUser({
  providerData: [{ providerId: 'password', uid: 'ada@example.com', email: 'ada@example.com' }],
});
const email = 'lovelace@example.com';
const password = 'difference engine 2';

/** Returns the tools for a user of the app who chooses "Cancel" on every screen, and the calls of the service. */
function start(user: AuthUser) {
  const calls: string[] = [];
  const auth = {
    observeSession(listener: (observed: AuthUser) => void) {
      queueMicrotask(() => listener(user));
      return () => {};
    },
    useTenant() {},
    async loadAccountOperations() {
      return {
        changeEmail: async (to: string) => void calls.push(`email ${to}`),
        changePassword: async (to: string) => void calls.push(`password ${to}`),
      };
    },
    async commit() {
      calls.push('commit');
      throw new AuthError('auth/permission-denied');
    },
    discard: async () => void calls.push('discard'),
  };
  const ui = {
    waitFor: toOutcome,
    finish: toOutcome,
    show: async () => ({ action: 'cancel', values: {} }),
  };
  const page = { address: new URL('https://app.example/login') };
  // The cast is safe: these screens use no other tools.
  return { tools: { ...createTools(), auth, ui, page } as unknown as Tools, calls };
}

for (const [submittedBy, calls] of [
  ['ada', [`email ${email}`, `password ${password}`]],
  ['grace', []],
] as const) {
  test(`values that ${submittedBy} has submitted change ${calls.length} values of the account of ada`, async () => {
    const { tools, calls: made } = start(ada);
    await emailChange.run(tools, { email, isSubmitted: true, submittedBy });
    await passwordChange.run(tools, { takePassword: takeOnce(password), submittedBy });
    assert.deepEqual(made, calls);
  });
}

test('a visitor who goes back to the confirmation does not complete the sign-in with a second factor again', async () => {
  const { tools, calls } = start(ada);
  const input = { takeResult: takeOnce(createResult()), next: { name: 'accountDeletion', input: {} } } as const;
  await identityConfirmation.run(tools, input);
  assert.deepEqual(calls, ['commit', 'discard']);
  await identityConfirmation.run(tools, input);
  assert.deepEqual(calls, ['commit', 'discard']);
});
