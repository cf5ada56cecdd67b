import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { createMemoryStore } from './memory-store.ts';
import type { SessionOptions } from './options.ts';
import type { SessionAccounts, SessionUser } from './session-auth.ts';
import { createSessionRecords } from './session-records.ts';
import { createSessions } from './sessions.ts';
import type { SessionStore, StoredSession } from './store.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const now = Date.parse('2026-01-01');
const page = 'https://app.example';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now });
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const toToken = (claims: object): string => `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;
const decode = (token: string): SessionUser =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as SessionUser;

/** Returns the ID token of a user who has signed in now. */
function signIn(uid = 'ada', firebase: Partial<SessionUser['firebase']> = {}): string {
  const auth_time = Math.floor(Date.now() / second);
  return toToken({ uid, auth_time, exp: auth_time + 3600, firebase: { sign_in_provider: 'password', ...firebase } });
}

const authError = (code: string): Error => Object.assign(new Error(code), { code });

/** Stands in for the Admin SDK. Users whose sessions were revoked are in `validSince`. */
function createAuth() {
  const validSince = new Map<string, number>();
  const calls: string[] = [];
  const failing: { error: Error | null } = { error: null };
  function check(claims: SessionUser, checkRevoked = false): SessionUser {
    if (claims.exp * second <= Date.now()) throw authError('auth/session-cookie-expired');
    if (checkRevoked && claims.auth_time * second < (validSince.get(claims.uid) ?? 0))
      throw authError('auth/session-cookie-revoked');
    return claims;
  }
  const accounts: Required<SessionAccounts> = {
    verifyIdToken: async (idToken, checkRevoked) => check(decode(idToken), checkRevoked),
    createSessionCookie: async (idToken, { expiresIn }) =>
      toToken({ ...decode(idToken), iat: Math.floor(Date.now() / second), exp: (Date.now() + expiresIn) / second }),
    verifySessionCookie: async (cookie, checkRevoked) => check(decode(cookie), checkRevoked),
    async revokeRefreshTokens(uid) {
      if (failing.error) throw failing.error;
      calls.push(`revoke ${uid}`);
      validSince.set(uid, Date.now());
    },
    async getUser(uid) {
      const time = validSince.get(uid);
      return { tokensValidAfterTime: time === undefined ? undefined : new Date(time).toUTCString() };
    },
  };
  return {
    auth: { ...accounts, tenantManager: () => ({ authForTenant: () => accounts }) },
    validSince,
    calls,
    failing,
  };
}

interface Answer {
  readonly devices: readonly {
    readonly id: string;
    readonly browser: string | null;
    readonly system: string | null;
    readonly startedAt: number;
    readonly usedAt: number;
    readonly isCurrent: boolean;
  }[];
}

const fromPage = { origin: page, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** Starts a server with a store. `open` opens a browser, which keeps the server's cookie. */
function start(options: Partial<SessionOptions> = {}, store: SessionStore = createMemoryStore()) {
  const { auth, ...service } = createAuth();
  const errors: unknown[] = [];
  const reportError = (error: unknown) => errors.push(error);
  const { handle, readSession } = createSessions({ auth, store, reportError, ...options });
  function open(userAgent = firefox) {
    const jar = { cookie: '' };
    async function call(method: string, body?: object, headers: Readonly<Record<string, string>> = fromPage) {
      const init = {
        method,
        headers: { ...headers, cookie: jar.cookie, 'user-agent': userAgent },
        ...(body && { body: JSON.stringify(body) }),
      };
      const response = await handle(new Request(`${page}/api/session`, init));
      const set = response.headers.get('set-cookie');
      if (set !== null) jar.cookie = set.split(';')[0] ?? '';
      return response;
    }
    return {
      jar,
      call,
      begin: (idToken: string) => call('POST', { idToken }),
      signOut: () => call('DELETE'),
      everywhere: (idToken?: string) => call('POST', { everywhere: true, idToken }),
      end: (idToken: string, id: unknown) => call('POST', { action: 'endDevice', idToken, id }),
      async list(idToken: string) {
        const response = await call('POST', { action: 'listDevices', idToken });
        assert.equal(response.status, 200);
        return ((await response.json()) as Answer).devices;
      },
      read: async (checkRevoked = true) => (await readSession(jar.cookie, { checkRevoked }))?.uid ?? null,
    };
  }
  /** Opens a new browser and signs in there. Moves the clock first, so that no two sign-ins have the same time. */
  async function signInTo(userAgent = firefox, uid = 'ada', firebase = {}) {
    mock.timers.tick(second);
    const browser = open(userAgent);
    const idToken = signIn(uid, firebase);
    assert.equal((await browser.begin(idToken)).status, 200);
    return { ...browser, idToken };
  }
  return { ...service, store, errors, open, signInTo };
}

const refusalOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { readonly error: string }).error,
];

test('a user lists her devices: first this one, then the others, the last used first', async () => {
  const { signInTo } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const old = await signInTo('curl/8');
  const laptopAt = now + second;
  mock.timers.tick(day);
  await phone.read();
  const devices = await laptop.list(
    laptop.idToken.replace(/\..*\./, `.${encode({ ...decode(laptop.idToken), exp: 9e9 })}.`),
  );
  assert.deepEqual(
    devices.map(({ browser, system, startedAt, usedAt, isCurrent }) => ({
      browser,
      system,
      startedAt,
      usedAt,
      isCurrent,
    })),
    [
      { browser: 'Firefox', system: 'Linux', startedAt: laptopAt, usedAt: now + day + 3 * second, isCurrent: true },
      {
        browser: 'Safari',
        system: 'iPhone',
        startedAt: laptopAt + second,
        usedAt: now + day + 3 * second,
        isCurrent: false,
      },
      {
        browser: null,
        system: null,
        startedAt: laptopAt + 2 * second,
        usedAt: laptopAt + 2 * second,
        isCurrent: false,
      },
    ],
  );
  assert.equal(await old.read(), 'ada');
});

test('the store contains neither the cookie nor the ID token, and the user agent only in part', async () => {
  const { signInTo, store } = start({ tenants: ['acme'] });
  const { jar } = await signInTo('x'.repeat(301), 'ada', { tenant: 'acme' });
  const [stored] = await store.list('ada');
  assert.deepEqual(stored, {
    id: stored?.id,
    uid: 'ada',
    tenantId: 'acme',
    signedInAt: now + second,
    startedAt: now + second,
    usedAt: now + second,
    expiresAt: now + second + 5 * day,
    userAgent: 'x'.repeat(300),
    endedAt: null,
  });
  assert.match(stored?.id ?? '', /^[\w-]{43}$/);
  assert.ok(!jar.cookie.includes(stored?.id ?? ''));
});

test('a user ends the session of another device, and no other', async () => {
  const { signInTo, errors } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const tablet = await signInTo(safari);
  const grace = await signInTo(safari, 'grace');
  const listed = await laptop.list(laptop.idToken);
  assert.equal((await laptop.end(laptop.idToken, listed[2]?.id)).status, 204);
  assert.equal(await phone.read(), null);
  for (const each of [laptop, tablet]) assert.equal(await each.read(), 'ada');
  assert.equal(await grace.read(), 'grace');
  assert.deepEqual(
    (await laptop.list(laptop.idToken)).map(({ id }) => id),
    [listed[0]?.id, listed[1]?.id],
  );
  assert.deepEqual(errors, []);
});

test('a device can be ended long after the sign-in of this one', async () => {
  const { signInTo } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  mock.timers.tick(50 * minute);
  const [, listed] = await laptop.list(laptop.idToken);
  assert.equal((await laptop.end(laptop.idToken, listed?.id)).status, 204);
  assert.equal(await phone.read(), null);
});

test('the session of a device that was ended is over even if Firebase is not asked', async () => {
  const { signInTo } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  assert.equal(await phone.read(false), 'ada');
  const [, listed] = await laptop.list(laptop.idToken);
  await laptop.end(laptop.idToken, listed?.id);
  assert.equal(await phone.read(false), null);
});

for (const maxSignInAge of [undefined, 30 * minute]) {
  test(`the recent sign-in of a device that was ended begins no new session: ${maxSignInAge}`, async () => {
    const { signInTo, store } = start({ maxSignInAge });
    const laptop = await signInTo();
    const phone = await signInTo(safari);
    const [, listed] = await laptop.list(laptop.idToken);
    await laptop.end(laptop.idToken, listed?.id);
    for (const delay of [0, (maxSignInAge ?? 5 * minute) - 1, 1, 1]) {
      mock.timers.tick(delay);
      assert.deepEqual(await refusalOf(await phone.begin(phone.idToken)), [401, 'signInTooOld']);
      phone.jar.cookie = '';
      assert.equal(await phone.read(), null);
    }
    assert.equal((await laptop.list(laptop.idToken)).length, 1);
    await phone.begin(signIn());
    assert.equal(await phone.read(), 'ada', 'a new sign-in begins a session');
    assert.ok(
      (await store.list('ada')).every(({ endedAt }) => endedAt === null),
      'expired records are removed',
    );
  });
}

test('a device that was ended cannot sign out to begin a new session with the same sign-in', async () => {
  const { signInTo } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const [, listed] = await laptop.list(laptop.idToken);
  const cookie = phone.jar.cookie;
  await laptop.end(laptop.idToken, listed?.id);
  await phone.signOut();
  phone.jar.cookie = cookie;
  assert.deepEqual(await refusalOf(await phone.begin(phone.idToken)), [401, 'signInTooOld']);
});

test('a device that was ended cannot remove the record of its end with a cookie of its choice', async () => {
  const { signInTo, store } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const [, listed] = await laptop.list(laptop.idToken);
  await laptop.end(laptop.idToken, listed?.id);
  const closed = (await store.list('ada')).filter(({ endedAt }) => endedAt !== null);
  assert.equal(closed.length, 1);
  const text = `closed sign-in ${JSON.stringify([null, 'ada', closed[0]?.signedInAt])}`;
  for (const value of [text, closed[0]?.id]) {
    phone.jar.cookie = `__Host-session=${value}`;
    await phone.signOut();
    assert.deepEqual(await refusalOf(await phone.begin(phone.idToken)), [401, 'signInTooOld'], value);
  }
});

test('no cookie has the ID of the record that closes a sign-in', async () => {
  const { signInTo, store } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const [, listed] = await laptop.list(laptop.idToken);
  await laptop.end(laptop.idToken, listed?.id);
  const listIds = async (isClosed: boolean) =>
    (await store.list('ada')).filter(({ endedAt }) => (endedAt !== null) === isClosed).map(({ id }) => id);
  assert.match((await listIds(false)).join(), /^[\w-]{43}$/);
  const closed = await listIds(true);
  assert.match(closed.join(), /^closed-[\w-]{43}$/);
  const records = createSessionRecords(store, 5 * minute, () => {});
  const { auth_time: signedIn } = decode(phone.idToken);
  await records.remove(`closed sign-in ${JSON.stringify([null, 'ada', signedIn * second])}`);
  assert.deepEqual(await listIds(true), closed);
});

test('a device that was ended cannot use an earlier sign-in', async () => {
  const { signInTo } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  mock.timers.tick(minute);
  assert.equal((await phone.begin(signIn())).status, 200);
  const listed = await laptop.list(laptop.idToken);
  assert.equal(listed.length, 2, 'the new session replaces the earlier one');
  assert.equal(listed[1]?.startedAt, now + 2 * second, 'and keeps its beginning');
  await laptop.end(laptop.idToken, listed[1]?.id);
  phone.jar.cookie = '';
  assert.deepEqual(await refusalOf(await phone.begin(phone.idToken)), [401, 'signInTooOld']);
});

test('a device that was ended cannot list or end the others', async () => {
  const { signInTo } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const [here, there] = await laptop.list(laptop.idToken);
  await laptop.end(laptop.idToken, there?.id);
  const list = { action: 'listDevices', idToken: phone.idToken };
  assert.deepEqual(await refusalOf(await phone.call('POST', list)), [401, 'signInTooOld']);
  assert.deepEqual(await refusalOf(await phone.end(phone.idToken, here?.id)), [401, 'signInTooOld']);
  phone.jar.cookie = '';
  assert.deepEqual(await refusalOf(await phone.end(phone.idToken, here?.id)), [401, 'signInTooOld']);
  assert.equal(await laptop.read(), 'ada');
});

test('a user cannot end devices of another user, or of the same user ID in a tenant', async () => {
  const { signInTo } = start({ tenants: [null, 'acme'] });
  const ada = await signInTo();
  const grace = await signInTo(safari, 'grace');
  const acme = await signInTo(safari, 'ada', { tenant: 'acme' });
  const [ofGrace] = await grace.list(grace.idToken);
  const [ofAcme] = await acme.list(acme.idToken);
  assert.equal((await ada.list(ada.idToken)).length, 1);
  for (const id of [ofGrace?.id, ofAcme?.id, 'unknown', '', '../sessions/a'])
    assert.equal((await ada.end(ada.idToken, id)).status, 204);
  assert.equal(await grace.read(), 'grace');
  assert.equal(await acme.read(), 'ada');
  const list = { action: 'listDevices', idToken: grace.idToken };
  assert.deepEqual(await refusalOf(await ada.call('POST', list)), [401, 'signInTooOld'], 'the cookie is of Ada');
  const listAcme = { action: 'listDevices', idToken: acme.idToken };
  assert.deepEqual(await refusalOf(await ada.call('POST', listAcme)), [401, 'signInTooOld']);
});

test('a sign-in can begin another session after its session has expired, again and again', async () => {
  const { signInTo } = start({ duration: 5 * minute, maxSignInAge: 30 * minute });
  const ada = await signInTo();
  for (const rounds of [1, 2]) {
    mock.timers.tick(5 * minute);
    assert.equal(await ada.read(), null);
    assert.equal((await ada.begin(ada.idToken)).status, 200, `round ${rounds}`);
  }
});

for (const [title, idToken, refusal] of [
  ['a guest', signIn('ada', { sign_in_provider: 'anonymous' }), [403, 'refused']],
  ['a tenant that is not listed', signIn('ada', { tenant: 'acme' }), [401, 'invalidToken']],
  ['no token', 'abc', [401, 'invalidToken']],
  ['an expired token', toToken({ ...decode(signIn()), exp: now / second }), [401, 'invalidToken']],
] as const) {
  test(`the list is refused for ${title}`, async () => {
    const { signInTo } = start();
    const ada = await signInTo();
    for (const action of ['listDevices', 'endDevice'])
      assert.deepEqual(await refusalOf(await ada.call('POST', { action, idToken, id: 'a' })), refusal);
  });
}

test('only pages of the app, with JSON, can list and end devices', async () => {
  const { signInTo } = start();
  const ada = await signInTo();
  const phone = await signInTo(safari);
  const [, listed] = await ada.list(ada.idToken);
  const foreign = { ...fromPage, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const action of ['listDevices', 'endDevice']) {
    const body = { action, idToken: ada.idToken, id: listed?.id };
    assert.equal((await ada.call('POST', body, foreign)).status, 403);
    assert.equal((await ada.call('POST', body, { ...fromPage, 'content-type': 'text/plain' })).status, 415);
  }
  assert.equal(await phone.read(), 'ada');
});

test('a wrong request is explained, and ends nothing', async () => {
  const { signInTo } = start();
  const ada = await signInTo();
  for (const body of [
    { action: 'listDevices' },
    { action: 'endDevice', idToken: 7 },
    { action: 'endDevice', idToken: ada.idToken, id: 7 },
  ])
    assert.notEqual((await ada.call('POST', body)).status, 204);
  assert.equal(await ada.read(), 'ada');
});

test('without a store, sessions need no record, and the server says what devices need', async () => {
  const { signInTo } = start({ store: undefined });
  const ada = await signInTo();
  assert.equal(await ada.read(), 'ada');
  const response = await ada.call('POST', { action: 'listDevices', idToken: ada.idToken });
  assert.equal(response.status, 400);
  assert.equal(await response.text(), 'Devices need the option "store" of createSessions.');
});

test('a session without a record is over: it began before there was a store', async () => {
  const { signInTo, store } = start();
  const ada = await signInTo();
  const [stored] = await store.list('ada');
  await store.remove(stored?.id ?? '');
  assert.equal(await ada.read(), null);
  assert.equal((await ada.begin(ada.idToken)).status, 200, 'a recent sign-in begins another one');
  assert.equal(await ada.read(), 'ada');
});

test('a sign-out removes the record, and a copy of the cookie is no session', async () => {
  const { signInTo, store } = start();
  const ada = await signInTo();
  const copy = ada.jar.cookie;
  assert.equal((await ada.signOut()).status, 204);
  assert.deepEqual(await store.list('ada'), []);
  ada.jar.cookie = copy;
  assert.equal(await ada.read(), null);
  assert.equal((await ada.begin(ada.idToken)).status, 200, 'a sign-out that the app has refused can be undone');
});

test('a sign-out on all devices removes all records, also with revokeOnSignOut', async () => {
  for (const [revokeOnSignOut, run] of [
    [false, 'everywhere'],
    [true, 'signOut'],
  ] as const) {
    const { signInTo, calls } = start({ revokeOnSignOut });
    const laptop = await signInTo();
    const phone = await signInTo(safari);
    const response = await (run === 'signOut' ? laptop.signOut() : laptop.everywhere(laptop.idToken));
    assert.equal(response.status, 204);
    assert.deepEqual(calls, ['revoke ada']);
    assert.equal(await phone.read(false), null);
    const again = await signInTo();
    assert.equal((await again.list(again.idToken)).length, 1);
  }
});

test('a device that was ended cannot end the sessions of all devices', async () => {
  const { signInTo, calls } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const [, there] = await laptop.list(laptop.idToken);
  await laptop.end(laptop.idToken, there?.id);
  assert.deepEqual(await refusalOf(await phone.everywhere(phone.idToken)), [401, 'signInTooOld']);
  assert.deepEqual(await refusalOf(await phone.everywhere()), [401, 'invalidToken']);
  phone.jar.cookie = '';
  assert.deepEqual(await refusalOf(await phone.everywhere(phone.idToken)), [401, 'signInTooOld']);
  assert.equal(await laptop.read(), 'ada');
  assert.deepEqual(calls, []);
  mock.timers.tick(second);
  const idToken = signIn();
  await phone.begin(idToken);
  assert.equal((await phone.everywhere(idToken)).status, 204, 'a new sign-in can');
  assert.equal(await laptop.read(false), null);
});

test('with the session of another user, or of the same user ID in a tenant, no user is signed out on all devices', async () => {
  const { signInTo, calls } = start({ tenants: [null, 'acme'] });
  const ada = await signInTo();
  const grace = await signInTo(safari, 'grace');
  const acme = await signInTo(safari, 'ada', { tenant: 'acme' });
  for (const { idToken } of [grace, acme])
    assert.deepEqual(await refusalOf(await ada.everywhere(idToken)), [401, 'signInTooOld']);
  for (const each of [ada, acme]) assert.equal(await each.read(), 'ada');
  assert.equal(await grace.read(), 'grace');
  assert.deepEqual(calls, []);
});

test('a device can sign out on all devices long after its sign-in', async () => {
  const { signInTo } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  mock.timers.tick(50 * minute);
  assert.equal((await laptop.everywhere(laptop.idToken)).status, 204);
  for (const each of [laptop, phone]) assert.equal(await each.read(false), null);
});

test('if Firebase revokes nothing, the visitor can try again to sign out on all devices', async () => {
  for (const run of ['everywhere', 'signOut'] as const) {
    const { signInTo, failing, calls, errors } = start({ revokeOnSignOut: true });
    const laptop = await signInTo();
    const phone = await signInTo(safari);
    failing.error = new Error('no connection');
    const signOut = () => (run === 'signOut' ? laptop.signOut() : laptop.everywhere(laptop.idToken));
    assert.equal((await signOut()).status, 500);
    assert.deepEqual(errors, [failing.error]);
    assert.equal(await laptop.read(), 'ada');
    assert.equal(await phone.read(), null);
    failing.error = null;
    assert.equal((await signOut()).status, 204);
    assert.deepEqual(calls, ['revoke ada']);
  }
});

test('sessions that Firebase has revoked are not listed, nor are expired ones', async () => {
  const { signInTo, validSince } = start({ duration: 5 * minute });
  await signInTo(safari);
  mock.timers.tick(2 * minute);
  validSince.set('ada', Date.now());
  const laptop = await signInTo();
  assert.equal((await laptop.list(laptop.idToken)).length, 1);
  mock.timers.tick(4 * minute);
  const phone = await signInTo(safari);
  assert.equal((await phone.list(phone.idToken)).length, 2);
  mock.timers.tick(minute - second);
  assert.equal((await phone.list(phone.idToken)).length, 1);
});

test('the time of the last use is written at most every 10 minutes', async () => {
  const changes: number[] = [];
  const memory = createMemoryStore();
  const { signInTo } = start(
    {},
    {
      ...memory,
      change(id, change) {
        changes.push(Date.now() - now);
        return memory.change(id, change);
      },
    },
  );
  const ada = await signInTo();
  for (const delay of [10 * minute - 1, 1, 10 * minute - 1, 1]) {
    mock.timers.tick(delay);
    assert.equal(await ada.read(), 'ada');
  }
  assert.deepEqual(changes, [10 * minute + second, 20 * minute + second]);
});

test('requests at once write the time of the last use once', async () => {
  const memory = createMemoryStore();
  const { promise: allHaveRead, resolve } = Promise.withResolvers<void>();
  let [reads, writes] = [0, 0];
  const { signInTo } = start(
    {},
    {
      ...memory,
      async get(id) {
        reads += 1;
        if (reads > 5) setImmediate(resolve);
        return memory.get(id);
      },
      async change(id, change) {
        writes += 1;
        await allHaveRead;
        return memory.change(id, change);
      },
    },
  );
  const ada = await signInTo();
  reads = 1;
  mock.timers.tick(10 * minute);
  assert.deepEqual(await Promise.all(Array.from({ length: 5 }, () => ada.read())), Array(5).fill('ada'));
  assert.equal(writes, 1);
});

test('a use that cannot be written is reported, and the session goes on', async () => {
  const failure = new Error('quota');
  const { signInTo, errors } = start({}, { ...createMemoryStore(), change: () => Promise.reject(failure) });
  const ada = await signInTo();
  mock.timers.tick(10 * minute);
  assert.equal(await ada.read(), 'ada');
  assert.deepEqual(errors, [failure]);
  assert.equal(await ada.read(), 'ada');
  assert.deepEqual(errors, [failure, failure], 'the next request tries again');
});

test('a session that ends while its use is written is over', async () => {
  const { signInTo } = start({}, { ...createMemoryStore(), change: async () => false });
  const ada = await signInTo();
  mock.timers.tick(10 * minute);
  assert.equal(await ada.read(), null);
});

test('if the store fails, reading the session rejects, and the handler answers 500', async () => {
  const failure = new Error('no database');
  const memory = createMemoryStore();
  let isBroken = false;
  const { signInTo, errors } = start(
    {},
    { ...memory, get: (id) => (isBroken ? Promise.reject(failure) : memory.get(id)) },
  );
  const ada = await signInTo();
  isBroken = true;
  await assert.rejects(ada.read(), failure);
  assert.equal((await ada.call('POST', { action: 'listDevices', idToken: ada.idToken })).status, 500);
  assert.deepEqual(errors, [failure]);
  isBroken = false;
  assert.equal(await ada.read(), 'ada');
});

for (const part of ['list', 'remove'] as const) {
  test(`if expired records cannot be removed, the error is reported, and the visitor is signed in: ${part}`, async () => {
    const failure = new Error('quota');
    const memory = createMemoryStore();
    const expired = new Set<string>();
    let isBroken = false;
    const { signInTo, errors } = start(
      { duration: 5 * minute },
      {
        ...memory,
        list: (uid) => (isBroken && part === 'list' ? Promise.reject(failure) : memory.list(uid)),
        remove: (id) => (isBroken && expired.has(id) ? Promise.reject(failure) : memory.remove(id)),
      },
    );
    await signInTo(safari);
    for (const { id } of await memory.list('ada')) expired.add(id);
    mock.timers.tick(4 * minute);
    const laptop = await signInTo();
    mock.timers.tick(minute);
    isBroken = true;
    assert.equal((await laptop.begin(signIn())).status, 200);
    assert.equal(await laptop.read(), 'ada');
    assert.deepEqual(errors, [failure]);
    isBroken = false;
    assert.equal((await laptop.begin(signIn())).status, 200);
  });
}

test('the records of one sign-in are one device, and end together', async () => {
  const { signInTo, open } = start();
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  mock.timers.tick(second);
  // Two tabs begin a session at the same time, so that the second request has no cookie yet.
  const tab = open(safari);
  await tab.begin(phone.idToken);
  const listed = await laptop.list(laptop.idToken);
  assert.equal(listed.length, 2);
  await laptop.end(laptop.idToken, listed[1]?.id);
  assert.equal(await phone.read(), null);
  assert.equal(await tab.read(), null);
});

test('a sign-out ends all sessions of the sign-in, which two tabs have begun, and no others', async () => {
  const { signInTo, open, store } = start({ tenants: [null, 'acme'] });
  const laptop = await signInTo();
  const phone = await signInTo(safari);
  const acme = open();
  await acme.begin(signIn('ada', { tenant: 'acme' }));
  mock.timers.tick(second);
  const tab = open(safari);
  await tab.begin(phone.idToken);
  assert.equal((await store.list('ada')).length, 4);
  assert.equal((await phone.signOut()).status, 204);
  for (const each of [phone, tab]) assert.equal(await each.read(), null);
  for (const each of [laptop, acme]) assert.equal(await each.read(), 'ada');
  assert.equal((await laptop.list(laptop.idToken)).length, 1);
});

test('a new sign-in replaces all sessions of the earlier one, which two tabs have begun', async () => {
  for (const uid of ['ada', 'grace']) {
    const { signInTo, open } = start();
    const laptop = await signInTo();
    const phone = await signInTo(safari);
    mock.timers.tick(second);
    const tab = open(safari);
    await tab.begin(phone.idToken);
    mock.timers.tick(second);
    assert.equal((await phone.begin(signIn(uid))).status, 200);
    assert.equal(await tab.read(), null);
    assert.equal(await phone.read(), uid);
    assert.equal((await laptop.list(laptop.idToken)).length, uid === 'ada' ? 2 : 1);
  }
});

test('if a session of another tab cannot be removed, the visitor can try again to sign out', async () => {
  const failure = new Error('quota');
  const memory = createMemoryStore();
  const kept = new Set<string>();
  const { signInTo, open, store, errors } = start(
    {},
    { ...memory, remove: (id) => (kept.has(id) ? Promise.reject(failure) : memory.remove(id)) },
  );
  const phone = await signInTo(safari);
  mock.timers.tick(second);
  const [own] = await store.list('ada');
  await open(safari).begin(phone.idToken);
  for (const { id } of await store.list('ada')) if (id !== own?.id) kept.add(id);
  assert.equal((await phone.signOut()).status, 500);
  assert.deepEqual(errors, [failure]);
  assert.equal(await phone.read(), 'ada');
  kept.clear();
  assert.equal((await phone.signOut()).status, 204);
  assert.deepEqual(await store.list('ada'), []);
});

test('two tabs with the same new cookie share a record', async () => {
  const { signInTo, open } = start();
  const laptop = await signInTo();
  const tab = open();
  await tab.begin(laptop.idToken);
  assert.equal(tab.jar.cookie, laptop.jar.cookie);
  assert.equal((await laptop.list(laptop.idToken)).length, 1);
});

test('the end of a device does not end the current one, which has signed in in the same second', async () => {
  const { open, signInTo, store } = start();
  const laptop = await signInTo();
  mock.timers.tick(500);
  const phone = open(safari);
  const idToken = toToken({ ...decode(signIn()), exp: now / second + 3000 });
  await phone.begin(idToken);
  assert.equal((await phone.list(idToken)).length, 1, 'a sign-in is known by its second');
  const [ofLaptop] = await store.list('ada');
  await phone.end(idToken, ofLaptop?.id);
  assert.equal(await laptop.read(), null);
  assert.equal(await phone.read(), 'ada');
});

test('another user at the same browser replaces the session, and the first user can come back', async () => {
  const { signInTo, store } = start();
  const ada = await signInTo();
  mock.timers.tick(second);
  await ada.begin(signIn('grace'));
  assert.equal(await ada.read(), 'grace');
  assert.deepEqual(await store.list('ada'), []);
  assert.equal((await ada.begin(ada.idToken)).status, 200);
  assert.equal(await ada.read(), 'ada');
});

test('at most 50 devices are listed, those that were used last', async () => {
  const { signInTo, store } = start();
  const laptop = await signInTo();
  const [own] = await store.list('ada');
  for (let index = 1; index <= 60; index += 1) {
    const times = { signedInAt: now - index * minute, usedAt: now - index * minute };
    await store.add({ ...(own as StoredSession), id: `other ${index}`, ...times });
  }
  const listed = await laptop.list(laptop.idToken);
  assert.deepEqual([listed.length, listed[0]?.isCurrent, listed[49]?.id], [50, true, 'other 49']);
});

test('a session that begins while its device is ended does not survive', async () => {
  const wait = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  for (let round = 1; round <= 100; round += 1) {
    // Each call of the store waits 0 to 3 steps, so that the calls of the two requests mix in many ways.
    let random = 0;
    const delay = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
      async function callLater(...args: Args): Promise<Result> {
        random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
        await wait(random >> 29);
        return call(...args);
      };
    const { get, list, add, change, remove } = createMemoryStore();
    const delayed = {
      get: delay(get),
      list: delay(list),
      add: delay(add),
      change: delay(change),
      remove: delay(remove),
    };
    const { signInTo } = start({}, delayed);
    const laptop = await signInTo();
    const phone = await signInTo(safari);
    mock.timers.tick(second);
    const [, listed] = await laptop.list(laptop.idToken);
    phone.jar.cookie = '';
    random = round;
    await Promise.all([
      laptop.end(laptop.idToken, listed?.id),
      wait(round % 10).then(() => phone.begin(phone.idToken)),
    ]);
    assert.equal(await phone.read(), null, `round ${round}`);
  }
});
