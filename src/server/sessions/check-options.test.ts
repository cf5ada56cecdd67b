import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStore } from './memory-store.ts';
import { toNodeHandler } from './node-handler.ts';
import { SessionOptionsError } from './options-error.ts';
import { createSessions } from './sessions.ts';

/** Stands in for the Admin SDK. The check looks for these functions only. */
const auth = {
  verifyIdToken() {},
  createSessionCookie() {},
  verifySessionCookie() {},
  tenantManager() {},
  getUser() {},
};

/** Returns the problems of options. Accepts any value, because apps without TypeScript can pass any options. */
function findProblems(options: unknown, create: (options: never) => unknown = createSessions): readonly string[] {
  try {
    create(options as never);
    return [];
  } catch (error) {
    assert.ok(error instanceof SessionOptionsError);
    assert.equal(error.name, 'SessionOptionsError');
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('right options are accepted', () => {
  const more = {
    duration: 14 * 24 * 60 * 60_000,
    maxSignInAge: 1,
    checkUser: () => null,
    tenants: [null, 'acme'],
    cookieName: '__session',
    secure: true,
    origins: ['https://www.app.example'],
    revokeOnSignOut: true,
    store: createMemoryStore(),
    reportError() {},
  };
  const newDevice = { store: createMemoryStore(), onNewDevice() {}, findAddress: () => null };
  assert.deepEqual(findProblems({ auth, ...newDevice }), []);
  assert.deepEqual(findProblems({ auth, ...newDevice, cookieName: 'session' }), []);
  assert.deepEqual(findProblems({ auth }), []);
  assert.deepEqual(findProblems({ auth, ...more }), []);
  assert.deepEqual(findProblems({ auth: { ...auth, getUser: undefined } }), []);
  assert.deepEqual(findProblems({ auth, duration: 5 * 60_000, secure: false, cookieName: 'a' }), []);
});

test('a missing option and a missing object are named', () => {
  assert.deepEqual(findProblems({}), [
    'auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is missing',
  ]);
  assert.deepEqual(findProblems(undefined), [': must be an object, but is missing']);
});

test('a wrong option is named by its path, with its value and what is allowed', () => {
  const duration = 'duration: must be a whole number of milliseconds from 300000 (5 minutes) to 1209600000 (14 days)';
  const name = 'cookieName: must be the name of a cookie: letters, digits, "_" and "-"';
  const cases: Readonly<Record<string, object>> = {
    'auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is an object': {
      auth: { verifyIdToken() {} },
    },
    [`${duration}, but is 299999`]: { duration: 299_999 },
    [`${duration}, but is 1209600001`]: { duration: 1_209_600_001 },
    [`${duration}, but is "5d"`]: { duration: '5d' },
    [`${duration}, but is NaN`]: { duration: Number.NaN },
    'maxSignInAge: must be a whole number of milliseconds above 0, but is 0': { maxSignInAge: 0 },
    'maxSignInAge: must be a whole number of milliseconds above 0, but is Infinity': { maxSignInAge: Infinity },
    'checkUser: must be a function, but is true': { checkUser: true },
    'tenants: must be a list with at least one tenant, but is a list': { tenants: [] },
    'tenants[1]: must be the ID of a tenant, or null for the project itself, but is ""': { tenants: [null, ''] },
    [`${name}, but is "a=b"`]: { cookieName: 'a=b' },
    [`${name}, but is "a\\r\\nset-cookie"`]: { cookieName: 'a\r\nset-cookie' },
    [`${name}, but is "a; Domain"`]: { cookieName: 'a; Domain' },
    [`${name}, but is ""`]: { cookieName: '' },
    'cookieName: must not begin with "__Host-", because "secure" is false': {
      cookieName: '__Host-a',
      secure: false,
    },
    'cookieName: must not begin with "__secure-", because "secure" is false': {
      cookieName: '__secure-a',
      secure: false,
    },
    'secure: must be true or false, but is "production"': { secure: 'production' },
    'origins[0]: must be an origin without a path, such as "https://app.example", but is "*"': { origins: ['*'] },
    'revokeOnSignOut: must be true or false, but is 1': { revokeOnSignOut: 1 },
    'store: must be a store, such as createMemoryStore(), but is "memory"': { store: 'memory' },
    'store: must be a store, such as createMemoryStore(), but is an object': {
      store: { ...createMemoryStore(), change: undefined },
    },
    'auth: must have the function getUser, because there is a store': {
      auth: { ...auth, getUser: undefined },
      store: createMemoryStore(),
    },
    'onNewDevice: must be a function, but is "mail"': { onNewDevice: 'mail', store: createMemoryStore() },
    'onNewDevice: needs the option "store", which keeps the devices': { onNewDevice() {} },
    'onNewDevice: needs a second cookie, but Firebase Hosting passes only "__session" on': {
      onNewDevice() {},
      store: createMemoryStore(),
      cookieName: '__session',
    },
    'findAddress: must be a function, but is "192.0.2.1"': { findAddress: '192.0.2.1' },
    'reportError: must be a function, but is null': { reportError: null },
    'auth: must have the function tenantManager, because tenants are listed': {
      auth: { ...auth, tenantManager: undefined },
      tenants: ['acme'],
    },
    'durations: is not a known key; did you mean "duration"?': { durations: 1 },
  };
  for (const [problem, options] of Object.entries(cases))
    assert.deepEqual(findProblems({ auth, ...options }), [problem]);
});

test('the message lists every problem', () => {
  assert.throws(() => createSessions({ secure: 1, duration: 0 } as never), {
    message: [
      'The options of createSessions are wrong.',
      '  auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is missing',
      '  duration: must be a whole number of milliseconds from 300000 (5 minutes) to 1209600000 (14 days), but is 0',
      '  secure: must be true or false, but is 1',
    ].join('\n'),
  });
});

test('a handler that is no function is named', () => {
  assert.deepEqual(findProblems('/api/session', toNodeHandler), ['handle: must be a function, but is "/api/session"']);
});
