import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { AuthError } from '../../adapters/auth-error.ts';
import type { AuthUser } from '../../adapters/auth-backend.ts';
import { createSettings, createUser, toSignInOptions } from '../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { en } from '../messages/en.ts';
import type { Tools } from '../screen/screen.ts';
import { emailLinkCallback } from './email-link/email-link-callback.ts';
import { sendLink } from './email-link/send-link.ts';
import { passwordSignUp } from './password/password-sign-up.ts';
import { signInWithProvider } from './providers/sign-in-with-provider.ts';

/**
 * These tests cover the time before the app's `Auth` has read the stored user. A guest is signed in, but `currentGuest`
 * still returns null.
 */

const guest = createUser({ uid: 'g1', email: null, isAnonymous: true });
const refusal = new AuthError('auth/user-disabled');

beforeEach(() => {
  Object.assign(globalThis, { document: { cookie: '__Host-emailForSignIn=sealed' }, location: { protocol: 'https:' } });
});

/**
 * Returns tools with a stub of the backend. The stub refuses every sign-in, and records the options that it receives in
 * `calls`.
 */
function createTools(address = 'https://app.example/Login') {
  const calls: unknown[] = [];
  const observers = new Set<(user: AuthUser | null) => void>();
  const refuse =
    (name: string) =>
    async (_first: unknown, ...others: readonly unknown[]) => {
      calls.push([name, others.at(-1)]);
      throw refusal;
    };
  const fail = async (operation: Promise<unknown>) =>
    operation.then(() => assert.fail('Expected a refusal.')).catch(() => ({ ok: false, error: refusal }));
  let shown = 0;
  const tools = {
    page: { address: new URL(address), storage: createMemoryStorage() },
    text: en,
    settings: createSettings({
      autoUpgradeAnonymousUsers: true,
      signInOptions: toSignInOptions('password', 'google.com'),
    }),
    auth: {
      currentGuest: () => null,
      credentialFromJSON: () => null,
      observeSession(observer: (user: AuthUser | null) => void) {
        observers.add(observer);
        return () => observers.delete(observer);
      },
      signInWithPopup: refuse('popup'),
      signInWithRedirect: refuse('redirect'),
      createUserWithPassword: refuse('sign-up'),
      checkActionCode: refuse('code check'),
      async sendSignInLink(_email: string, { url }: { readonly url: string }) {
        calls.push(['link', new URL(url).searchParams.get('ui_auid')]);
      },
    },
    ui: {
      waitFor: fail,
      finish: fail,
      waitWithChoices: fail,
      async show() {
        const values = { email: 'ada@example.com', newPassword: 'secret1' };
        return { action: (shown += 1) === 1 ? 'submit' : 'cancel', values };
      },
    },
  } as unknown as Tools;
  return { tools, calls, report: (user: AuthUser | null) => observers.forEach((observer) => observer(user)) };
}

const upgrade = { upgradeGuest: true };

for (const flow of ['popup', 'redirect'] as const) {
  test(`a sign-in by ${flow} upgrades the guest`, async () => {
    const { tools, calls } = createTools();
    await signInWithProvider(tools, 'google.com', { flow });
    assert.deepEqual(calls, [[flow, upgrade]]);
  });
}

test('a sign-up with a password upgrades the guest', async () => {
  const { tools, calls } = createTools();
  await passwordSignUp.run(tools, { email: 'ada@example.com' });
  assert.deepEqual(calls, [['sign-up', upgrade]]);
});

test('a mailed link contains the ID of the guest', async () => {
  const { tools, calls, report } = createTools();
  const sent = sendLink(tools, 'ada@example.com', null);
  await setImmediate();
  report(guest);
  await sent;
  assert.deepEqual(calls, [['link', guest.uid]]);
});

for (const [user, screen] of [
  [guest, 'providerSignIn'],
  [null, 'differentDeviceError'],
] as const) {
  test(`a link that a guest has requested leads to ${screen} if ${user ? 'the guest' : 'no guest'} is signed in`, async () => {
    const { tools, report } = createTools('https://app.example/Login?mode=signIn&oobCode=x&ui_auid=g1&ui_sid=s');
    const next = emailLinkCallback.run(tools, {});
    await setImmediate();
    report(user);
    // If the guest is signed in, the screen checks the code, which the stub rejects. The screen then waits until the
    // user is reported again. The next screen does not depend on this report, so always report null.
    const rejected = setImmediate().then(() => report(null));
    assert.equal((await next)?.name, screen);
    await rejected;
  });
}
