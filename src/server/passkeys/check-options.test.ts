import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStore } from './memory-store.ts';
import { toNodeHandler } from './node-handler.ts';
import { PasskeyOptionsError } from './options-error.ts';
import { createPasskeys } from './passkeys.ts';

const secret = '0123456789abcdef0123456789abcdef';

/** Options whose `auth` stands in for the Admin SDK. The check looks for its functions only. */
const options = {
  auth: { verifyIdToken() {}, getUser() {}, createCustomToken() {}, tenantManager() {} },
  site: 'app.example',
  origins: ['https://app.example', 'https://login.app.example', 'https://a.b.app.example:8443'],
  name: 'App',
  store: createMemoryStore(),
  secret,
};

/** Returns the problems of options. Accepts any value, because apps without TypeScript can pass any options. */
function findProblems(value: unknown, create: (value: never) => unknown = createPasskeys): readonly string[] {
  try {
    create(value as never);
    return [];
  } catch (error) {
    assert.ok(error instanceof PasskeyOptionsError);
    assert.equal(error.name, 'PasskeyOptionsError');
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('right options are accepted', () => {
  const more = { tenants: [null, 'acme'], limit: { highest: 1, period: 1 }, reportError() {} };
  assert.deepEqual(findProblems(options), []);
  assert.deepEqual(findProblems({ ...options, ...more }), []);
  assert.deepEqual(findProblems({ ...options, site: 'localhost', origins: ['http://localhost:5173'] }), []);
});

test('missing options are named', () => {
  assert.deepEqual(findProblems({}), [
    'auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is missing',
    'site: must be a domain in lower case, such as "example.com" or "localhost", but is missing',
    'name: must be a text of 1 to 64 characters, without "<" and ">", but is missing',
    'store: must be a store, such as createMemoryStore(), but is missing',
    'secret: must be a random text of at least 32 characters, such as the output of "openssl rand -hex 32", but is missing',
    'origins: must be a list with at least one origin, such as ["https://example.com"], but is missing',
  ]);
  assert.deepEqual(findProblems(undefined), [': must be an object, but is missing']);
});

test('a wrong option is named by its path, with its value and what is allowed', () => {
  const site = 'site: must be a domain in lower case, such as "example.com" or "localhost"';
  const origin = 'must be an origin of app.example with https:, such as "https://app.example"';
  const name = 'name: must be a text of 1 to 64 characters, without "<" and ">"';
  const cases: readonly (readonly [problem: string, changes: object])[] = [
    [`${site}, but is "https://app.example"`, { site: 'https://app.example' }],
    [`${site}, but is "App.example"`, { site: 'App.example' }],
    [`${site}, but is "app.example:8443"`, { site: 'app.example:8443' }],
    [`${site}, but is "127.0.0.1"`, { site: '127.0.0.1' }],
    [`${site}, but is ""`, { site: '' }],
    [`origins[0]: ${origin}, but is "https://app.example/"`, { origins: ['https://app.example/'] }],
    [`origins[0]: ${origin}, but is "http://app.example"`, { origins: ['http://app.example'] }],
    [`origins[0]: ${origin}, but is "https://notapp.example"`, { origins: ['https://notapp.example'] }],
    [`origins[0]: ${origin}, but is "*"`, { origins: ['*'] }],
    [`origins[1]: ${origin}, but is 7`, { origins: ['https://app.example', 7] }],
    [
      'origins: must be a list with at least one origin, such as ["https://example.com"], but is "https://app.example"',
      { origins: 'https://app.example' },
    ],
    [
      'origins: must be a list with at least one origin, such as ["https://example.com"], but is a list',
      { origins: [] },
    ],
    [`${name}, but is ""`, { name: '' }],
    [`${name}, but is "<b>App</b>"`, { name: '<b>App</b>' }],
    [
      'store: must be a store, such as createMemoryStore(), but is an object',
      { store: { get() {}, set() {}, count() {} } },
    ],
    [
      'secret: must be a random text of at least 32 characters, such as the output of "openssl rand -hex 32", but has 3 characters',
      { secret: 'abc' },
    ],
    ['tenants[1]: must be the ID of a tenant, or null for the project itself, but is ""', { tenants: [null, ''] }],
    ['limit.highest: must be a whole number above 0, but is 0', { limit: { highest: 0, period: 1 } }],
    ['limit.period: must be a whole number of milliseconds above 0, but is missing', { limit: { highest: 1 } }],
    ['reportError: must be a function, but is true', { reportError: true }],
    ['origin: is not a known key; did you mean "origins"?', { origin: 'https://app.example' }],
    [
      'rpID: is not a known key; known are auth, site, origins, name, store, secret, tenants, limit, reportError',
      { rpID: 'app.example' },
    ],
    [
      'auth: must have the function tenantManager, because tenants are listed',
      { auth: { ...options.auth, tenantManager: undefined }, tenants: ['acme'] },
    ],
  ];
  for (const [problem, changes] of cases) assert.deepEqual(findProblems({ ...options, ...changes }), [problem]);
});

test('the message does not contain the secret', () => {
  assert.ok(
    !findProblems({ ...options, secret: 'hunter2' })
      .join('')
      .includes('hunter2'),
  );
});

test('wrong arguments of the handler for Node are named', () => {
  assert.deepEqual(findProblems('/api/passkeys', toNodeHandler), [
    'handle: must be a function, but is "/api/passkeys"',
  ]);
  const create = () => toNodeHandler(async () => new Response(), { findAddress: 1 } as never);
  assert.deepEqual(findProblems(null, create), ['findAddress: must be a function, but is 1']);
});
