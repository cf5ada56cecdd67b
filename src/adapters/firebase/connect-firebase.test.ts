import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { firebaseBackend, type FirebaseSource } from './connect-firebase.ts';

const allowed =
  'Expected an Auth, such as getAuth(app); a function that loads one, such as () => import("./firebase").then((m) => m.auth); ' +
  'or { config } of the Firebase project.';
const noop = (): void => {};
const app = { name: '[DEFAULT]', options: {}, automaticDataCollectionEnabled: true };
const auth = {
  config: { apiKey: 'key' },
  updateCurrentUser: noop,
  app: {},
  currentUser: null,
  onAuthStateChanged: () => noop,
};

for (const [given, received] of [
  [undefined, 'undefined'],
  [null, 'null'],
  ['getAuth', '"getAuth"'],
  [app, 'a FirebaseApp; pass getAuth(app)'],
  [{ apiKey: 'key', authDomain: 'a.example' }, 'the configuration of a project; pass { config: … } around it'],
  [Promise.resolve(auth), 'a promise; pass a function that returns it'],
  [{ initializeApp: noop, auth: noop }, 'the firebase namespace; pass firebase.auth()'],
  [{ uid: 'u1', email: null }, 'a User; pass getAuth(app)'],
  [{}, 'an empty object'],
  [{ backend: 1, auth }, 'an object with backend, auth'],
] as const) {
  test(`firebaseBackend rejects ${received}`, () => {
    assert.throws(() => firebaseBackend(given as unknown as FirebaseSource), {
      name: 'TypeError',
      message: `firebaseBackend: received ${received}. ${allowed}`,
    });
  });
}

for (const [config, missing] of [
  [undefined, 'config.apiKey and config.authDomain is missing'],
  [{ authDomain: 'a.example' }, 'config.apiKey is missing'],
  [{ apiKey: 'key', authDomain: '' }, 'config.authDomain is missing'],
] as const) {
  test(`firebaseBackend reports that ${missing}`, () => {
    assert.throws(
      () => firebaseBackend({ config } as unknown as FirebaseSource),
      (error) => {
        assert.ok(error instanceof TypeError);
        assert.ok(error.message.startsWith(`firebaseBackend: ${missing}.`), error.message);
        return true;
      },
    );
  });
}

test('firebaseBackend accepts an Auth, a compat Auth, a project, and a function that loads an Auth later', () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return auth as never;
  };
  const sources = [
    auth,
    { app: {}, updateCurrentUser: noop, _delegate: auth },
    load,
    { config: { apiKey: 'k', authDomain: 'a' } },
  ];
  for (const source of sources) firebaseBackend(source as unknown as FirebaseSource);
  assert.equal(loads, 0);
});

test('if the function loads something other than an Auth, the first operation fails, and the error says what was loaded', async () => {
  const backend = firebaseBackend((async () => app) as unknown as FirebaseSource);
  await assert.rejects(backend.signInAnonymously(), {
    code: 'auth/invalid-configuration',
    message: `firebaseBackend: received a FirebaseApp; pass getAuth(app). ${allowed}`,
  });
});

test('`prepare` calls the function that loads the Auth once, and again after a failure', async () => {
  let calls = 0;
  const backend = firebaseBackend(() => {
    calls += 1;
    return Promise.reject(new Error('The chunk could not be loaded.'));
  });
  for (const expected of [1, 2]) {
    backend.prepare();
    await setImmediate();
    assert.equal(calls, expected);
  }
});
