import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { SessionOptions } from './options.ts';
import type { SessionAccounts, SessionUser } from './session-auth.ts';
import { createSessions } from './sessions.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const now = Date.parse('2026-01-01');
const page = 'https://app.example';

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now });
});

interface Claims extends SessionUser {
  readonly aud: string;
  readonly email?: string;
}

type Account = { disabled?: boolean; validSince?: number };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const toToken = (claims: object): string => `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;
const toSeconds = (time: number): number => Math.floor(time / second);

/** Returns the ID token of a user who has signed in now. */
function signIn(changes: Partial<Claims> = {}): string {
  const signedIn = toSeconds(Date.now());
  const own = { uid: 'ada', aud: 'project', auth_time: signedIn, exp: signedIn + 3600 };
  return toToken({ ...own, firebase: { sign_in_provider: 'password' }, ...changes });
}

const authError = (code: string, message = code): Error => Object.assign(new Error(message), { code });

/** Stands in for the Admin SDK, with its errors. */
function createAuth() {
  const accounts = new Map<string, Account>([['ada', {}]]);
  const calls: string[] = [];
  /** The error with which the next calls reject; null if they succeed. */
  const failing: { error: Error | null } = { error: null };

  function decode(token: string, tenant: string | null, kind: 'ID token' | 'session cookie'): Claims {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
    if (!token.endsWith('.c2ln') || claims.aud !== 'project')
      throw authError('auth/argument-error', `Firebase ${kind} has incorrect "aud" (audience) claim.`);
    if (tenant !== null && claims.firebase.tenant !== tenant) throw authError('auth/mismatching-tenant-id');
    const expired = kind === 'ID token' ? 'auth/id-token-expired' : 'auth/session-cookie-expired';
    if (claims.exp * second <= Date.now()) throw authError(expired);
    return claims;
  }

  function checkAccount({ uid, auth_time: signedIn }: Claims, revoked: string): void {
    const account = accounts.get(uid);
    if (!account) throw authError('auth/user-not-found');
    if (account.disabled) throw authError('auth/user-disabled');
    if (signedIn * second < (account.validSince ?? 0)) throw authError(revoked);
  }

  const accountsOf = (tenant: string | null): SessionAccounts<Claims> => ({
    async verifyIdToken(idToken, checkRevoked) {
      if (failing.error) throw failing.error;
      const claims = decode(idToken, tenant, 'ID token');
      if (checkRevoked) checkAccount(claims, 'auth/id-token-revoked');
      return claims;
    },
    async createSessionCookie(idToken, { expiresIn }) {
      calls.push(`createSessionCookie ${tenant} ${expiresIn}`);
      return toToken({ ...decode(idToken, tenant, 'ID token'), exp: toSeconds(Date.now() + expiresIn) });
    },
    async verifySessionCookie(cookie, checkRevoked) {
      calls.push(`verifySessionCookie ${tenant} ${checkRevoked}`);
      if (failing.error) throw failing.error;
      const claims = decode(cookie, tenant, 'session cookie');
      if (checkRevoked) checkAccount(claims, 'auth/session-cookie-revoked');
      return claims;
    },
    async revokeRefreshTokens(uid) {
      calls.push(`revokeRefreshTokens ${tenant} ${uid}`);
      if (failing.error) throw failing.error;
      accounts.set(uid, { validSince: Date.now() + second });
    },
  });
  const auth = { ...accountsOf(null), tenantManager: () => ({ authForTenant: accountsOf }) };
  return { auth, accounts, calls, failing };
}

const fromPage = { origin: page, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** Starts a server, and a browser that keeps the server's cookie. */
function start(options: Partial<SessionOptions<Claims>> = {}) {
  const { auth, ...service } = createAuth();
  const errors: unknown[] = [];
  const { handle, readSession } = createSessions({ auth, reportError: (error) => errors.push(error), ...options });
  const jar = { cookie: '' };
  async function call(method: string, body?: string, headers: Readonly<Record<string, string>> = fromPage) {
    const init = { method, headers: { ...headers, cookie: jar.cookie }, ...(body !== undefined && { body }) };
    const response = await handle(new Request(`${page}/api/session`, init));
    const set = response.headers.get('set-cookie');
    if (set !== null) jar.cookie = set.split(';')[0] ?? '';
    return response;
  }
  return {
    ...service,
    errors,
    jar,
    call,
    handle,
    readSession,
    post: (idToken: unknown, headers?: Readonly<Record<string, string>>) =>
      call('POST', JSON.stringify({ idToken }), headers),
    end: () => call('DELETE'),
    endEverywhere: (idToken?: unknown, headers?: Readonly<Record<string, string>>) =>
      call('POST', JSON.stringify({ everywhere: true, idToken }), headers),
    read: async () => (await readSession(jar.cookie))?.uid ?? null,
  };
}

test('a sign-in begins a session of five days, in a cookie that scripts and other sites cannot use', async () => {
  const { post, read, jar, calls, errors } = start();
  const response = await post(signIn());
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { expiresIn: 5 * day });
  const cookie = response.headers.get('set-cookie') ?? '';
  assert.match(cookie, /^__Host-session=[\w.-]+; Path=\/; Max-Age=432000; HttpOnly; Secure; SameSite=Lax$/);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.deepEqual(calls, [`createSessionCookie null ${5 * day}`]);
  assert.equal(await read(), 'ada');
  assert.equal(calls.at(-1), 'verifySessionCookie null true');
  assert.notEqual(jar.cookie, '');
  assert.deepEqual(errors, []);
});

test('the end of a session deletes the cookie', async () => {
  const { post, end, read } = start();
  await post(signIn());
  const response = await end();
  assert.equal(response.status, 204);
  assert.equal(
    response.headers.get('set-cookie'),
    '__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
  );
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(await read(), null);
});

test('the end of a session revokes all sessions of the user, if the app wants it', async () => {
  const { post, end, calls, jar, read, failing } = start({ revokeOnSignOut: true });
  await post(signIn());
  const stolen = jar.cookie;
  failing.error = new Error('no connection');
  assert.equal((await end()).status, 500);
  assert.equal(jar.cookie, stolen, 'the visitor can try again');
  failing.error = null;
  assert.equal((await end()).status, 204);
  assert.equal(calls.at(-1), 'revokeRefreshTokens null ada');
  jar.cookie = stolen;
  assert.equal(await read(), null);
});

test('by default, the end of a session leaves the other browsers of the user alone', async () => {
  const { post, end, calls } = start();
  await post(signIn());
  await end();
  assert.ok(calls.every((call) => !call.startsWith('revokeRefreshTokens')));
});

test('a user signs out on all devices, even if a sign-out leaves the other browsers alone', async () => {
  const { post, endEverywhere, calls, jar, read, errors } = start();
  const idToken = signIn();
  await post(idToken);
  const copy = jar.cookie;
  const response = await endEverywhere(idToken);
  assert.equal(response.status, 204);
  assert.match(response.headers.get('set-cookie') ?? '', /^__Host-session=; Path=\/; Max-Age=0;/);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(calls.at(-1), 'revokeRefreshTokens null ada');
  assert.equal(await read(), null);
  jar.cookie = copy;
  assert.equal(await read(), null);
  assert.deepEqual(errors, []);
});

test('an old sign-in can be ended on all devices, too', async () => {
  const { endEverywhere, calls } = start();
  const idToken = signIn();
  mock.timers.tick(30 * minute);
  assert.equal((await endEverywhere(idToken)).status, 204);
  assert.equal(calls.at(-1), 'revokeRefreshTokens null ada');
});

test('without an ID token, the user of the cookie is signed out on all devices', async () => {
  const { post, endEverywhere, calls, jar } = start({ tenants: ['acme'] });
  await post(signIn({ firebase: { sign_in_provider: 'password', tenant: 'acme' } }));
  assert.equal((await endEverywhere()).status, 204);
  assert.equal(calls.at(-1), 'revokeRefreshTokens acme ada');
  assert.equal(jar.cookie, '__Host-session=');
});

test('if the ID token is of another user than the cookie, only the user of the ID token is signed out', async () => {
  const { post, endEverywhere, calls, accounts, jar } = start({ tenants: [null, 'acme'] });
  accounts.set('grace', {});
  await post(signIn());
  const kept = jar.cookie;
  const grace = signIn({ uid: 'grace', firebase: { sign_in_provider: 'password', tenant: 'acme' } });
  assert.equal((await endEverywhere(grace)).status, 204);
  assert.deepEqual(
    calls.filter((call) => call.startsWith('revokeRefreshTokens')),
    ['revokeRefreshTokens acme grace'],
  );
  assert.notEqual(jar.cookie, kept);
});

for (const [title, idToken, status, refusal] of [
  ['no user', undefined, 401, { error: 'invalidToken', reason: 'Expected an ID token, or the cookie of a session.' }],
  [
    'a token of another project',
    signIn({ aud: 'other' }),
    401,
    { error: 'invalidToken', reason: 'Expected a valid ID token of this project.' },
  ],
  [
    'a token of another tenant',
    signIn({ firebase: { sign_in_provider: 'password', tenant: 'acme' } }),
    401,
    { error: 'invalidToken', reason: 'Expected an ID token of a tenant in "tenants".' },
  ],
  [
    'a guest',
    signIn({ firebase: { sign_in_provider: 'anonymous' } }),
    403,
    { error: 'refused', reason: 'Expected a user who is not a guest.' },
  ],
] as const) {
  test(`the end of all sessions is refused for ${title}`, async () => {
    const { endEverywhere, calls } = start();
    const response = await endEverywhere(idToken);
    assert.equal(response.status, status);
    assert.deepEqual(await response.json(), refusal);
    assert.equal(response.headers.get('set-cookie'), null);
    assert.ok(calls.every((call) => !call.startsWith('revokeRefreshTokens')));
  });
}

test('a wrong ID token ends no session of the cookie, which stays', async () => {
  const { post, endEverywhere, calls, read } = start();
  await post(signIn());
  assert.equal((await endEverywhere(signIn({ aud: 'other' }))).status, 401);
  assert.equal((await endEverywhere(7)).status, 400);
  assert.ok(calls.every((call) => !call.startsWith('revokeRefreshTokens')));
  assert.equal(await read(), 'ada');
});

test('only pages of the app, with JSON, can end all sessions', async () => {
  const { post, endEverywhere, calls } = start();
  const idToken = signIn();
  await post(idToken);
  const foreign = { ...fromPage, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  assert.equal((await endEverywhere(undefined, foreign)).status, 403);
  assert.equal((await endEverywhere(undefined, { ...fromPage, 'content-type': 'text/plain' })).status, 415);
  assert.ok(calls.every((call) => !call.startsWith('revokeRefreshTokens')));
});

test('if the sessions cannot be revoked, the cookie stays, and the visitor can try again', async () => {
  const { post, endEverywhere, failing, read, errors } = start();
  const idToken = signIn();
  await post(idToken);
  failing.error = new Error('no connection');
  const response = await endEverywhere(idToken);
  assert.equal(response.status, 500);
  assert.equal(response.headers.get('set-cookie'), null);
  assert.deepEqual(errors, [failing.error]);
  failing.error = null;
  assert.equal(await read(), 'ada');
  assert.equal((await endEverywhere(idToken)).status, 204);
});

for (const maxSignInAge of [undefined, 30 * minute]) {
  test(`a sign-in older than ${(maxSignInAge ?? 5 * minute) / minute} minutes begins no session`, async () => {
    const { post, jar } = start({ maxSignInAge });
    const idToken = signIn();
    mock.timers.tick(maxSignInAge ?? 5 * minute);
    assert.equal((await post(idToken)).status, 200);
    jar.cookie = '';
    mock.timers.tick(1);
    const response = await post(idToken);
    assert.equal(response.status, 401);
    const reason = `Expected a sign-in within ${maxSignInAge ?? 5 * minute} ms.`;
    assert.deepEqual(await response.json(), { error: 'signInTooOld', reason });
    assert.equal(response.headers.get('set-cookie'), null);
  });
}

test('a session is kept while it lasts, and begins again only with a new sign-in', async () => {
  const { post, read } = start();
  const idToken = signIn();
  await post(idToken);
  mock.timers.tick(minute);
  assert.equal((await post(idToken)).headers.get('set-cookie'), null);
  mock.timers.tick(9 * minute);
  const kept = await post(idToken);
  assert.deepEqual(await kept.json(), { expiresIn: 5 * day - 10 * minute });
  assert.equal(kept.headers.get('set-cookie'), null);
  const again = await post(signIn());
  assert.deepEqual(await again.json(), { expiresIn: 5 * day });
  mock.timers.tick(5 * day - 1);
  assert.equal(await read(), 'ada');
  mock.timers.tick(1);
  assert.equal(await read(), null);
});

test('a newer sign-in that is too old for a session keeps the session', async () => {
  const { post } = start();
  await post(signIn());
  mock.timers.tick(minute);
  const later = signIn();
  mock.timers.tick(6 * minute);
  const response = await post(later);
  assert.deepEqual(await response.json(), { expiresIn: 5 * day - 7 * minute });
  assert.equal(response.headers.get('set-cookie'), null);
});

test('the session of another user is replaced after a recent sign-in, and never answers for this user', async () => {
  const { post, read, accounts } = start();
  accounts.set('grace', {});
  const grace = signIn({ uid: 'grace' });
  await post(signIn());
  await post(grace);
  assert.equal(await read(), 'grace');
  await post(signIn());
  mock.timers.tick(6 * minute);
  const response = await post(grace);
  assert.equal(response.status, 401);
  assert.equal(await read(), 'ada');
});

test('the same user ID in a tenant is another user', async () => {
  const { post, read, readSession, jar } = start({ tenants: [null, 'acme'] });
  await post(signIn());
  const response = await post(signIn({ firebase: { sign_in_provider: 'password', tenant: 'acme' } }));
  assert.notEqual(response.headers.get('set-cookie'), null);
  assert.equal((await readSession(jar.cookie))?.firebase.tenant, 'acme');
  assert.equal(await read(), 'ada');
});

test('the accounts of a listed tenant verify its users; other tenants have no session', async () => {
  const { post, end, read, calls } = start({ tenants: ['acme'], revokeOnSignOut: true });
  const acme = signIn({ firebase: { sign_in_provider: 'password', tenant: 'acme' } });
  assert.equal((await post(acme)).status, 200);
  assert.equal(await read(), 'ada');
  await end();
  assert.deepEqual(calls, [
    `createSessionCookie acme ${5 * day}`,
    'verifySessionCookie acme true',
    'verifySessionCookie acme true',
    'revokeRefreshTokens acme ada',
  ]);
  for (const firebase of [{ tenant: 'other' }, { tenant: 7 as never }, {}]) {
    const response = await post(signIn({ firebase: { sign_in_provider: 'password', ...firebase } }));
    assert.equal(response.status, 401);
    assert.equal(((await response.json()) as { error: string }).error, 'invalidToken');
  }
});

test('without tenants, the cookie of a tenant is no session', async () => {
  const { readSession, calls } = start();
  const cookie = signIn({ firebase: { sign_in_provider: 'password', tenant: 'acme' } });
  assert.equal(await readSession(`__Host-session=${cookie}`), null);
  assert.deepEqual(calls, []);
});

test('a wrong ID token begins no session', async () => {
  const { post, accounts, errors } = start();
  const wrong: readonly (readonly [idToken: string, title: string])[] = [
    [signIn({ aud: 'another project' }), 'of another project'],
    [signIn({ exp: toSeconds(now) }), 'expired'],
    [signIn().replace(/\.c2ln$/, '.Zm9yZ2Vk'), 'forged'],
    [signIn({ uid: 'deleted' }), 'of a deleted user'],
    ['', 'empty'],
    ['abc', 'no token'],
    ['a.b.c', 'no JSON'],
    [`${signIn()}.c2ln`, 'with four parts'],
    [signIn().replace(/^[^.]+/, 'bnVsbA'), 'with null as its header'],
    [signIn().replace(/\.[^.]+\./, '.bnVsbA.'), 'with null as its claims'],
    [toToken({}), 'without claims'],
  ];
  for (const [idToken, title] of wrong) {
    const response = await post(idToken);
    assert.equal(response.status, 401, title);
    assert.equal(response.headers.get('set-cookie'), null, title);
    assert.equal(((await response.json()) as { error: string }).error, 'invalidToken', title);
  }
  const idToken = signIn();
  for (const account of [{ disabled: true }, { validSince: now + second }]) {
    accounts.set('ada', account);
    assert.equal((await post(idToken)).status, 401);
  }
  assert.deepEqual(errors, []);
});

test('a guest gets no session', async () => {
  const { post } = start();
  const response = await post(signIn({ firebase: { sign_in_provider: 'anonymous' } }));
  assert.equal(response.status, 403);
  assert.deepEqual(await response.json(), { error: 'refused', reason: 'Expected a user who is not a guest.' });
});

test('the app decides which users get a session, with a text for the others', async () => {
  const { post } = start({ checkUser: async ({ email }) => (email === undefined ? 'Ask "Grace".' : null) });
  const refused = await post(signIn());
  assert.equal(refused.status, 403);
  const reason = 'The option "checkUser" refuses the user.';
  assert.deepEqual(await refused.json(), { error: 'refused', reason, message: 'Ask "Grace".' });
  assert.equal(refused.headers.get('set-cookie'), null);
  assert.equal((await post(signIn({ email: 'ada@example.com' }))).status, 200);
});

test('a check of the app that fails, or returns neither a text nor null, begins no session', async () => {
  for (const checkUser of [() => Promise.reject(new Error('no database')), () => false as never]) {
    const { post, errors } = start({ checkUser });
    const response = await post(signIn());
    assert.equal(response.status, 500);
    assert.equal(response.headers.get('set-cookie'), null);
    assert.match(String(errors[0]), /no database|checkUser must return a text or null, but has returned false/);
  }
});

test('an error of the service reaches the server, but not the page', async () => {
  const { post, failing, errors } = start();
  failing.error = authError('app/network-error', 'proxy.internal refused');
  const response = await post(signIn());
  assert.equal(response.status, 500);
  assert.equal(await response.text(), 'The server has reported an error.');
  assert.deepEqual(errors, [failing.error]);
});

test('a cookie that the service does not accept is no session', async () => {
  const { readSession, accounts, jar, post } = start();
  await post(signIn());
  const [name, value = ''] = jar.cookie.split('=');
  for (const account of [{ disabled: true }, { validSince: now + second }, undefined]) {
    if (account) accounts.set('ada', account);
    else accounts.delete('ada');
    assert.equal(await readSession(jar.cookie), null);
    assert.equal((await readSession(jar.cookie, { checkRevoked: false }))?.uid, 'ada');
  }
  for (const wrong of ['', 'a', 'a.b.c', value.slice(1), `${value}x`, signIn({ aud: 'another project' })])
    assert.equal(await readSession(`${name}=${wrong}`), null, wrong);
});

test('if the cookie cannot be checked, reading the session rejects, because the visitor may be signed in', async () => {
  const { readSession, failing, jar, post } = start();
  await post(signIn());
  for (const error of [
    authError('app/network-error'),
    authError('auth/internal-error'),
    authError('auth/insufficient-permission'),
    // If Google's keys cannot be loaded, the Admin SDK throws an error with the same code as for a wrong cookie.
    authError('auth/argument-error', 'Error fetching public keys for Google certs: getaddrinfo ENOTFOUND'),
    new Error('unknown'),
  ]) {
    failing.error = error;
    await assert.rejects(readSession(jar.cookie), error);
  }
});

test('a session is read from a request, from headers and from the header with the cookies', async () => {
  const { readSession, jar, post } = start();
  await post(signIn());
  const cookie = `theme=dark; ${jar.cookie}; other=a=b`;
  const headers = new Headers({ cookie });
  for (const source of [cookie, headers, new Request(page, { headers })])
    assert.equal((await readSession(source))?.uid, 'ada');
  for (const source of [null, undefined, '', 'theme=dark', new Headers(), new Request(page)])
    assert.equal(await readSession(source), null);
});

test('another source is an error, not a signed-out visitor', async () => {
  const { readSession } = start();
  const message = 'readSession: expected a Request, its headers, or the text of its header "Cookie".';
  const wrong: readonly unknown[] = [
    7,
    {},
    Promise.resolve(new Headers()),
    // The `cookies()` of Next.js, and a request of Express.
    { get: () => undefined },
    { headers: { cookie: 'a=b' } },
  ];
  for (const source of wrong) await assert.rejects(readSession(source as never), { name: 'TypeError', message });
});

test('several cookies with the name are no session, because a subdomain can have set one', async () => {
  const { readSession, post, jar } = start({ cookieName: '__session' });
  await post(signIn());
  assert.equal((await readSession(`${jar.cookie}; ${jar.cookie}`))?.uid, 'ada');
  const other = `__session=${signIn({ uid: 'attacker' })}`;
  assert.equal(await readSession(`${other}; ${jar.cookie}`), null);
  assert.equal(await readSession(`${jar.cookie};${other}`), null);
  for (const similar of ['x__session=a', '__session2=a', '__Session=a', '__session'])
    assert.equal((await readSession(`${similar}; ${jar.cookie}`))?.uid, 'ada');
});

test('on https, a cookie without the prefix is no session', async () => {
  const { readSession } = start();
  assert.equal(await readSession(`session=${signIn()}`), null);
});

test('the app can choose the name, the lifetime, and a cookie for http', async () => {
  const chosen = await start({ cookieName: '__session', duration: 5 * minute }).post(signIn());
  assert.match(
    chosen.headers.get('set-cookie') ?? '',
    /^__session=[^;]+; Path=\/; Max-Age=300; HttpOnly; Secure; SameSite=Lax$/,
  );
  const onHttp = { ...fromPage, origin: 'http://localhost:3000' };
  const { post, read } = start({ secure: false });
  const insecure = await post(signIn(), onHttp);
  assert.match(
    insecure.headers.get('set-cookie') ?? '',
    /^session=[^;]+; Path=\/; Max-Age=432000; HttpOnly; SameSite=Lax$/,
  );
  assert.equal(await read(), 'ada');
});

test('a page on http is explained why it gets no cookie', async () => {
  const response = await start().post(signIn(), { ...fromPage, origin: 'http://localhost:3000' });
  assert.equal(response.status, 400);
  assert.match(await response.text(), /set the option "secure" to false/);
});

test('a cookie with characters that could add a header or an attribute is not set', async () => {
  for (const value of ['a\r\nset-cookie: b=c', 'a; Domain=example.com', '']) {
    const { auth } = createAuth();
    const { post, errors } = start({ auth: { ...auth, createSessionCookie: async () => value } });
    const response = await post(signIn());
    assert.equal(response.status, 500);
    assert.equal(response.headers.get('set-cookie'), null);
    assert.match(String(errors[0]), /Expected a session cookie of the Admin SDK/);
  }
});

test('requests of other sites, and without an origin, neither begin nor end a session', async () => {
  const foreign: readonly (readonly [headers: Readonly<Record<string, string>>, title: string])[] = [
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'another site'],
    [{ origin: 'https://evil.app.example', 'sec-fetch-site': 'same-site' }, 'a subdomain'],
    [{ origin: 'https://evil.example' }, 'another site in an old browser'],
    [{ origin: 'https://app.example.evil.example' }, 'a similar host'],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 'a sandboxed frame'],
    [{ origin: 'null' }, 'a sandboxed frame in an old browser'],
    [{}, 'no origin'],
    [{ 'sec-fetch-site': 'same-origin' }, 'no origin, but the same site'],
    [{ 'sec-fetch-site': 'none', origin: page }, 'the address bar'],
  ];
  for (const [headers, title] of foreign) {
    const { post, call, calls } = start();
    const sent = { 'content-type': 'application/json', ...headers };
    for (const response of [await post(signIn(), sent), await call('DELETE', undefined, sent)]) {
      assert.equal(response.status, 403, title);
      assert.equal(response.headers.get('set-cookie'), null, title);
    }
    assert.deepEqual(calls, [], title);
  }
});

test('a page of a listed origin can call the handler', async () => {
  const { post, call } = start({ origins: ['https://www.app.example'] });
  const listed = { ...fromPage, origin: 'https://www.app.example', 'sec-fetch-site': 'same-site' };
  const preflight = await call('OPTIONS', undefined, listed);
  assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-methods')], [204, 'POST, DELETE']);
  for (const response of [await post(signIn(), listed), await call('DELETE', undefined, listed)]) {
    assert.ok(response.ok);
    assert.equal(response.headers.get('access-control-allow-origin'), 'https://www.app.example');
    assert.equal(response.headers.get('access-control-allow-credentials'), 'true');
  }
});

test('a page of a listed origin can read that the server has failed', async () => {
  const { post, failing } = start({ origins: ['https://www.app.example'] });
  failing.error = new Error('no connection');
  const response = await post(signIn(), { ...fromPage, origin: 'https://www.app.example' });
  assert.equal(response.status, 500);
  assert.equal(response.headers.get('access-control-allow-origin'), 'https://www.app.example');
  assert.equal(response.headers.get('set-cookie'), null);
});

test('a request that is aborted is answered with 400, and not reported', async () => {
  const { handle, errors } = start();
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: fromPage, body, duplex: 'half' };
  assert.equal((await handle(new Request(`${page}/api/session`, init))).status, 400);
  assert.deepEqual(errors, []);
});

test('other methods, content types and bodies are refused', async () => {
  const { call, calls } = start();
  const body = JSON.stringify({ idToken: signIn() });
  const get = await call('GET');
  assert.deepEqual([get.status, get.headers.get('allow')], [405, 'POST, DELETE']);
  for (const method of ['PUT', 'PATCH', 'OPTIONS']) assert.equal((await call(method, body)).status, 405);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', '']) {
    const response = await call('POST', body, { ...fromPage, 'content-type': type });
    assert.equal(response.status, 415, type);
  }
  for (const wrong of ['', '{', 'null', '[]', '"token"', '{}', '{"idToken":null}', '{"idToken":["a"]}'])
    assert.equal((await call('POST', wrong)).status, 400, wrong);
  assert.equal((await call('POST', JSON.stringify({ idToken: 'a'.repeat(100_000) }))).status, 413);
  assert.deepEqual(calls, []);
});
