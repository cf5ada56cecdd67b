import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import { observeFirstReport } from './support/assertions.ts';
import { sessionStorage } from './support/browser-sdk.ts';

/**
 * Tests of a backend that uses the app's own `Auth`: whether it keeps the settings of this `Auth`, and what it reports to
 * the app's observers.
 */

const { getApps } = await import('firebase/app');
const { AuthInstances } = await import('../../src/adapters/firebase/sdk/auth-instances.ts');
const { createAppAuthBackend } = await import('../../src/adapters/firebase/app-auth-backend.ts');
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

test('the result of a redirect is read in the tenant in which the visitor left', async (context) => {
  for (const { left, chosen, entered, read, kept } of [
    { left: 'blue', chosen: null, entered: null, read: 'blue', kept: 'blue' },
    { left: 'blue', chosen: 'red', entered: null, read: 'blue', kept: 'red' },
    { left: null, chosen: 'red', entered: null, read: null, kept: 'red' },
    { left: 'blue', chosen: null, entered: 'blue', read: 'blue', kept: null },
  ] as const) {
    const { project, auth } = await openPage(context);
    auth.tenantId = left;
    const leaving = new AuthInstances({ config: auth.app.options, appAuth: auth });
    assert.equal(leaving.leaveByRedirect().tenantId, left);
    await leaving.dispose();

    const reloaded = project.openPage();
    context.after(() => reloaded.dispose());
    project.auth.tenantId = chosen;
    const returning = new AuthInstances({ config: project.auth.app.options, appAuth: project.auth });
    // Start the widget twice before the result of the redirect arrives, as React's StrictMode may do.
    for (let start = 0; start < 2; start += 1) {
      returning.useTenant(entered);
      assert.equal(returning.returnFromRedirect().tenantId, read);
      assert.equal(returning.staged.tenantId, read);
      assert.equal(project.auth.tenantId, kept);
    }
    await returning.dispose();
    assert.deepEqual(
      Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index)).filter((name) =>
        name?.includes('redirectTenant'),
      ),
      [],
    );
  }
});

test('a backend whose Auth is loaded by a function reports the session once the Auth is loaded', async (context) => {
  const { project, auth, backend } = await openPage(context);
  const openLoading = () => {
    const loading = createAppAuthBackend({ auth: async () => auth, storage: sessionStorage });
    context.after(() => loading.dispose());
    assert.equal(loading.hasStoredSession(), true);
    return observeFirstReport(loading);
  };
  assert.equal((await openLoading()).lastUser, null);
  await backend.signInWithPassword(ada);
  await backend.commit();
  assert.equal((await openLoading()).lastUser?.uid, project.auth.currentUser?.uid);
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

test('disposing of the backend keeps the app’s Auth and user, and deletes the backend’s own Firebase apps', async (context) => {
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
