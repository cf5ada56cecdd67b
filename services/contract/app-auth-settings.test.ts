import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import { sessionStorage } from './support/browser-sdk.ts';

/**
 * These tests check two things: the settings that the backend takes over from the app's own `Auth`, and the reports of
 * this `Auth` during a sign-in.
 */

const { getApps } = await import('firebase/app');
const { inMemoryPersistence } = await import('firebase/auth');
const { CustomProvider, initializeAppCheck } = await import('firebase/app-check');
const { openAppAuthProject } = await import('./support/app-auth-project.ts');
const server = await startInMemoryServer();
after(() => server.stop());

const ada = { email: 'ada@example.com', password: 'secret1' };

/** Opens a project in which Ada has an account, and a page with a backend on the app's own `Auth`. */
async function openPage(context: TestContext, options: Parameters<typeof openAppAuthProject>[2] = {}) {
  const project = openAppAuthProject(server, sessionStorage, options);
  await project.control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
  const backend = project.openPage();
  context.after(() => backend.dispose());
  return { project, backend, auth: project.auth };
}

/** Records the headers of every request to the identity service. The keys are the API methods, such as `signUp`. */
function recordRequests(context: TestContext): Map<string, Headers> {
  const requests = new Map<string, Headers>();
  const { fetch } = globalThis;
  context.mock.method(globalThis, 'fetch', async (url: string, init: RequestInit = {}) => {
    requests.set(new URL(url).pathname.split(/[:/]/).at(-1) ?? '', new Headers(init.headers));
    return fetch(url, init);
  });
  return requests;
}

test('the app’s Auth has no user before the commit, and notifies its observers once, with its own user', async (context) => {
  const { auth, backend } = await openPage(context);
  const seen: (string | null)[] = [];
  auth.onAuthStateChanged((user) => seen.push(user?.email ?? null));
  await backend.signInWithPassword(ada);
  assert.equal(auth.currentUser, null);
  const user = await backend.commit();
  assert.equal(user, auth.currentUser);
  assert.deepEqual(seen, [null, ada.email]);
});

test('the app’s persistence applies: the user is stored in the session only if the app stores users there', async (context) => {
  for (const [options, isStored] of [
    [{ persistence: inMemoryPersistence }, false],
    [{}, true],
  ] as const) {
    const { auth, backend } = await openPage(context, options);
    await backend.signInWithPassword(ada);
    await backend.commit();
    const key = `firebase:authUser:${auth.config.apiKey}:${auth.name}`;
    assert.equal(sessionStorage.getItem(key) !== null, isStored);
  }
});

test('every call to the service has the app’s App Check token', async (context) => {
  const { auth, backend } = await openPage(context);
  const requests = recordRequests(context);
  const provider = new CustomProvider({
    getToken: async () => ({ token: 'app-check-token', expireTimeMillis: Date.now() + 3_600_000 }),
  });
  initializeAppCheck(auth.app, { provider, isTokenAutoRefreshEnabled: false });
  await backend.lookUpSignInMethods(ada.email);
  await backend.signInWithPassword(ada);
  await backend.sendPasswordResetEmail(ada.email);
  assert.deepEqual(
    [...requests].map(([method, headers]) => [method, headers.get('X-Firebase-AppCheck')]),
    [
      ['createAuthUri', 'app-check-token'],
      ['signInWithPassword', 'app-check-token'],
      ['lookup', 'app-check-token'],
      ['sendOobCode', 'app-check-token'],
    ],
  );
});

test('mails are requested in the app’s language, even if the app changes it later', async (context) => {
  const { auth, backend } = await openPage(context);
  const requests = recordRequests(context);
  await backend.signInWithPassword(ada);
  for (const language of ['de', 'pt-BR', null]) {
    auth.languageCode = language;
    await backend.sendPasswordResetEmail(ada.email);
    assert.equal(requests.get('sendOobCode')?.get('X-Firebase-Locale'), language);
  }
});

test('the tenant that the app chose applies unless the widget chooses one', async (context) => {
  const { auth, backend } = await openPage(context);
  auth.tenantId = 'blue';
  backend.useTenant(null);
  assert.equal((await backend.signInWithPassword(ada)).user.tenantId, 'blue');
  backend.useTenant('red');
  assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: [] });
  backend.useTenant(null);
  assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: ['password'] });
});

test('a tenant that the app chooses after the widget has started applies to the next sign-in', async (context) => {
  const { auth, backend } = await openPage(context);
  backend.useTenant(null);
  await backend.signInWithPassword(ada);
  auth.tenantId = 'blue';
  assert.equal((await backend.signInWithPassword(ada)).user.tenantId, 'blue');
  await backend.commit();
  assert.equal(auth.tenantId, 'blue');
});

test('a tenant that the widget chose is forgotten when the next sign-in chooses none', async (context) => {
  const { auth, backend } = await openPage(context);
  backend.useTenant('blue');
  await backend.signInWithPassword(ada);
  await backend.commit();
  assert.equal(auth.tenantId, 'blue');
  backend.useTenant(null);
  assert.equal((await backend.signInWithPassword(ada)).user.tenantId, null);
});

test('a guest of the app is known as soon as the SDK has read the stored user', async (context) => {
  const { project, backend } = await openPage(context);
  await backend.signInAnonymously();
  await backend.commit();
  const reloaded = project.openPage();
  context.after(() => reloaded.dispose());
  assert.equal(reloaded.currentGuest(), null);
  await project.auth.authStateReady();
  assert.equal(reloaded.currentGuest()?.isAnonymous, true);
});

test('a user whom the app refuses before the change is not signed in, and the app keeps its own', async (context) => {
  const { backend, auth } = await openPage(context);
  await backend.signInAnonymously();
  await backend.commit();
  const guest = auth.currentUser;
  const asked: (string | null | undefined)[] = [];
  auth.beforeAuthStateChanged((user) => {
    asked.push(user?.email);
    throw new Error('Not this one.');
  });
  await backend.signInWithPassword(ada);
  await assert.rejects(backend.commit());
  assert.equal(auth.currentUser, guest);
  assert.deepEqual(asked, [ada.email]);
});

test('disposing of the backend leaves the app its Auth and its user, and no other Firebase app', async (context) => {
  const { auth, backend } = await openPage(context);
  const others = new Set(getApps().filter((app) => app !== auth.app));
  await backend.signInWithPassword(ada);
  await backend.commit();
  await backend.dispose();
  assert.equal(auth.currentUser?.email, ada.email);
  assert.ok(await auth.currentUser.getIdToken(true));
  assert.deepEqual(
    getApps().filter((app) => app !== auth.app && !others.has(app)),
    [],
  );
});

test('two backends on one Auth do not disturb each other, as under React StrictMode', async (context) => {
  const first = await openPage(context);
  const second = first.project.openBackend();
  context.after(() => second.dispose());
  await first.backend.signInWithPassword(ada);
  await second.signInWithPassword(ada);
  await first.backend.dispose();
  assert.equal((await second.commit()).email, ada.email);
  assert.equal(first.auth.currentUser?.email, ada.email);
});
