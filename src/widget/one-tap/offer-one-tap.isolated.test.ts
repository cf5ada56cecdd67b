import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { AuthUser } from '../../adapters/auth-backend.ts';
import { createUser } from '../../../fixtures/flow.ts';
import { offerOneTap } from './offer-one-tap.ts';

let prompts: { readonly auto_select: boolean; readonly client_id: string }[];
beforeEach(() => {
  prompts = [];
  const id = { initialize: (options: (typeof prompts)[number]) => prompts.push(options), prompt() {}, cancel() {} };
  Object.assign(globalThis, { google: { accounts: { id } } });
});

/** A session whose user is not known until `report` is called. */
function createSession() {
  const listeners = new Set<(user: AuthUser | null) => void>();
  return {
    listeners,
    report: (user: AuthUser | null) => listeners.forEach((listener) => listener(user)),
    observeSession(listener: (user: AuthUser | null) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

for (const [visitor, user, autoSelect] of [
  ['a signed-out visitor', null, true],
  ['a guest', createUser({ isAnonymous: true }), true],
  ['a signed-in user', createUser(), false],
] as const) {
  test(`for ${visitor}, One Tap ${autoSelect ? 'may' : 'may not'} sign in automatically, once the session is known`, async () => {
    const session = createSession();
    const oneTap = offerOneTap({ clientId: 'client', autoSelect: true }, session);
    while (session.listeners.size === 0) await setImmediate();
    assert.deepEqual(prompts, []);
    session.report(user);
    await setImmediate();
    assert.deepEqual(
      prompts.map(({ client_id, auto_select }) => [client_id, auto_select]),
      [['client', autoSelect]],
    );
    assert.equal(session.listeners.size, 0);
    oneTap.withdraw();
  });
}

test('One Tap does not wait for the session if the app has disabled automatic sign-in', async () => {
  const session = createSession();
  const oneTap = offerOneTap({ clientId: 'client', autoSelect: false }, session);
  while (prompts.length === 0) await setImmediate();
  assert.equal(prompts[0]?.auto_select, false);
  assert.equal(session.listeners.size, 0);
  oneTap.withdraw();
});

test('One Tap is not offered if it is withdrawn before the session is known', async () => {
  const session = createSession();
  const oneTap = offerOneTap({ clientId: 'client', autoSelect: true }, session);
  while (session.listeners.size === 0) await setImmediate();
  oneTap.withdraw();
  session.report(null);
  await setImmediate();
  assert.deepEqual(prompts, []);
});
