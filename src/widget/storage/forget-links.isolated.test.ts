import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { AuthBackend, AuthUser } from '../../adapters/auth-backend.ts';
import { createSettings, createUser } from '../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import type { Tools } from '../screen/screen.ts';
import { sendLink } from '../flow/email-link/send-link.ts';
import { forgetLinksOnSignOut } from './forget-links.ts';
import { forgetLinksOnSignOut as forgetLinksLazily } from './forget-links-lazily.ts';

const ada = createUser();
const guest = createUser({ uid: 'g1', email: null, isAnonymous: true });

let written: string[] = [];

beforeEach(() => {
  written = [];
  const set = (text: string): void => void written.push(text);
  const document = Object.defineProperty({}, 'cookie', { get: () => '', set });
  Object.assign(globalThis, { document, location: { protocol: 'https:' } });
});

/** Returns a stub of a backend, and a function that reports the app's user to the observers of this backend. */
function createBackend() {
  const observers = new Set<(user: AuthUser | null) => void>();
  const auth = {
    observeSession(observer: (user: AuthUser | null) => void) {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    sendSignInLink: () => Promise.resolve(),
  } as unknown as AuthBackend;
  return { auth, observers, report: (user: AuthUser | null) => observers.forEach((observer) => observer(user)) };
}

const isForgotten = (): boolean => written.some((cookie) => cookie.startsWith('__Host-emailForSignIn=; Max-Age=0'));

for (const [reports, forgets] of [
  [[ada, null], true],
  [[ada, guest], true],
  [[ada, ada], false],
  [[guest, null], false],
  [[null], false],
] as const) {
  const names = reports.map((user) => (user ? (user.isAnonymous ? 'a guest' : 'Ada') : 'no user'));
  test(`the link data are ${forgets ? 'deleted' : 'kept'} if the app reports ${names.join(', then ')}`, () => {
    const { auth, report } = createBackend();
    forgetLinksOnSignOut(auth);
    for (const user of reports) report(user);
    assert.equal(isForgotten(), forgets);
  });

  test(`the function of the package, too, ${forgets ? 'deletes' : 'keeps'} the link data if the app reports ${names.join(', then ')}`, async () => {
    const { auth, report } = createBackend();
    forgetLinksLazily(auth);
    for (const user of reports) report(user);
    await import('./link-keys.ts');
    await nextTask();
    assert.equal(isForgotten(), forgets);
  });
}

test("after a link was sent, the app's own sign-out deletes the link data", async () => {
  const { auth, observers, report } = createBackend();
  const page = { address: new URL('https://app.example/Login'), storage: createMemoryStorage() };
  const tools = { auth, page, settings: createSettings() } as unknown as Tools;
  await sendLink(tools, 'grace@example.com', null);
  await sendLink(tools, 'grace@example.com', null);
  assert.equal(observers.size, 1);
  written = [];
  report(ada);
  assert.equal(isForgotten(), false);
  report(null);
  assert.ok(isForgotten());
});
