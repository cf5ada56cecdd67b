import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { keepSession, type SessionUser } from './session.ts';
import { createSessions, type SessionAccounts, toNodeHandler } from './session-server.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const now = Math.floor(Date.now() / 1000);
const claims = { uid: 'ada', auth_time: now, exp: now + 3600, firebase: { sign_in_provider: 'password' } };
const idToken = `${encode({})}.${encode(claims)}.signature`;

/** Stands in for the Admin SDK. Accepts only one ID token, and the cookie for this token. */
const accounts: SessionAccounts = {
  async verifyIdToken(token) {
    assert.equal(token, idToken);
    return claims;
  },
  createSessionCookie: async (token) => token,
  async verifySessionCookie(cookie) {
    assert.equal(cookie, idToken);
    return claims;
  },
  revokeRefreshTokens: () => Promise.reject(new Error('not needed')),
};

const { handle, readSession } = createSessions({
  auth: { ...accounts, tenantManager: () => ({ authForTenant: () => accounts }) },
  secure: false,
  checkUser: ({ uid }) => (isOpen ? null : `No access for ${uid}.`),
});
let isOpen = false;
const listener = toNodeHandler(handle);
const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());
const page = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Keeps the cookie of the server, as a browser does. `fetch` below sends it with each request. */
const jar = { cookie: '' };
const { fetch: request } = globalThis;
globalThis.fetch = async (url, init) => {
  const headers = new Headers(init?.headers);
  headers.set('origin', page);
  headers.set('cookie', jar.cookie);
  const response = await request(new URL(String(url), page), { ...init, headers, keepalive: false });
  jar.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? jar.cookie;
  return response;
};
// Imitate React Native, which has a window, but no document.
Object.assign(globalThis, { window: {} });

test('the page and the server on node:http understand each other', async () => {
  const user: SessionUser = { isAnonymous: false, getIdToken: async () => idToken };
  let ask: (user: SessionUser | null) => Promise<void> = () => Promise.reject(new Error('not registered'));
  const auth = {
    currentUser: null,
    beforeAuthStateChanged(callback: typeof ask) {
      ask = callback;
      return () => {};
    },
    onIdTokenChanged: () => () => {},
    signOut: async () => {},
  };
  const session = keepSession(auth, '/api/session');
  await assert.rejects(ask(user), { name: 'SessionError', problem: 'refused', message: 'No access for ada.' });
  assert.equal(await readSession(jar.cookie), null);
  isOpen = true;
  await ask(user);
  assert.equal((await readSession(jar.cookie))?.uid, 'ada');
  await ask(null);
  assert.equal(await readSession(jar.cookie), null);
  session.stop();
});
