import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { BackupCodeAccounts, BackupCodeUser } from './backup-code-auth.ts';
import { createBackupCodes } from './backup-codes.ts';
import { createMemoryStore } from './memory-store.ts';
import type { BackupCodesOptions, BackupCodeUse } from './options.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const page = 'https://app.example';
const now = Date.parse('2026-01-01');
const secret = 'a secret of at least thirty-two characters';

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now });
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const authError = (code: string): Error => Object.assign(new Error(code), { code });

interface Claims {
  readonly uid: string;
  readonly auth_time: number;
  readonly aud: string;
  readonly firebase: { readonly sign_in_provider: string; readonly tenant?: string };
}

/** Returns the ID token of a user who has just signed in. */
function signInAs(uid = 'ada', changes: Partial<Claims> = {}): string {
  const firebase = { sign_in_provider: 'password' };
  const claims: Claims = { uid, aud: 'project', auth_time: Math.floor(Date.now() / second), firebase, ...changes };
  return `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;
}

const guest = { firebase: { sign_in_provider: 'anonymous' } };
const ofTenant = { firebase: { sign_in_provider: 'password', tenant: 'acme' } };

interface Account extends BackupCodeUser {
  readonly email: string;
  readonly factors: number;
}

const createAccount = (uid: string): Account => ({ uid, email: `${uid}@app.example`, disabled: false, factors: 1 });

/** Stands in for the Admin SDK, and throws the same errors. */
function createAuth() {
  const accounts = new Map([createAccount('ada'), createAccount('grace')].map((user) => [user.uid, user]));
  const calls: string[] = [];
  /** The function of the Admin SDK that fails from now on; null if all work. */
  const failing: { name: string | null } = { name: null };
  const begin = (name: string, tenant: string | null, uid: string): void => {
    calls.push(`${name} ${tenant} ${uid}`);
    if (failing.name === name) throw authError('auth/internal-error');
  };
  const toUser = (account: Account | undefined): BackupCodeUser => {
    if (!account) throw authError('auth/user-not-found');
    const { uid, disabled, factors } = account;
    return factors > 0
      ? { uid, disabled, multiFactor: { enrolledFactors: Array.from({ length: factors }, () => ({})) } }
      : { uid, disabled };
  };
  const accountsOf = (tenant: string | null): BackupCodeAccounts => ({
    async verifyIdToken(idToken, checkRevoked) {
      assert.equal(checkRevoked, true);
      const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Claims;
      begin('verifyIdToken', tenant, claims.uid);
      if (claims.aud !== 'project') throw authError('auth/invalid-id-token');
      return claims;
    },
    async getUser(uid) {
      begin('getUser', tenant, uid);
      return toUser(accounts.get(uid));
    },
    async getUserByEmail(email) {
      begin('getUserByEmail', tenant, email);
      return toUser([...accounts.values()].find((each) => each.email === email));
    },
    async updateUser(uid, properties) {
      begin('updateUser', tenant, uid);
      assert.deepEqual(properties, { multiFactor: { enrolledFactors: null } });
      change(uid, { factors: 0 });
    },
    async revokeRefreshTokens(uid) {
      begin('revokeRefreshTokens', tenant, uid);
    },
  });
  /** Changes the fields of an account. */
  function change(uid: string, changes: Partial<Account>): void {
    accounts.set(uid, { ...createAccount(uid), ...accounts.get(uid), ...changes });
  }
  return {
    auth: { ...accountsOf(null), tenantManager: () => ({ authForTenant: accountsOf }) },
    accounts,
    calls,
    failing,
    change,
  };
}

interface Answer {
  readonly error?: string;
  readonly reason?: string;
  readonly codes: readonly string[];
  readonly left?: number;
  readonly createdAt?: number | null;
  readonly isUsed?: true;
}

const fromPage = { origin: page, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const address = '192.0.2.1';
const email = 'ada@app.example';

function start(options: Partial<BackupCodesOptions> = {}) {
  const service = createAuth();
  const store = createMemoryStore();
  const errors: unknown[] = [];
  const uses: BackupCodeUse[] = [];
  const { handle, removeAll } = createBackupCodes({
    auth: service.auth,
    store,
    secret,
    reportError: (error) => errors.push(error),
    onUse: (use) => void uses.push(use),
    ...options,
  });
  const send = (body: string, headers: Readonly<Record<string, string>> = fromPage, from: string | null = address) =>
    handle(new Request(`${page}/api/backup-codes`, { method: 'POST', headers, body }), from);
  /** Sends a request, and returns the status and the answer. */
  async function call(action: string, body: object = {}, from = address) {
    const response = await send(JSON.stringify({ action, ...body }), fromPage, from);
    return { status: response.status, ...((await response.json()) as Answer) };
  }
  const create = (idToken = signInAs()) => call('create', { idToken });
  const count = (idToken = signInAs()) => call('count', { idToken });
  const use = (code: unknown, more: object = {}, from = address) => call('use', { email, code, ...more }, from);
  /** Creates codes and returns the first one. */
  const createOne = async (idToken?: string): Promise<string> => (await create(idToken)).codes[0] ?? '';
  return { ...service, store, errors, uses, handle, send, call, create, createOne, count, use, removeAll };
}

const wrong = {
  status: 401,
  error: 'wrongCode',
  reason: 'Expected the email of an account, and one of its backup codes.',
};
const used = { status: 200, isUsed: true };

test('ten codes are created, which only this answer contains', async () => {
  const { create, count, store } = start();
  const { status, codes, createdAt } = await create();
  assert.deepEqual([status, createdAt], [200, now]);
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  const [stored] = await store.list('ada');
  assert.ok(stored);
  assert.deepEqual([stored.tenantId, stored.createdAt, stored.hashes.length], [null, now, 10]);
  for (const code of codes) {
    assert.ok(!JSON.stringify(stored).includes(code));
    assert.ok(!JSON.stringify(stored).includes(code.replace('-', '')));
  }
  assert.deepEqual(await count(), { status: 200, left: 10, createdAt: now });
});

test('new codes replace all older ones', async () => {
  const { create, use, count } = start();
  const old = await create();
  mock.timers.tick(minute);
  const fresh = await create();
  assert.deepEqual(await count(), { status: 200, left: 10, createdAt: now + minute });
  for (const code of old.codes) assert.deepEqual(await use(code), wrong);
  assert.deepEqual(await use(fresh.codes[9]), used);
});

test('codes that are created at once are those of one request only', async () => {
  const { create, use, change } = start();
  const created = await Promise.all([create(), create(), create()]);
  let working = 0;
  for (const { codes } of created) {
    change('ada', { factors: 1 });
    if ((await use(codes[0])).isUsed) working += 1;
  }
  assert.equal(working, 1);
});

test('a code removes all second factors, ends all sessions, and removes the other codes', async () => {
  const { create, use, count, calls, accounts, uses, errors, change, store } = start();
  change('ada', { factors: 2 });
  const { codes } = await create();
  calls.length = 0;
  assert.deepEqual(await use(codes[3]), used);
  assert.equal(accounts.get('ada')?.factors, 0);
  const expected = ['getUserByEmail null ada@app.example', 'revokeRefreshTokens null ada', 'updateUser null ada'];
  assert.deepEqual(calls, expected);
  assert.deepEqual(uses, [{ uid: 'ada', tenantId: null, email }]);
  assert.deepEqual(await store.list('ada'), []);
  change('ada', { factors: 1 });
  for (const code of codes) assert.deepEqual(await use(code), wrong);
  assert.deepEqual(await count(), { status: 200, left: 0, createdAt: null });
  assert.deepEqual(errors, []);
});

test('each of the ten codes works, in any case, with spaces and with any dash', async () => {
  const { create, use, change } = start();
  for (let index = 0; index < 10; index += 1) {
    change('ada', { factors: 1 });
    const code = (await create()).codes[index] ?? '';
    const typed = [code, code.toUpperCase(), code.replace('-', ''), ` ${code.replace('-', ' – ')} `][index % 4];
    assert.deepEqual(await use(typed, { email: 'ADA@app.example' }), used, `code ${index}`);
  }
});

test('a code cannot be used twice, also not by requests at once', async () => {
  const { createOne, use, uses, calls, change } = start();
  const code = await createOne();
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(code)));
  assert.equal(answers.filter(({ isUsed }) => isUsed).length, 1);
  assert.equal(answers.filter(({ error }) => error === 'wrongCode').length, 4);
  assert.equal(uses.length, 1);
  assert.equal(calls.filter((each) => each.startsWith('updateUser')).length, 1);
  change('ada', { factors: 1 });
  assert.deepEqual(await use(code), wrong);
});

for (const name of ['getUserByEmail', 'updateUser', 'revokeRefreshTokens']) {
  test(`the code still works after ${name} has failed`, async () => {
    const { createOne, use, failing, errors, uses, send, accounts } = start();
    const code = await createOne();
    failing.name = name;
    const failed = await send(JSON.stringify({ action: 'use', email, code }));
    assert.deepEqual([failed.status, await failed.text()], [500, 'The server has reported an error.']);
    assert.equal(errors.length, 1);
    assert.deepEqual(uses, []);
    failing.name = null;
    assert.deepEqual(await use(code), used);
    assert.deepEqual([uses.length, accounts.get('ada')?.factors], [1, 0]);
  });
}

test('the code still works after the store has failed to remove it, although the factors are gone', async () => {
  const { createOne, use, store, send, accounts } = start();
  const code = await createOne();
  const { remove } = store;
  store.remove = () => Promise.reject(new Error('no connection'));
  assert.equal((await send(JSON.stringify({ action: 'use', email, code }))).status, 500);
  assert.equal(accounts.get('ada')?.factors, 0);
  store.remove = remove;
  assert.deepEqual(await use(code), used);
});

test('a server that stops while it uses a code releases the code after a minute', async () => {
  const { auth } = createAuth();
  const store = createMemoryStore();
  const before = start({ store });
  const code = await before.createOne();
  const stopped = await new Promise<boolean>((resolve) => {
    const updateUser = () => new Promise(() => resolve(true));
    void start({ auth: { ...auth, updateUser }, store }).use(code);
  });
  assert.ok(stopped);
  mock.timers.tick(minute - 1);
  assert.deepEqual(await before.use(code), wrong);
  mock.timers.tick(1);
  assert.deepEqual(await before.use(code), used);
});

test('an error of onUse is reported, and the code stays used', async () => {
  for (const onUse of [
    () => Promise.reject(new Error('no mail')),
    () => {
      throw new Error('no mail');
    },
  ]) {
    const { createOne, use, errors } = start({ onUse });
    assert.deepEqual(await use(await createOne()), used);
    assert.deepEqual(
      errors.map((error) => (error as Error).message),
      ['no mail'],
    );
  }
});

test('an onUse that never ends is reported after five seconds, and the answer does not wait longer', async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now });
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const onUse = (): Promise<void> => {
    begin();
    return new Promise(() => {});
  };
  const { createOne, use, errors } = start({ onUse });
  let isAnswered = false;
  const answer = use(await createOne()).finally(() => (isAnswered = true));
  await begun;
  await new Promise(setImmediate);
  mock.timers.tick(4999);
  await new Promise(setImmediate);
  assert.equal(isAnswered, false);
  mock.timers.tick(1);
  assert.deepEqual(await answer, used);
  assert.deepEqual(errors.map(String), [
    'Error: createBackupCodes: onUse takes longer than 5000 ms. The answer does not wait.',
  ]);
});

test('a store that cannot lower a counter does not replace the answer, and the error is reported', async () => {
  const { createOne, use, store, errors, failing, send } = start();
  const code = await createOne();
  const { count: countEvents } = store;
  store.count = (counters, change) =>
    change === -1 ? Promise.reject(new Error('no connection')) : countEvents(counters, change);
  assert.deepEqual(await use(code), used);
  assert.deepEqual(errors.map(String), ['Error: no connection']);
  failing.name = 'getUserByEmail';
  await send(JSON.stringify({ action: 'use', email, code }));
  assert.match(String(errors.at(-1)), /auth\/internal-error/);
});

test('sessions end before the second factors are removed', async () => {
  const { createOne, use, failing, accounts, send } = start();
  const code = await createOne();
  failing.name = 'revokeRefreshTokens';
  assert.equal((await send(JSON.stringify({ action: 'use', email, code }))).status, 500);
  assert.equal(accounts.get('ada')?.factors, 1);
  failing.name = null;
  assert.deepEqual(await use(code), used);
});

test('a store whose change never finds a record is an error', async () => {
  const { store, errors, send } = start();
  store.change = async () => false;
  assert.equal((await send(JSON.stringify({ action: 'create', idToken: signInAs() }))).status, 500);
  assert.match(String(errors[0]), /store\.change has found no record, 10 times after store\.add\./);
});

test('without onUse, a code works as well', async () => {
  const { createOne, use } = start({ onUse: undefined });
  assert.deepEqual(await use(await createOne()), used);
});

test('a wrong code, an unknown email and an account without codes get the same answer', async () => {
  const { create, createOne, use, change, accounts } = start();
  const { codes } = await create();
  const code = codes[0] ?? '';
  const other = await createOne(signInAs('grace'));
  const answers = [
    await use(other),
    await use('aaaaa-aaaaa'),
    await use('short'),
    await use(''),
    await use(undefined),
    await use([code]),
    await use(code, { email: 'grace@app.example' }),
    await use(code, { email: 'unknown@app.example' }),
    await use(code, { email: 'no email' }),
    await use(code, { email: undefined }),
    await use(code, { tenantId: 'acme' }),
    await use(code, { tenantId: 7 }),
  ];
  change('ada', { disabled: true });
  answers.push(await use(code));
  accounts.delete('ada');
  answers.push(await use(code));
  for (const answer of answers) assert.deepEqual(answer, wrong);
  change('ada', createAccount('ada'));
  assert.deepEqual(await use(code), used);
});

test('a wrong code leaves the right ones and the second factors as they are', async () => {
  const { createOne, use, accounts, count } = start();
  await createOne();
  await use('aaaaa-aaaaa');
  assert.equal(accounts.get('ada')?.factors, 1);
  assert.equal((await count()).left, 10);
});

test('a wrong email and a wrong code read the same things, so that they take about as long', async () => {
  const { createOne, use, calls, store } = start();
  await createOne();
  const reads: string[] = [];
  const { get } = store;
  store.get = async (id) => {
    reads.push(id);
    return get(id);
  };
  const verify = mock.method(crypto.subtle, 'verify');
  for (const each of [email, 'unknown@app.example', 'grace@app.example']) {
    for (const code of ['aaaaa-aaaaa', '']) {
      calls.length = 0;
      reads.length = 0;
      verify.mock.resetCalls();
      assert.deepEqual(await use(code, { email: each }), wrong);
      assert.deepEqual([calls, reads.length, verify.mock.callCount()], [[`getUserByEmail null ${each}`], 1, 10]);
    }
  }
  verify.mock.restore();
});

test('a user without a second factor has no codes and cannot create any', async () => {
  const { create, count, change } = start();
  await create();
  change('ada', { factors: 0 });
  const { status, error } = await create();
  assert.deepEqual([status, error], [403, 'noSecondFactor']);
  assert.deepEqual(await count(), { status: 200, left: 0, createdAt: null });
});

test('creating codes needs a sign-in of the last five minutes, and counting does not', async () => {
  const { create, count } = start();
  const idToken = signInAs();
  mock.timers.tick(5 * minute);
  assert.equal((await create(idToken)).status, 200);
  mock.timers.tick(1);
  const { status, error } = await create(idToken);
  assert.deepEqual([status, error], [401, 'signInTooOld']);
  assert.equal((await count(idToken)).left, 10);
});

test('a guest, and a token that is wrong, of a deleted user or of another project, are refused', async () => {
  const { call, accounts } = start();
  const tokens = [
    undefined,
    null,
    7,
    '',
    'a.b.c',
    signInAs('ada', { aud: 'other' }),
    signInAs('ada', ofTenant),
    signInAs('hedy'),
  ];
  for (const action of ['create', 'count']) {
    for (const idToken of tokens) {
      const { status, error } = await call(action, { idToken });
      assert.deepEqual([status, error], [401, 'invalidToken'], `${action} ${String(idToken)}`);
    }
    const { status, error } = await call(action, { idToken: signInAs('ada', guest) });
    assert.deepEqual([status, error], [403, 'guest']);
  }
  accounts.delete('ada');
  assert.equal((await call('count', { idToken: signInAs() })).error, 'invalidToken');
});

test('accounts of tenants have codes of their own', async () => {
  const { createOne, count, use, uses, calls, change } = start({ tenants: [null, 'acme'] });
  const own = await createOne();
  const code = await createOne(signInAs('ada', ofTenant));
  assert.deepEqual(await use(code), wrong);
  assert.deepEqual(await use(own, { tenantId: 'acme' }), wrong);
  assert.deepEqual(await use(code, { tenantId: 'other' }), wrong);
  calls.length = 0;
  assert.deepEqual(await use(code, { tenantId: 'acme' }), used);
  assert.deepEqual(calls.slice(-2), ['revokeRefreshTokens acme ada', 'updateUser acme ada']);
  assert.deepEqual(uses, [{ uid: 'ada', tenantId: 'acme', email }]);
  change('ada', { factors: 1 });
  assert.equal((await count()).left, 10);
  assert.equal((await count(signInAs('ada', ofTenant))).left, 0);
});

test('removeAll removes the codes of one account of one tenant', async () => {
  const { create, count, removeAll } = start({ tenants: [null, 'acme'] });
  await create();
  await create(signInAs('ada', ofTenant));
  await create(signInAs('grace'));
  await removeAll('ada');
  assert.equal((await count()).left, 0);
  assert.equal((await count(signInAs('ada', ofTenant))).left, 10);
  await removeAll('ada', 'acme');
  assert.equal((await count(signInAs('ada', ofTenant))).left, 0);
  assert.equal((await count(signInAs('grace'))).left, 10);
});

test('a thousand wrong codes an hour are allowed for an email, from all networks together', async () => {
  const { createOne, use } = start();
  const code = await createOne();
  const other = await createOne(signInAs('grace'));
  for (let time = 0; time < 1000; time += 1)
    assert.deepEqual(await use('aaaaa-aaaaa', { email: 'Ada@app.example' }, `192.0.2.${time % 250}`), wrong);
  const { status, error, reason } = await use(code);
  assert.deepEqual([status, error, reason], [429, 'tooManyRequests', 'Expected fewer wrong codes.']);
  assert.deepEqual(await use(other, { email: 'grace@app.example' }), used);
  mock.timers.tick(hour);
  assert.deepEqual(await use(code), used);
});

test('a hundred wrong codes an hour are allowed from a network, for all emails together', async () => {
  const { createOne, use } = start();
  const code = await createOne();
  for (let time = 0; time < 100; time += 1)
    assert.deepEqual(await use('aaaaa-aaaaa', { email: `${time}@app.example` }), wrong);
  assert.equal((await use(code)).error, 'tooManyRequests');
  assert.deepEqual(await use(code, {}, '198.51.100.1'), used);
});

test('the app chooses the limits, and requests at once do not exceed them', async () => {
  const limits = { perEmail: { highest: 3, period: minute } };
  const { createOne, use } = start({ limits });
  await createOne();
  const answers = await Promise.all(Array.from({ length: 10 }, () => use('aaaaa-aaaaa')));
  assert.equal(answers.filter(({ error }) => error === 'wrongCode').length, 3);
  mock.timers.tick(minute);
  assert.equal((await use('aaaaa-aaaaa')).error, 'wrongCode');
  const perNetwork = start({ limits: { perNetwork: { highest: 1, period: minute } } });
  assert.equal((await perNetwork.use('aaaaa-aaaaa')).error, 'wrongCode');
  assert.equal((await perNetwork.use('aaaaa-aaaaa', { email: 'other@app.example' })).error, 'tooManyRequests');
});

test('right codes and errors of the Admin SDK are not counted', async () => {
  const { createOne, use, change, failing, send } = start({ limits: { perEmail: { highest: 1, period: hour } } });
  for (let time = 0; time < 3; time += 1) {
    change('ada', { factors: 1 });
    const code = await createOne();
    failing.name = 'updateUser';
    assert.equal((await send(JSON.stringify({ action: 'use', email, code }))).status, 500);
    failing.name = null;
    assert.deepEqual(await use(code), used);
  }
});

test('with another secret, no code works', async () => {
  const { createOne, store } = start();
  const code = await createOne();
  const other = start({ store, secret: 'another secret of thirty-two characters' });
  assert.deepEqual(await other.use(code), wrong);
});

test('requests of other sites, and those that are not JSON, are refused', async () => {
  const { send, handle } = start({ origins: ['https://other.example'] });
  const body = JSON.stringify({ action: 'use', email, code: 'aaaaa-aaaaa' });
  const foreign = { ...fromPage, origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' };
  const listed = { ...foreign, origin: 'https://other.example' };
  assert.equal((await send(body, foreign)).status, 403);
  const answer = await send(body, listed);
  assert.deepEqual([answer.status, answer.headers.get('access-control-allow-origin')], [401, 'https://other.example']);
  assert.equal((await send(body, { ...fromPage, 'content-type': 'text/plain' })).status, 415);
  for (const wrongBody of [
    '{',
    'null',
    '[]',
    '"use"',
    '{"action":"other"}',
    '{"action":"toString"}',
    '{"action":{"toString":1}}',
    '{}',
  ])
    assert.equal((await send(wrongBody)).status, 400, wrongBody);
  assert.equal(await (await send('{}')).text(), 'Expected {"action":"create" or "count" or "use"}.');
  assert.equal((await handle(new Request(page), address)).status, 405);
});

test('a missing address is an error of the server, so that the limits cannot be switched off', async () => {
  const { send, errors } = start();
  const response = await send(JSON.stringify({ action: 'use', email, code: 'aaaaa-aaaaa' }), fromPage, null);
  assert.equal(response.status, 500);
  assert.match(String(errors[0]), /Expected the IP address of the visitor/);
});
