import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, createUser, toEnglish } from '../../../../fixtures/flow.ts';
import type { AuthUser, SessionOperations } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import type { Tools } from '../../screen/screen.ts';
import { continueSignedIn, getAppUser, getGuest, getSignedInUser, requireSignIn } from './signed-in-user.ts';

/**
 * Creates a session of the app, with `user` signed in. `observers.count` counts the functions that observe the session.
 */
function createSession(user: AuthUser | null) {
  const observers = { count: 0 };
  const auth = {
    observeSession(listener: (reported: AuthUser | null) => void) {
      observers.count += 1;
      queueMicrotask(() => listener(user));
      return () => (observers.count -= 1);
    },
  } as unknown as SessionOperations;
  return { auth, observers };
}

const guest = createUser({ isAnonymous: true });

test("the app's user may be a guest, and is read without leaving an observer", async () => {
  const { auth, observers } = createSession(guest);
  assert.equal(await getAppUser(auth), guest);
  assert.equal(observers.count, 0);
  assert.equal(await getAppUser(createSession(null).auth), null);
});

test('a guest is not a signed-in user', async () => {
  const ada = createUser();
  assert.equal(await getSignedInUser(createSession(ada).auth), ada);
  assert.equal(await getSignedInUser(createSession(guest).auth), null);
  assert.equal(await getSignedInUser(createSession(null).auth), null);
});

test('only an anonymous user is a guest', async () => {
  assert.equal(await getGuest(createSession(guest).auth), guest);
  assert.equal(await getGuest(createSession(createUser()).auth), null);
  assert.equal(await getGuest(createSession(null).auth), null);
});

/**
 * Calls {@link continueSignedIn} in an app with the given success URL. Returns the opened URLs and the shown screens.
 */
async function continueWith(signInSuccessUrl: string): Promise<readonly unknown[]> {
  const events: unknown[] = [];
  const tools = {
    ...createTools({ signInSuccessUrl }),
    page: {
      address: new URL('https://app.example/Login'),
      base: new URL('https://app.example/base/'),
      navigate: (url: URL) => events.push(url.href),
      forgetHidden: () => events.push('forget hidden parameters'),
    },
    ui: { show: (description: Description) => Promise.resolve(events.push(description)) },
  } as unknown as Tools;
  assert.equal(await continueSignedIn(tools), null);
  return events;
}

test('a signed-in visitor is redirected to the configured success URL', async () => {
  assert.deepEqual(await continueWith('/home'), ['https://app.example/home']);
  assert.deepEqual(await continueWith('home'), ['https://app.example/base/home']);
});

test('without a success URL, a signed-in visitor reads that they are signed in', async () => {
  assert.deepEqual(toEnglish(await continueWith('javascript:alert(1)')), [
    'forget hidden parameters',
    { title: 'You are logged in.', isEnd: true },
  ]);
});

test('a visitor who must sign in first reads the given message, or none', () => {
  const tools = { ...createTools(), page: { storage: null } } as unknown as Tools; // It uses nothing else of the page.
  assert.deepEqual(requireSignIn(tools, null), { name: 'signIn', input: {} });
  assert.deepEqual(toEnglish(requireSignIn(tools)), {
    name: 'signIn',
    input: { notice: 'Please login again to perform this operation' },
  });
});
