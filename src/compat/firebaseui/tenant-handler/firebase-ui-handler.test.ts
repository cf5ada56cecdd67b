import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HandlerAuth } from '../types.ts';
import { defineFirebaseUiHandler } from './firebase-ui-handler.ts';
import type { TenantHandler } from './tenant-handler.ts';

const container = { id: 'container' } as Element;
const configs = {
  key: { authDomain: 'app.example', tenants: { acme: { signInOptions: ['password'] }, _: {} } },
  open: { authDomain: 'app.example', tenants: { '*': {} } },
  bare: { authDomain: '', tenants: { '*': {} } },
};

const createAuth = (apiKey: string): HandlerAuth => ({
  currentUser: null,
  tenantId: null,
  app: { options: { apiKey } },
});

/**
 * Defines the class `FirebaseUiHandler`, which loads a stub instead of the real handler. `calls` records the calls of
 * the stub and of `createAuth`.
 *
 * @param failsToLoad how many times loading the stub fails before it succeeds
 */
function createPage({ failsToLoad = 0 } = {}) {
  const calls: unknown[][] = [];
  const apps = new Map<string | null, HandlerAuth>();
  let loads = 0;
  const record =
    (name: string) =>
    (...parameters: unknown[]) => {
      calls.push([name, ...parameters]);
      return Promise.resolve(`result of ${name}`);
    };
  const names = ['selectTenant', 'startSignIn', 'processUser', 'completeSignOut', 'handleError', 'reset'];
  const handler = Object.fromEntries(
    [...names, 'showProgressBar', 'hideProgressBar'].map((name) => [name, record(name)]),
  ) as unknown as TenantHandler;
  const FirebaseUiHandler = defineFirebaseUiHandler({
    findElement: (selector) => (selector === '#container' ? container : null),
    findAuth: (name) => apps.get(name) ?? null,
    createAuth({ apiKey, authDomain }, name) {
      calls.push(['createAuth', apiKey, authDomain, name]);
      const auth = createAuth(apiKey);
      apps.set(name, auth);
      return auth;
    },
    loadHandler() {
      loads += 1;
      return loads > failsToLoad ? Promise.resolve(handler) : Promise.reject(new Error('offline'));
    },
  });
  return { FirebaseUiHandler, calls, apps, countLoads: () => loads };
}

test("a missing element throws FirebaseUI's error", () => {
  const { FirebaseUiHandler } = createPage();
  assert.throws(() => new FirebaseUiHandler('#missing', configs), { message: 'Cannot find element.' });
  assert.doesNotThrow(() => new FirebaseUiHandler('#container', configs));
  assert.doesNotThrow(() => new FirebaseUiHandler(container, configs));
});

test('getAuth creates a tenant’s Firebase app once, and sets the tenant of its Auth', () => {
  const { FirebaseUiHandler, calls, apps } = createPage();
  const handler = new FirebaseUiHandler(container, configs);
  const auth = handler.getAuth('key', 'acme') as HandlerAuth;
  assert.equal(auth.tenantId, 'acme');
  assert.equal(handler.getAuth('key', 'acme'), auth);
  const project = handler.getAuth('key', null) as HandlerAuth;
  assert.deepEqual([project.tenantId, apps.get(null) === project], [null, true]);
  assert.deepEqual(calls, [
    ['createAuth', 'key', 'app.example', 'acme'],
    ['createAuth', 'key', 'app.example', null],
  ]);
});

test('getAuth accepts every tenant if "*" is configured', () => {
  const { FirebaseUiHandler } = createPage();
  assert.equal((new FirebaseUiHandler(container, configs).getAuth('open', 'any') as HandlerAuth).tenantId, 'any');
});

for (const [apiKey, tenantId, message] of [
  ['unknown', 'acme', 'Invalid project configuration: API key is invalid!'],
  ['constructor', 'acme', 'Invalid project configuration: API key is invalid!'],
  ['key', 'other', 'Invalid tenant configuration!'],
  ['key', 'constructor', 'Invalid tenant configuration!'],
  ['bare', 'acme', 'Invalid project configuration: authDomain is required!'],
] as const) {
  test(`getAuth('${apiKey}', '${tenantId}') fails: ${message}`, () => {
    const { FirebaseUiHandler } = createPage();
    assert.throws(() => new FirebaseUiHandler(container, configs).getAuth(apiKey, tenantId), { message });
  });
}

test('the first call that needs the handler loads its code, and later calls do not load it again', async () => {
  const { FirebaseUiHandler, calls, countLoads } = createPage();
  const handler = new FirebaseUiHandler(container, configs);
  await handler.reset();
  handler.hideProgressBar();
  handler.languageCode = 'fr';
  const auth = handler.getAuth('key', 'acme') as HandlerAuth;
  calls.length = 0;
  assert.equal(countLoads(), 0);
  const project = { projectId: 'p', apiKey: 'key' };
  const info = { tenantId: 'acme', providerIds: ['password'] };
  const error = new Error('no');
  handler.showProgressBar();
  handler.hideProgressBar();
  assert.equal(await handler.selectTenant(project, ['acme', null]), 'result of selectTenant');
  assert.equal(await handler.startSignIn(auth, info), 'result of startSignIn');
  assert.equal(await handler.processUser({ uid: 'ada' }), 'result of processUser');
  handler.handleError(error);
  await handler.completeSignOut();
  await handler.reset();
  assert.equal(countLoads(), 1);
  assert.deepEqual(calls, [
    ['showProgressBar'],
    ['hideProgressBar'],
    ['selectTenant', project, ['acme', null]],
    ['startSignIn', auth, info],
    ['processUser', auth, { uid: 'ada' }],
    ['handleError', error],
    ['completeSignOut'],
    ['reset'],
  ]);
});

test('a failure to load the code is reported to the caller, and the next call tries again', async () => {
  const { FirebaseUiHandler, countLoads } = createPage({ failsToLoad: 1 });
  const handler = new FirebaseUiHandler(container, configs);
  await assert.rejects(() => handler.completeSignOut(), { message: 'offline' });
  await handler.completeSignOut();
  assert.equal(countLoads(), 2);
});

test('languageCode is a plain property, as in FirebaseUI', () => {
  const { FirebaseUiHandler } = createPage();
  const handler = new FirebaseUiHandler(container, configs);
  assert.equal(handler.languageCode, null);
  handler.languageCode = 'fr';
  assert.equal(handler.languageCode, 'fr');
});
