import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEmailCodes } from './email-codes.ts';
import { type AdminFirestore, createFirestoreStore } from './firestore-store.ts';
import { createEmailCodeHandler, type EmailCodeHandlerOptions } from './handler.ts';
import { createMemoryStore } from './memory-store.ts';
import { toNodeHandler } from './node-handler.ts';
import { EmailCodeOptionsError } from './options-error.ts';

const secret = '0123456789abcdef0123456789abcdef';
/** Stands in for the Admin SDK. The check looks for these functions only. */
const auth = {
  getUserByEmail() {},
  createCustomToken() {},
  tenantManager() {},
};
const right = { auth, sendMail: async () => {}, secret, store: createMemoryStore() };

/** Returns the problems of options. Accepts any value, because apps without TypeScript can pass any options. */
function findProblems(
  options: object | null,
  create: (options: EmailCodeHandlerOptions) => unknown = createEmailCodeHandler,
) {
  try {
    create(options as EmailCodeHandlerOptions);
    return [];
  } catch (error) {
    assert.ok(error instanceof EmailCodeOptionsError);
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('right options are accepted', () => {
  const more = {
    tenants: [
      { tenantId: null, isSignUpOpen: true },
      { tenantId: 'acme', isSignUpOpen: false, domains: ['acme.example'] },
    ],
    siteName: 'a'.repeat(64),
    mail: () => ({ subject: '', text: '' }),
    limits: { mail: { perAccount: { highest: 1, period: 1 } }, wrongCode: {} },
    messages: { invalidEmail: 'Wrong', secondFactor: { de: 'Anders' } },
    onTakeOver() {},
    origins: ['https://app.example', 'http://localhost:5173'],
    cookieName: '__session',
    reportError() {},
  };
  assert.deepEqual(findProblems(right), []);
  assert.deepEqual(findProblems({ ...right, ...more }), []);
});

test('every required option that is missing is named at once', () => {
  assert.deepEqual(findProblems({}), [
    'auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is missing',
    'sendMail: must be a function, but is missing',
    'secret: must be a random text of at least 32 characters, such as the output of "openssl rand -hex 32", but is missing',
    'store: must be a store, such as createMemoryStore(), but is missing',
  ]);
  assert.deepEqual(findProblems(null), [': must be an object, but is null']);
});

test('a wrong option is named by its path, with its value and what is allowed', () => {
  const cases: Readonly<Record<string, object>> = {
    'auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is an object': {
      auth: {},
    },
    'store: must be a store, such as createMemoryStore(), but is an object': { store: new Map() },
    'tenants: must be a list with at least one tenant, but is a list': { tenants: [] },
    'tenants[0]: must be an object, but is "acme"': { tenants: ['acme'] },
    'tenants[0].isSignUpOpen: must be true or false, but is missing': { tenants: [{ tenantId: null }] },
    'tenants[0].tenantId: must be the ID of a tenant, or null for the project itself, but is ""': {
      tenants: [{ tenantId: '', isSignUpOpen: true }],
    },
    'tenants[1].tenantId: must differ from the other tenants, but is "a" again': {
      tenants: [
        { tenantId: 'a', isSignUpOpen: true },
        { tenantId: 'a', isSignUpOpen: false },
      ],
    },
    'tenants[0].domains[1]: must be a domain in lower case, such as "example.com", but is "Acme.example"': {
      tenants: [{ tenantId: null, isSignUpOpen: true, domains: ['a.example', 'Acme.example'] }],
    },
    'tenants[0].domains: must be a list with at least one domain, but is "acme.example"': {
      tenants: [{ tenantId: null, isSignUpOpen: true, domains: 'acme.example' }],
    },
    'limits.mail.perAccount.highest: must be a whole number above 0, but is 0': {
      limits: { mail: { perAccount: { highest: 0, period: 1 } } },
    },
    'limits.mail.perAccount.period: must be a whole number of milliseconds above 0, but is missing': {
      limits: { mail: { perAccount: { highest: 1 } } },
    },
    'messages.secondFactor: must be a text, or an object with a text for each language, but is 7': {
      messages: { secondFactor: 7 },
    },
    'siteName: must be a text of 1 to 64 characters in one line, but is " "': { siteName: ' ' },
    'siteName: must be a text of 1 to 64 characters in one line, but is 7': { siteName: 7 },
    [`siteName: must be a text of 1 to 64 characters in one line, but is "${'a'.repeat(60)}…"`]: {
      siteName: 'a'.repeat(65),
    },
    'siteName: must be a text of 1 to 64 characters in one line, but is "a\u202Eb"': { siteName: 'a\u202Eb' },
    'siteName: must be a text of 1 to 64 characters in one line, but is "My app\\nBcc: a@b.example"': {
      siteName: 'My app\nBcc: a@b.example',
    },
    'mail: must be a function, but is "Your code"': { mail: 'Your code' },
    'onTakeOver: must be a function, but is true': { onTakeOver: true },
    'origins: must be a list of origins, but is "https://app.example"': { origins: 'https://app.example' },
    'origins[0]: must be an origin without a path, such as "https://app.example", but is "https://app.example/"': {
      origins: ['https://app.example/'],
    },
    'origins[0]: must be an origin without a path, such as "https://app.example", but is "*"': { origins: ['*'] },
    'cookieName: must be the name of a cookie: letters, digits, "_" and "-", but is "a=b"': { cookieName: 'a=b' },
    'reportError: must be a function, but is null': { reportError: null },
    'auth: must have the function tenantManager, because tenants are listed': {
      auth: { ...auth, tenantManager: undefined },
      tenants: [{ tenantId: 'acme', isSignUpOpen: true }],
    },
  };
  for (const [problem, options] of Object.entries(cases))
    assert.deepEqual(findProblems({ ...right, ...options }), [problem]);
});

test('an unknown key is named with the nearest right one, or with all', () => {
  assert.deepEqual(findProblems({ ...right, tenant: [] }), ['tenant: is not a known key; did you mean "tenants"?']);
  assert.deepEqual(findProblems({ ...right, limits: { mails: {} } }), [
    'limits.mails: is not a known key; did you mean "mail"?',
  ]);
  assert.deepEqual(findProblems({ ...right, messages: { other: '' } }), [
    'messages.other: is not a known key; known are invalidEmail, secondFactor',
  ]);
  const ofHandler = { ...right, origins: [] };
  assert.match(findProblems(ofHandler, createEmailCodes).join(), /^origins: is not a known key; known are auth, /);
});

test('a secret that is too short is described without its text', () => {
  assert.deepEqual(findProblems({ ...right, secret: 'hunter2' }), [
    'secret: must be a random text of at least 32 characters, such as the output of "openssl rand -hex 32", but has 7 characters',
  ]);
});

test('the error names the function and every problem', () => {
  assert.throws(() => createEmailCodes({ ...right, auth: undefined, secret: 7 } as never), {
    name: 'EmailCodeOptionsError',
    message:
      'The options of createEmailCodes are wrong.\n' +
      '  auth: must be the Auth of the Firebase Admin SDK, such as getAuth(initializeApp()), but is missing\n' +
      '  secret: must be a random text of at least 32 characters, such as the output of "openssl rand -hex 32", but is 7',
  });
});

test('wrong arguments of the other functions are refused, too', () => {
  const getProblems = (create: () => unknown) => findProblems({}, create);
  assert.deepEqual(
    getProblems(() => createFirestoreStore({} as AdminFirestore, '')),
    [
      'firestore: must be the Firestore of the Firebase Admin SDK, such as getFirestore(), but is an object',
      'collection: must be the path of a collection, such as "emailCodes", but is ""',
    ],
  );
  assert.deepEqual(
    getProblems(() => toNodeHandler('/api' as never, { findAdress: () => '' } as object)),
    ['handle: must be a function, but is "/api"', 'findAdress: is not a known key; did you mean "findAddress"?'],
  );
});
