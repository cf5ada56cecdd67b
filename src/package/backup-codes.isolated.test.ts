import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, mock, test } from 'node:test';
import { findConfigProblems } from '../widget/config/check-config.ts';
import {
  type BackupCodeAuth,
  type BackupCodeUser,
  createBackupCodes,
  createMemoryStore,
  toNodeHandler,
} from './backup-code-server.ts';
import { type BackupCodeError, backupCodesFrom, ConfigError } from './backup-codes.ts';

const now = Math.floor(Date.now() / 1000);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { uid: 'ada', auth_time: now, firebase: { sign_in_provider: 'password' } };
const idToken = `${encode({})}.${encode(claims)}.signature`;
const user = { getIdToken: async () => idToken };
const email = 'ada@x.example';
const withFactor: BackupCodeUser = { uid: 'ada', disabled: false, multiFactor: { enrolledFactors: [{}] } };
let account = withFactor;

/** Stands in for the Admin SDK. Knows only one account. */
const auth: BackupCodeAuth = {
  async verifyIdToken(token) {
    assert.equal(token, idToken);
    return claims;
  },
  getUser: async () => account,
  async getUserByEmail(each) {
    if (each !== email) throw Object.assign(new Error('no user'), { code: 'auth/user-not-found' });
    return account;
  },
  async updateUser() {
    account = { uid: 'ada', disabled: false };
  },
  revokeRefreshTokens: async () => {},
  tenantManager: () => ({ authForTenant: () => auth }),
};

const { handle, removeAll } = createBackupCodes({
  auth,
  store: createMemoryStore(),
  secret: '0123456789abcdef0123456789abcdef',
});
const listener = toNodeHandler(handle);
const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());
const { port } = server.address() as AddressInfo;

/** The requests of the page. */
const requests: object[] = [];
/** If set, this function answers all requests in place of the server. */
let answerInstead: (() => Promise<Response>) | null = null;
/** The signal of the last request. */
let lastSignal: AbortSignal | undefined;
const { fetch: request } = globalThis;
globalThis.fetch = async (url, init) => {
  assert.equal(url, '/api/backup-codes');
  requests.push(JSON.parse(String(init?.body)) as object);
  lastSignal = init?.signal ?? undefined;
  lastSignal?.throwIfAborted();
  if (answerInstead) return answerInstead();
  const headers = new Headers(init?.headers);
  headers.set('origin', `http://127.0.0.1:${port}`);
  return request(`http://127.0.0.1:${port}/api/backup-codes`, { ...init, headers });
};

const reported: unknown[] = [];
Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });

const backupCodes = backupCodesFrom('/api/backup-codes');

beforeEach(async () => {
  await removeAll('ada');
  account = withFactor;
  answerInstead = null;
  requests.length = 0;
  reported.length = 0;
  mock.timers.reset();
});

/** Returns the problem and the text of the error with which a promise rejects. */
const failOf = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('expected an error'),
    ({ name, problem, message }: BackupCodeError) => {
      assert.equal(name, 'BackupCodeError');
      return [problem, message];
    },
  );

test('a user creates and counts codes, and uses one without a token', async () => {
  assert.deepEqual(await backupCodes.count(user), { left: 0, createdAt: null });
  const codes = await backupCodes.create(user);
  assert.equal(codes.length, 10);
  const { left, createdAt } = await backupCodes.count(user);
  assert.equal(left, 10);
  assert.ok(createdAt instanceof Date && Math.abs(createdAt.getTime() - Date.now()) < 60_000);
  requests.length = 0;
  assert.equal(await backupCodes.use(email, codes[2] ?? ''), undefined);
  assert.deepEqual(requests, [{ action: 'use', email, code: codes[2], tenantId: null }]);
  assert.deepEqual(await backupCodes.count(user), { left: 0, createdAt: null });
  assert.deepEqual(reported, []);
});

test('the functions are right for the widget', () => {
  assert.deepEqual(findConfigProblems({ signInOptions: ['password'], signInSuccessUrl: '/', backupCodes }), []);
});

test('a code for a tenant names the tenant', async () => {
  const wrong = ['wrongCode', 'Wrong code. Try again.'];
  assert.deepEqual(await failOf(backupCodes.use(email, 'abcde-fghjk', { tenantId: 'acme' })), wrong);
  assert.deepEqual(requests, [{ action: 'use', email, code: 'abcde-fghjk', tenantId: 'acme' }]);
});

