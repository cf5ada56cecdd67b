import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, createUser, toSignInOptions } from '../../../../fixtures/flow.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Tools } from '../../screen/screen.ts';
import { toOutcome } from '../../ui.ts';
import { waysToSignIn } from './ways-to-sign-in.ts';

const createAccount = (uid: string, ...providers: readonly string[]) =>
  createUser({ uid, providerData: providers.map((providerId) => ({ providerId, uid: '1', email: null })) });

/**
 * Disconnects Google. Returns the methods that the service was asked to remove, and the next screen.
 *
 * @param reloaded the app's user after the session was checked
 */
async function disconnectGoogle(reloaded: AuthUser) {
  let user = createAccount('ada', 'password', 'google.com');
  const removed: string[] = [];
  const auth = {
    observeSession(listener: (observed: AuthUser) => void) {
      queueMicrotask(() => listener(user));
      return () => {};
    },
    useTenant() {},
    enrolledFactors: () => [],
    revalidateSession: async () => void (user = reloaded),
    loadAccountOperations: async () => ({ disconnectProvider: async (id: string) => void removed.push(id) }),
  };
  const actions = ['google.com', 'remove'];
  const ui = {
    waitFor: toOutcome,
    show: async () => ({ action: actions.shift(), values: {} }),
    showProgress() {},
  };
  // The cast is safe: the screen uses no other tools.
  const tools = {
    ...createTools({ signInOptions: toSignInOptions('password', 'google.com') }),
    auth,
    ui,
  } as unknown as Tools;
  const next = await waysToSignIn.run(tools, {});
  return { removed, next: next?.name, hasNotice: next !== null && 'notice' in next.input };
}

test('a method that another tab has made the only one is not removed', async () => {
  assert.deepEqual(await disconnectGoogle(createAccount('ada', 'google.com')), {
    removed: [],
    next: 'waysToSignIn',
    hasNotice: false,
  });
  assert.deepEqual(await disconnectGoogle(createAccount('ada', 'password', 'google.com')), {
    removed: ['google.com'],
    next: 'waysToSignIn',
    hasNotice: true,
  });
});

test('a method of a user who has signed in meanwhile is not removed', async () => {
  const grace = createAccount('grace', 'password', 'google.com');
  assert.deepEqual(await disconnectGoogle(grace), { removed: [], next: 'account', hasNotice: false });
});
