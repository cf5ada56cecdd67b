import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBackupCodes } from './backup-codes.ts';
import { createMemoryStore } from './memory-store.ts';
import { toNodeHandler } from './node-handler.ts';
import { BackupCodeOptionsError } from './options-error.ts';

const secret = '0123456789abcdef0123456789abcdef';

/** Options whose `auth` stands in for the Admin SDK. The check looks for its functions only. */
const options = {
  auth: {
    verifyIdToken() {},
    getUser() {},
    getUserByEmail() {},
    updateUser() {},
    revokeRefreshTokens() {},
    tenantManager() {},
  },
  store: createMemoryStore(),
  secret,
};

/** Returns the problems of options. Accepts any value, because apps without TypeScript can pass any options. */
function findProblems(value: unknown, create: (value: never) => unknown = createBackupCodes): readonly string[] {
  try {
    create(value as never);
    return [];
  } catch (error) {
    assert.ok(error instanceof BackupCodeOptionsError);
    assert.equal(error.name, 'BackupCodeOptionsError');
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('right options are accepted', () => {
  const limit = { highest: 1, period: 1 };
  const limits = { perNetwork: limit, perEmail: limit };
  const more = { tenants: [null, 'acme'], origins: ['https://app.example'], limits, onUse() {}, reportError() {} };
  assert.deepEqual(findProblems(options), []);
  assert.deepEqual(findProblems({ ...options, ...more }), []);
  assert.deepEqual(findProblems({ ...options, limits: {} }), []);
});

test('missing options are named', () => {
  assert.deepEqual(findProblems({}), [
    'auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is missing',
    'store: must be a store, such as createMemoryStore(), but is missing',
    'secret: must be a random text of at least 32 characters, such as the output of "openssl rand -hex 32", but is missing',
  ]);
  assert.deepEqual(findProblems(undefined), [': must be an object, but is missing']);
});

test('a wrong option is named by its path, with its value and what is allowed', () => {
  const cases: readonly (readonly [problem: string, changes: object])[] = [
    [
      'auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is an object',
      { auth: { ...options.auth, updateUser: undefined } },
    ],
    [
      'store: must be a store, such as createMemoryStore(), but is an object',
      { store: { get() {}, set() {}, count() {} } },
    ],
    [
      'secret: must be a random text of at least 32 characters, such as the output of "openssl rand -hex 32", but has 3 characters',
      { secret: 'abc' },
    ],
    ['tenants[1]: must be the ID of a tenant, or null for the project itself, but is ""', { tenants: [null, ''] }],
    [
      'origins[0]: must be an origin without a path, such as "https://app.example", but is "https://app.example/"',
      { origins: ['https://app.example/'] },
    ],
    [
      'limits.perEmail.highest: must be a whole number above 0, but is 0',
      { limits: { perEmail: { highest: 0, period: 1 } } },
    ],
    [
      'limits.perNetwork.period: must be a whole number of milliseconds above 0, but is missing',
      { limits: { perNetwork: { highest: 1 } } },
    ],
    [
      'limits.perAccount: is not a known key; known are perNetwork, perEmail',
      { limits: { perAccount: { highest: 1, period: 1 } } },
    ],
    ['onUse: must be a function, but is "mail"', { onUse: 'mail' }],
    ['reportError: must be a function, but is true', { reportError: true }],
    ['origin: is not a known key; did you mean "origins"?', { origin: 'https://app.example' }],
    [
      'auth: must have the function tenantManager, because tenants are listed',
      { auth: { ...options.auth, tenantManager: undefined }, tenants: ['acme'] },
    ],
  ];
  for (const [problem, changes] of cases) assert.deepEqual(findProblems({ ...options, ...changes }), [problem]);
});

test('the message does not contain the secret', () => {
  const problems = findProblems({ ...options, secret: 'hunter2' });
  assert.equal(problems.length, 1);
  assert.ok(!problems.join('').includes('hunter2'));
});

test('wrong arguments of the handler for Node are named', () => {
  assert.deepEqual(findProblems('/api/backup-codes', toNodeHandler), [
    'handle: must be a function, but is "/api/backup-codes"',
  ]);
  const create = () => toNodeHandler(async () => new Response(), { findAddress: 1 } as never);
  assert.deepEqual(findProblems(null, create), ['findAddress: must be a function, but is 1']);
});
