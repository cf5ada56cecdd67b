import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { keepSession, type SessionAuth, type SessionUser } from './session.ts';
import { createMemoryStore, createSessions, type SessionAccounts } from './session-server.ts';

const minute = 60_000;
const page = 'https://app.example';

/** The number of requests that the server has not answered yet. */
let pending = 0;

/** Waits until all requests have been answered, and no answer leads to another request. */
async function settle(): Promise<void> {
  for (let idle = 0; idle < 10; idle = pending === 0 ? idle + 1 : 0)
    await new Promise((resolve) => setImmediate(resolve));
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Claims {
  readonly uid: string;
  readonly auth_time: number;
  readonly exp: number;
  readonly iat: number;
  readonly firebase: { readonly sign_in_provider: string };
}

const toToken = (claims: Claims): string => `${encode({})}.${encode(claims)}.c2ln`;
const decode = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** Stands in for the Admin SDK. Accepts every token. */
const accounts: SessionAccounts = {
  verifyIdToken: async (token) => decode(token),
  createSessionCookie: async (token, { expiresIn }) =>
    toToken({ ...decode(token), exp: (Date.now() + expiresIn) / 1000, iat: Date.now() }),
  verifySessionCookie: async (cookie) => decode(cookie),
  revokeRefreshTokens: () => Promise.reject(new Error('not needed')),
  getUser: async () => ({}),
};

/** A user with the Firebase sign-in of one browser. */
class User implements SessionUser {
  readonly isAnonymous = false;
  readonly #signedInAt = Math.floor(Date.now() / 1000);

  /** Returns an ID token that is issued now. The time of the sign-in stays the same, as in Firebase. */
  async getIdToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const times = { auth_time: this.#signedInAt, iat: now, exp: now + 3600 };
    return toToken({ uid: 'ada', ...times, firebase: { sign_in_provider: 'password' } });
  }
}

/** Stands in for the Firebase SDK's `Auth` of one browser, which keeps the user when the page is loaded again. */
class AppAuth implements SessionAuth {
  currentUser: User | null = null;
  #before: (user: User | null) => Promise<void> = async () => {};
  #observe: (user: User | null) => void = () => {};

  beforeAuthStateChanged(callback: (user: User | null) => Promise<void>): () => void {
    this.#before = callback;
    return () => {};
  }

  onIdTokenChanged(callback: (user: User | null) => void): () => void {
    this.#observe = callback;
    return () => {};
  }

  async change(user: User | null): Promise<void> {
    await this.#before(user);
    this.currentUser = user;
    this.renew();
  }

  /** Tells the page that the ID token is new, or that the page was loaded. */
  renew(): void {
    this.#observe(this.currentUser);
  }

  signOut(): Promise<void> {
    return this.change(null);
  }
}

function start() {
  const { handle } = createSessions({
    auth: { ...accounts, tenantManager: () => ({ authForTenant: () => accounts }) },
    store: createMemoryStore(),
  });
  const jars = new Map<string, string>();
  // Each browser has a path of its own, so that this function knows whose cookie to send.
  globalThis.fetch = async (url, init) => {
    const browser = String(url);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries({
      origin: page,
      cookie: jars.get(browser) ?? '',
      'user-agent': browser,
    }))
      headers.set(name, value);
    pending += 1;
    const response = await handle(new Request(new URL(browser, page), { ...init, headers }));
    pending -= 1;
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) jars.set(browser, cookie);
    return response;
  };
  return async function signInTo(browser: string) {
    mock.timers.tick(1000);
    const auth = new AppAuth();
    const load = () => keepSession(auth, browser);
    const session = load();
    await auth.change(new User());
    await settle();
    return {
      auth,
      session,
      async reload() {
        load();
        auth.renew();
        await settle();
      },
    };
  };
}

beforeEach(() => {
  Object.assign(globalThis, {
    window: {},
    document: new EventTarget(),
    reportError: (error: unknown) => assert.fail(String(error)),
  });
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.parse('2026-01-01') });
});

afterEach(() => mock.timers.reset());

for (const [title, delay] of [
  ['a minute', minute],
  ['a day', 24 * 60 * minute],
] as const) {
  for (const isReload of [true, false]) {
    const event = isReload ? 'is loaded again' : 'renews its ID token';
    test(`the page of a device that was ended ${title} after its sign-in signs the user out when it ${event}`, async () => {
      const signInTo = start();
      const phone = await signInTo('/Firefox/1 (iPhone)');
      mock.timers.tick(delay);
      const laptop = await signInTo('/Firefox/1 (Linux)');
      const user = laptop.auth.currentUser ?? assert.fail();
      const devices = await laptop.session.devices.list(user);
      assert.deepEqual(
        devices.map(({ browser, system, isCurrent }) => [browser, system, isCurrent]),
        [
          ['Firefox', 'Linux', true],
          ['Firefox', 'iPhone', false],
        ],
      );
      await laptop.session.devices.end(user, devices[1]?.id ?? '');
      assert.notEqual(phone.auth.currentUser, null);
      mock.timers.tick(1000);
      if (isReload) await phone.reload();
      else phone.auth.renew();
      await settle();
      assert.equal(phone.auth.currentUser, null);
      await laptop.reload();
      assert.equal(laptop.auth.currentUser, user);
      await phone.auth.change(new User());
      assert.notEqual(phone.auth.currentUser, null, 'a new sign-in begins a session');
      assert.equal((await laptop.session.devices.list(user)).length, 2);
    });
  }
}