test('problems have a text for the visitor, which the app can replace', async () => {
  account = { uid: 'ada', disabled: false };
  const german = backupCodesFrom('/api/backup-codes', {
    message: (problem, action) => (problem === 'wrongCode' ? `Falsch (${action})` : undefined),
  });
  const noFactor = ['noSecondFactor', 'First add a second step. Then create backup codes.'];
  assert.deepEqual(await failOf(german.create(user)), noFactor);
  assert.deepEqual(await failOf(german.use(email, 'abc')), ['wrongCode', 'Falsch (use)']);
  assert.deepEqual(reported, [], 'the developer can do nothing about them');
});

test('a server that fails, is missing or cannot be reached is reported to the developer', async () => {
  const answers: readonly (readonly [() => Promise<Response>, RegExp])[] = [
    [async () => new Response('The server has reported an error.', { status: 500 }), /answered 500\. The server has/],
    [async () => new Response('<!doctype html>'), /answered 200\. <!doctype html>/],
    [async () => new Response('{}'), /Does the route exist\?/],
    [async () => new Response('{"codes":[7],"left":"7","isUsed":1}'), /Does the route exist\?/],
    [async () => new Response('{"left":7,"createdAt":"today"}'), /Does the route exist\?/],
    [async () => new Response('{"error":"made up"}', { status: 400 }), /answered 400/],
    [() => Promise.reject(new TypeError('no connection')), /no connection/],
  ];
  const text = 'The server could not be reached. Try again.';
  for (const [answer, cause] of answers) {
    answerInstead = answer;
    for (const call of [
      () => backupCodes.create(user),
      () => backupCodes.count(user),
      () => backupCodes.use(email, 'abcde-fghjk'),
    ]) {
      reported.length = 0;
      assert.deepEqual(await failOf(call()), ['unavailable', text]);
      assert.match(String((reported[0] as Error).cause), cause);
    }
  }
  answerInstead = null;
  const fail = { getIdToken: () => Promise.reject(new Error('no connection')) };
  assert.equal((await failOf(backupCodes.count(fail)))[0], 'unavailable');
});

test('a request that takes 10 seconds, and one that the visitor leaves, are aborted', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  answerInstead = () =>
    new Promise((_, reject) => lastSignal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const late = failOf(backupCodes.use(email, 'abcde-fghjk'));
  mock.timers.tick(9_999);
  assert.equal(lastSignal?.aborted, false);
  mock.timers.tick(1);
  assert.equal((await late)[0], 'unavailable');
  assert.equal(reported.length, 1);
  const leaving = new AbortController();
  const left = failOf(backupCodes.use(email, 'abcde-fghjk', { signal: leaving.signal }));
  assert.equal(lastSignal?.aborted, false);
  leaving.abort();
  assert.equal((await left)[0], 'unavailable');
  assert.equal((await failOf(backupCodes.use(email, 'a', { signal: AbortSignal.abort() })))[0], 'unavailable');
  assert.equal(reported.length, 1, 'the visitor has left, so there is nothing to report');
});

test('wrong arguments are named', () => {
  const url = 'must be a path, or a URL with http: or https:, without "?" and "#"';
  for (const [args, problem] of [
    [['?a=b'], `backupCodesFrom.url: ${url}, but is "?a=b"`],
    [['javascript:alert(1)'], `backupCodesFrom.url: ${url}, but is "javascript:alert(1)"`],
    [[undefined], `backupCodesFrom.url: ${url}, but is undefined`],
    [['/api', null], 'backupCodesFrom.options: must be an object, but is null'],
    [['/api', { message: 'a' }], 'backupCodesFrom.options.message: must be a function, but is "a"'],
    [['/api', { messages: () => '' }], 'backupCodesFrom.options.messages: is not a known key; known is message'],
  ] as const) {
    assert.throws(
      () => backupCodesFrom(...(args as unknown as Parameters<typeof backupCodesFrom>)),
      (error) =>
        error instanceof ConfigError &&
        error.problems.map(({ path, message }) => `${path}: ${message}`).join() === problem,
      problem,
    );
  }
});
