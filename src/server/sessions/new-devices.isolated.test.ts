import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createKnownDevices } from './known-devices.ts';
import { createMemoryStore } from './memory-store.ts';
import type { NewDeviceEvent } from './new-device-event.ts';
import type { SessionOptions } from './options.ts';
import type { SessionAccounts, SessionUser } from './session-auth.ts';
import { createSessions } from './sessions.ts';
import { createNote } from './sign-in-facts.ts';
import type { SessionStore, StoredSession } from './store.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const now = Date.parse('2026-01-01');
const page = 'https://app.example';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now }));

afterEach(() => mock.timers.reset());

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const toToken = (claims: object): string => `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;

/** Returns the ID token of a user who has signed in now. */
function signIn(uid = 'ada', tenant?: string, claims: object = {}): string {
  const auth_time = Math.floor(Date.now() / second);
  const firebase = { sign_in_provider: 'password', tenant };
  return toToken({ uid, auth_time, exp: auth_time + 3600, firebase, ...claims });
}

function decode(token: string): SessionUser {
  const user = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as SessionUser;
  if (user.exp * second > Date.now()) return user;
  throw Object.assign(new Error('expired'), { code: 'auth/session-cookie-expired' });
}

/** Stands in for the Admin SDK. */
const accounts: SessionAccounts = {
  verifyIdToken: async (idToken) => decode(idToken),
  createSessionCookie: async (idToken, { expiresIn }) =>
    toToken({ ...decode(idToken), iat: Date.now(), exp: (Date.now() + expiresIn) / second }),
  verifySessionCookie: async (cookie) => decode(cookie),
  async revokeRefreshTokens() {},
  getUser: async () => ({}),
};
const auth = { ...accounts, tenantManager: () => ({ authForTenant: () => accounts }) };

const fromPage = { origin: page, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const deviceCookie = '__Host-known-device';

/** A browser: keeps the server's cookies. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly handle: (request: Request) => Promise<Response>;
  readonly #userAgent: string;

  constructor(handle: (request: Request) => Promise<Response>, userAgent: string) {
    this.handle = handle;
    this.#userAgent = userAgent;
  }

  async call(method: string, body?: object): Promise<Response> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...fromPage, cookie, 'user-agent': this.#userAgent };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await this.handle(new Request(`${page}/api/session`, init));
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  begin = async (idToken: string): Promise<Response> => this.call('POST', { idToken });

  signOut = async (): Promise<Response> => this.call('DELETE');

  async list(idToken: string): Promise<readonly { readonly id: string; readonly isCurrent: boolean }[]> {
    const response = await this.call('POST', { action: 'listDevices', idToken });
    const { devices } = (await response.json()) as { readonly devices: readonly { id: string; isCurrent: boolean }[] };
    return devices;
  }

  end = async (idToken: string, id: string | undefined): Promise<Response> =>
    this.call('POST', { action: 'endDevice', idToken, id });

  get device(): string | undefined {
    return this.cookies.get(deviceCookie);
  }
}

/** Starts a server that records the events of new devices. */
function start(options: Partial<SessionOptions> = {}, store: SessionStore = createMemoryStore()) {
  const errors: unknown[] = [];
  const events: NewDeviceEvent[] = [];
  const { handle } = createSessions({
    auth,
    store,
    reportError: (error) => errors.push(error),
    onNewDevice: (event) => void events.push(event),
    ...options,
  });
  const open = (userAgent = firefox): Browser => new Browser(handle, userAgent);
  /** Signs in with a new sign-in. Moves the clock first, so that no two sign-ins have the same time. */
  async function signInTo(browser = open(), uid = 'ada', tenant?: string): Promise<Browser> {
    mock.timers.tick(second);
    assert.equal((await browser.begin(signIn(uid, tenant))).status, 200);
    return browser;
  }
  return { store, errors, events, handle, open, signInTo };
}

const isKnown = ({ id }: StoredSession): boolean => id.startsWith('known-');
const listKnown = async (store: SessionStore, uid = 'ada') => (await store.list(uid)).filter(isKnown);

test('a sign-in on a second device is reported, but not the first device of a user', async () => {
  const { signInTo, open, events, errors } = start();
  await signInTo();
  assert.equal(events.length, 0);
  await signInTo(open('curl/8'));
  const user = { uid: 'ada', email: null, emailVerified: false, displayName: null, tenantId: null };
  const device = { browser: null, system: null };
  assert.deepEqual(events, [{ user, device, address: null, time: now + 2 * second }]);
  assert.deepEqual(errors, []);
});

test('the event names the user, browser and system, and has the address that the app finds', async () => {
  const { signInTo, open, events } = start({
    tenants: ['acme'],
    findAddress: (request) => `192.0.2.${new URL(request.url).pathname.length}`,
  });
  await signInTo(open(), 'ada', 'acme');
  const claims = { email: 'ada@example.com', email_verified: true, name: 'Ada' };
  await open().begin(signIn('ada', 'acme', claims));
  assert.equal(events.length, 0, 'two requests of one sign-in are one device');
  mock.timers.tick(second);
  await open().begin(signIn('ada', 'acme', claims));
  const user = {
    uid: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada',
    tenantId: 'acme',
  };
  const device = { browser: 'Firefox', system: 'Linux' };
  assert.deepEqual(events, [{ user, device, address: '192.0.2.12', time: now + 2 * second }]);
});

test('the cookie of a device lives for 400 days, and scripts and other sites cannot use it', async () => {
  const { open } = start();
  const browser = open();
  const cookies = (await browser.begin(signIn())).headers.getSetCookie();
  assert.equal(cookies.length, 2);
  assert.match(cookies[0] ?? '', /^__Host-session=/);
  assert.match(
    cookies[1] ?? '',
    /^__Host-known-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('on http, the cookie has neither prefix nor attribute for https', async () => {
  const { open } = start({ secure: false });
  const [, cookie] = (await open().begin(signIn())).headers.getSetCookie();
  assert.match(cookie ?? '', /^known-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
});

test('without the option, the server sets no second cookie and keeps no record of devices', async () => {
  const { open, store } = start({ onNewDevice: undefined });
  assert.equal((await open().begin(signIn())).headers.getSetCookie().length, 1);
  const [stored, ...others] = await store.list('ada');
  assert.deepEqual([others, 'deviceId' in (stored ?? {})], [[], false]);
});

test('a device is known after a sign-out, with and without the option that ends all sessions', async () => {
  for (const revokeOnSignOut of [false, true]) {
    const { signInTo, events } = start({ revokeOnSignOut });
    await signInTo();
    const phone = await signInTo();
    const { device } = phone;
    assert.equal((await phone.signOut()).status, 204);
    assert.equal(phone.device, device);
    await signInTo(phone);
    assert.equal(phone.device, device, 'the cookie keeps its value');
    assert.equal(events.length, 1);
  }
});

test('after a sign-out on all devices, only the device that has asked for it is known', async () => {
  const { signInTo, events } = start();
  const laptop = await signInTo();
  const phone = await signInTo();
  assert.equal((await laptop.call('POST', { everywhere: true })).status, 204);
  await signInTo(laptop);
  assert.equal(events.length, 1);
  await signInTo(phone);
  assert.equal(events.length, 2);
});

test('a device whose session has ended is new after a sign-out on all devices', async () => {
  const { signInTo, events } = start();
  const laptop = await signInTo();
  const thief = await signInTo();
  assert.equal((await thief.signOut()).status, 204);
  assert.equal((await laptop.call('POST', { everywhere: true })).status, 204);
  await signInTo(thief);
  assert.equal(events.length, 2);
});

for (const [absence, count] of [
  [400 * day - 1, 1],
  [400 * day, 2],
] as const) {
  test(`a device is known for 400 days after the last sign-in, and the cookie is renewed: ${absence}`, async () => {
    const { signInTo, open, events } = start();
    const phone = await signInTo();
    mock.timers.tick(399 * day);
    const answer = await phone.begin(signIn());
    assert.match(answer.headers.getSetCookie()[1] ?? '', /Max-Age=34560000/);
    mock.timers.tick(second);
    await open().begin(signIn());
    assert.equal(events.length, 1, 'another device');
    mock.timers.tick(absence - second);
    assert.equal((await phone.begin(signIn())).status, 200);
    assert.equal(events.length, count);
  });
}

test('a user whose devices are all forgotten gets no mail for the next one', async () => {
  const { signInTo, events, store } = start();
  await signInTo();
  mock.timers.tick(400 * day);
  await signInTo();
  assert.equal(events.length, 0);
  assert.equal((await listKnown(store)).length, 1, 'the expired record is removed');
});

test('the cookie is the same for all users of a browser, but each of them has known devices of her own', async () => {
  const { signInTo, events } = start();
  const shared = await signInTo();
  const { device } = shared;
  await signInTo(shared, 'grace');
  assert.equal(shared.device, device);
  assert.equal(events.length, 0, 'it is the first device of Grace');
  await signInTo(undefined, 'joan');
  await signInTo(shared, 'joan');
  assert.deepEqual(
    events.map(({ user }) => user.uid),
    ['joan'],
    'Joan has another device',
  );
  for (const uid of ['ada', 'grace', 'joan']) await signInTo(shared, uid);
  assert.equal(events.length, 1);
});

test('the same user ID in a tenant is another user', async () => {
  const { signInTo, events, store } = start({ tenants: [null, 'acme'] });
  const browser = await signInTo();
  await signInTo(browser, 'ada', 'acme');
  assert.equal(events.length, 0, 'it is the first device of both');
  await signInTo(undefined, 'ada', 'acme');
  assert.deepEqual(
    events.map(({ user }) => user.tenantId),
    ['acme'],
  );
  assert.equal((await listKnown(store)).length, 3);
});

for (const value of ['', 'short', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}.`, `${'x'.repeat(42)}=`]) {
  test(`a cookie that the server has not set is replaced: ${JSON.stringify(value)}`, async () => {
    const { signInTo, open, events } = start();
    await signInTo();
    const browser = open();
    browser.cookies.set(deviceCookie, value);
    await signInTo(browser);
    assert.match(browser.device ?? '', /^[\w-]{43}$/);
    assert.notEqual(browser.device, value);
    assert.equal(events.length, 1);
  });
}

test('a cookie with an invented ID makes no device known', async () => {
  const { signInTo, open, events } = start();
  await signInTo();
  const browser = open();
  browser.cookies.set(deviceCookie, 'x'.repeat(43));
  await signInTo(browser);
  assert.equal(events.length, 1);
});

test('a record of a device contains neither the cookie nor the browser, and expires with the cookie', async () => {
  const { signInTo, store } = start();
  const browser = await signInTo();
  const [known] = await listKnown(store);
  const session = (await store.list('ada')).find(({ endedAt }) => endedAt === null);
  const at = now + second;
  assert.deepEqual(known, {
    id: known?.id,
    uid: 'ada',
    tenantId: null,
    signedInAt: at,
    startedAt: at,
    usedAt: at,
    expiresAt: at + 400 * day,
    userAgent: '',
    endedAt: at,
  });
  assert.match(known?.id ?? '', /^known-[\w-]{43}$/);
  assert.equal(session?.deviceId, known?.id);
  assert.ok(!JSON.stringify(await store.list('ada')).includes(browser.device ?? 'no device'));
});

test('the record of a noted sign-in expires when the sign-in can begin no further session', async () => {
  const { signInTo, store } = start({ maxSignInAge: 7 * minute });
  await signInTo();
  const noted = (await store.list('ada')).filter(({ id }) => /^noted-[\w-]{43}$/.test(id));
  assert.deepEqual(
    noted.map(({ expiresAt, endedAt }) => [expiresAt, endedAt]),
    [[now + second + 7 * minute, now + second]],
  );
});

for (const [age, news] of [
  [400 * day - 1, 'known'],
  [400 * day, 'new'],
] as const) {
  test(`a record that has expired, but was not removed yet, makes no device known: ${age}`, async () => {
    const store = createMemoryStore();
    const known = createKnownDevices(store, 5 * minute, () => {});
    const [id, other] = [await known.createId(decode(signIn()), 'a'), await known.createId(decode(signIn()), 'b')];
    assert.equal(await known.recognise(decode(signIn()), id), 'first');
    mock.timers.tick(age);
    assert.equal(await known.recognise(decode(signIn('ada')), other), age < 400 * day ? 'new' : 'first');
    assert.equal(await known.recognise(decode(signIn('ada', undefined, { auth_time: 1 })), id), news);
  });
}

test('known devices are no sessions: they are not listed, and their IDs fit in a store', async () => {
  const { signInTo, store } = start();
  const laptop = await signInTo();
  await signInTo();
  assert.equal((await laptop.list(signIn())).length, 2);
  for (const { id } of await store.list('ada')) assert.match(id, /^[\w-]{1,50}$/);
});

test('50 devices of a user are known; one more replaces the least recently used', async () => {
  const { signInTo, open, store, events } = start();
  const [oldest, later] = [open(), open()];
  for (const each of [oldest, later]) await signInTo(each);
  for (let count = 3; count <= 50; count += 1) await signInTo();
  assert.equal((await listKnown(store)).length, 50);
  await signInTo(oldest);
  assert.equal(events.length, 49, 'the first device is still known');
  await signInTo();
  assert.equal((await listKnown(store)).length, 50);
  await signInTo(oldest);
  assert.equal(events.length, 50, 'it was used again, so it is not dropped');
  await signInTo(later);
  assert.equal(events.length, 51, 'the second device was dropped');
});

test('a page that asks for its session again causes no event', async () => {
  const { signInTo, events } = start();
  await signInTo();
  const phone = await signInTo();
  for (let times = 1; times <= 3; times += 1) {
    const answer = await phone.begin(signIn());
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.headers.getSetCookie(), []);
  }
  assert.equal(events.length, 1);
});

test('a refused sign-in causes no event, and keeps no device', async () => {
  const { open, signInTo, events, store } = start({ checkUser: ({ uid }) => (uid === 'ada' ? null : 'no') });
  await signInTo();
  const browser = open();
  assert.equal((await browser.begin(signIn('grace'))).status, 403);
  const guest = signIn('ada', undefined, { firebase: { sign_in_provider: 'anonymous' } });
  assert.equal((await browser.begin(guest)).status, 403);
  const old = signIn();
  mock.timers.tick(6 * minute);
  assert.equal((await browser.begin(old)).status, 401);
  assert.deepEqual([events, browser.device], [[], undefined]);
  assert.equal((await listKnown(store)).length, 1);
});

test('a device that its user ends in the list is new at the next sign-in there', async () => {
  const { signInTo, events, errors, store } = start();
  const laptop = await signInTo();
  const phone = await signInTo();
  const { device } = phone;
  const [, listed] = await laptop.list(signIn());
  assert.equal((await laptop.end(signIn(), listed?.id)).status, 204);
  assert.equal((await listKnown(store)).length, 1);
  await signInTo(laptop);
  assert.equal(events.length, 1, 'the other device is still known');
  await signInTo(phone);
  assert.equal(events.length, 2);
  assert.equal(phone.device, device);
  await signInTo(phone);
  assert.equal(events.length, 2, 'now it is known again');
  assert.deepEqual(errors, []);
});

test('the end of an earlier session of this browser does not forget this browser', async () => {
  const { signInTo, events } = start();
  await signInTo();
  const phone = await signInTo();
  phone.cookies.delete('__Host-session');
  await signInTo(phone);
  const devices = await phone.list(signIn());
  assert.equal(devices.length, 3);
  assert.equal((await phone.end(signIn(), devices[1]?.id)).status, 204);
  assert.equal((await phone.list(signIn())).length, 2);
  await signInTo(phone);
  assert.equal(events.length, 1);
});

test('if a device cannot be forgotten, its session stays in the list, so that the user can try again', async () => {
  const failure = new Error('quota');
  const memory = createMemoryStore();
  let isBroken = false;
  const remove = (id: string): Promise<void> =>
    isBroken && id.startsWith('known-') ? Promise.reject(failure) : memory.remove(id);
  const { signInTo, errors, store } = start({}, { ...memory, remove });
  const laptop = await signInTo();
  await signInTo();
  const [, listed] = await laptop.list(signIn());
  isBroken = true;
  assert.equal((await laptop.end(signIn(), listed?.id)).status, 500);
  assert.deepEqual(errors, [failure]);
  isBroken = false;
  assert.equal((await laptop.list(signIn())).length, 2);
  assert.equal((await laptop.end(signIn(), listed?.id)).status, 204);
  assert.equal((await listKnown(store)).length, 1);
});

test('two tabs that begin a session at once are one device, with one event and one cookie', async () => {
  for (const others of [0, 1]) {
    const { signInTo, open, events, store } = start();
    if (others > 0) await signInTo();
    mock.timers.tick(second);
    const idToken = signIn();
    const tabs = [open(), open(), open()];
    const answers = await Promise.all(tabs.map((tab) => tab.begin(idToken)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal(events.length, others);
    assert.equal(tabs.filter(({ device }) => device !== undefined).length, 1);
    assert.equal((await listKnown(store)).length, others + 1);
  }
});

test('two sign-ins in one browser at once are one device, with one event', async () => {
  const { signInTo, events, store } = start();
  const browser = await signInTo();
  await signInTo(undefined, 'grace');
  mock.timers.tick(second);
  const earlier = signIn('grace');
  mock.timers.tick(second);
  await Promise.all([browser.begin(earlier), browser.begin(signIn('grace'))]);
  assert.deepEqual(
    events.map(({ user }) => user.uid),
    ['grace'],
  );
  assert.equal((await listKnown(store, 'grace')).length, 2);
});

test('two new devices at once are both reported', async () => {
  const { signInTo, events, open } = start();
  await signInTo();
  mock.timers.tick(second);
  const earlier = signIn();
  mock.timers.tick(second);
  await Promise.all([open().begin(earlier), open().begin(signIn())]);
  assert.equal(events.length, 2);
});

/** Returns a store whose calls take a varying number of steps, so that the calls of requests mix in many ways. */
function createSlowStore(seed: number) {
  const memory = createMemoryStore();
  const state = { random: 0 };
  const delay = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async function callLater(...args: Args): Promise<Result> {
      state.random = (state.random * 1_103_515_245 + 12_345) % 2 ** 31;
      await wait(state.random >> 29);
      return call(...args);
    };
  const store: SessionStore = {
    get: delay(memory.get),
    list: delay(memory.list),
    add: delay(memory.add),
    change: delay(memory.change),
    remove: delay(memory.remove),
  };
  return { store, mix: () => void (state.random = seed) };
}

async function wait(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a device that is ended while a session begins on it is not known', async () => {
  for (let round = 1; round <= 200; round += 1) {
    const { store, mix } = createSlowStore(round);
    const { signInTo, open } = start({}, store);
    const laptop = await signInTo();
    mock.timers.tick(second);
    const idToken = signIn();
    const phone = open();
    mock.timers.tick(second);
    const current = signIn();
    const begun = phone.begin(idToken);
    mix();
    let listed: { readonly id: string } | undefined;
    while (!listed) listed = (await laptop.list(current)).find(({ isCurrent }) => !isCurrent);
    await wait(round % 7);
    assert.equal((await laptop.end(current, listed?.id)).status, 204);
    await begun;
    assert.equal((await listKnown(store)).length, 1, `round ${round}`);
  }
});

test('many requests of one sign-in at once cause one event, however the calls of the store mix', async () => {
  for (let round = 1; round <= 50; round += 1) {
    const { store, mix } = createSlowStore(round);
    const { signInTo, open, events } = start({}, store);
    await signInTo();
    mock.timers.tick(second);
    const idToken = signIn();
    mix();
    const tabs = [open(), open(), open()];
    await Promise.all(tabs.map(async (tab, index) => wait(index * (round % 5)).then(() => tab.begin(idToken))));
    assert.equal(events.length, 1, `round ${round}`);
    assert.equal((await listKnown(store)).length, 2, `round ${round}`);
  }
});

test('an error of onNewDevice is reported, and the visitor is signed in on a known device', async () => {
  const failure = new Error('no mail');
  const failures: SessionOptions['onNewDevice'][] = [
    () => Promise.reject(failure),
    () => {
      throw failure;
    },
  ];
  for (const onNewDevice of failures) {
    const { signInTo, errors } = start({ onNewDevice });
    await signInTo();
    const phone = await signInTo();
    assert.deepEqual(errors, [failure]);
    await signInTo(phone);
    assert.deepEqual(errors, [failure], 'the function is not called again');
  }
});

test('an error of findAddress is reported, and the event has no address', async () => {
  const failure = new Error('no header');
  const { signInTo, errors, events } = start({
    findAddress() {
      throw failure;
    },
  });
  await signInTo();
  assert.deepEqual(errors, [], 'the address is not needed');
  await signInTo();
  assert.deepEqual(errors, [failure]);
  assert.deepEqual(
    events.map(({ address }) => address),
    [null],
  );
});

test('a text that is no address is reported, and not passed on', async () => {
  for (const findAddress of [() => '<a href="https://attacker.example">', async () => '192.0.2.1']) {
    const { signInTo, errors, events } = start({ findAddress: findAddress as () => string });
    await signInTo();
    await signInTo();
    assert.match(String(errors[0]), /Expected the IP address of the visitor/);
    assert.deepEqual(
      events.map(({ address }) => address),
      [null],
    );
  }
});

test('an app that finds no address passes null on', async () => {
  for (const findAddress of [() => null, () => undefined]) {
    const { signInTo, events } = start({ findAddress });
    await signInTo();
    await signInTo();
    assert.deepEqual(
      events.map(({ address }) => address),
      [null],
    );
  }
});

/** Creates a function for `onNewDevice` that the test settles. `called` resolves when it is called. */
function createCallback() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { promise: called, resolve: noteCall } = Promise.withResolvers<void>();
  function onNewDevice(): Promise<void> {
    noteCall();
    return promise;
  }
  return { onNewDevice, called, resolve, reject };
}

test('the answer waits for onNewDevice, at most 5 seconds; a late error is reported, too', async () => {
  const failure = new Error('late');
  const { onNewDevice, called, reject } = createCallback();
  const { signInTo, open, errors } = start({ onNewDevice });
  await signInTo();
  mock.timers.tick(second);
  let isAnswered = false;
  const answer = open()
    .begin(signIn())
    .then((response) => {
      isAnswered = true;
      return response;
    });
  await called;
  mock.timers.tick(4999);
  await wait(20);
  assert.equal(isAnswered, false);
  mock.timers.tick(1);
  const { status, headers } = await answer;
  assert.deepEqual([status, headers.getSetCookie().length], [200, 2]);
  const late = 'createSessions: onNewDevice takes longer than 5000 ms. The answer does not wait.';
  assert.deepEqual(
    errors.map((error) => (error as Error).message),
    [late],
  );
  reject(failure);
  await wait(1);
  assert.equal(errors[1], failure);
});

test('the answer waits no longer than onNewDevice takes', async () => {
  const { onNewDevice, called, resolve } = createCallback();
  const { signInTo, open, errors } = start({ onNewDevice });
  await signInTo();
  mock.timers.tick(second);
  const answer = open().begin(signIn());
  await called;
  resolve();
  assert.equal((await answer).status, 200);
  mock.timers.tick(minute);
  await wait(20);
  assert.deepEqual(errors, []);
});

for (const part of ['get', 'change', 'add', 'list', 'remove'] as const) {
  test(`if the store fails while a device is noted, the visitor is signed in, and the error is reported: ${part}`, async () => {
    const failure = new Error('quota');
    const memory = createMemoryStore();
    let isBroken = false;
    const isNoted = (id: string): boolean => id.startsWith('known-') || id.startsWith('noted-');
    const fail = () => Promise.reject(failure);
    const store: SessionStore = {
      get: (id) => (isBroken && part === 'get' && isNoted(id) ? fail() : memory.get(id)),
      change: (id, changes) => (isBroken && part === 'change' && isNoted(id) ? fail() : memory.change(id, changes)),
      add: (stored) => (isBroken && part === 'add' && isNoted(stored.id) ? fail() : memory.add(stored)),
      list: (uid) => (isBroken && part === 'list' ? fail() : memory.list(uid)),
      remove: (id) => (isBroken && part === 'remove' && isNoted(id) ? fail() : memory.remove(id)),
    };
    const { signInTo, open, errors, events } = start({}, store);
    const laptop = await signInTo();
    for (let count = 2; count <= 50; count += 1) await signInTo();
    const before = events.length;
    isBroken = true;
    await signInTo(part === 'change' ? laptop : open());
    assert.ok(errors.length > 0 && errors.every((error) => error === failure));
    const isReported = part === 'list' || part === 'remove';
    assert.equal(events.length - before, isReported ? 1 : 0);
  });
}

test('an error after a device has become known does not keep it from being reported', async () => {
  const failure = new Error('quota');
  const memory = createMemoryStore();
  let isBroken = false;
  const store: SessionStore = {
    ...memory,
    get: (id) => (isBroken && id.startsWith('closed-') ? Promise.reject(failure) : memory.get(id)),
    add(stored) {
      isBroken = isKnown(stored);
      return memory.add(stored);
    },
  };
  const { signInTo, open, events, errors } = start({}, store);
  await memory.add(createNote('known-other', { uid: 'ada', tenantId: null, signedInAt: now }, day));
  const browser = open();
  browser.cookies.set(deviceCookie, 'x'.repeat(43));
  await signInTo(browser);
  assert.deepEqual([events.length, errors], [1, [failure]]);
});

test('a sign-in whose device could not be noted is a new device at the next sign-in', async () => {
  const memory = createMemoryStore();
  let isBroken = false;
  const add: SessionStore['add'] = (stored) =>
    isBroken && isKnown(stored) ? Promise.reject(new Error('quota')) : memory.add(stored);
  const { signInTo, events } = start({}, { ...memory, add });
  await signInTo();
  isBroken = true;
  const phone = await signInTo();
  assert.deepEqual([events, phone.device], [[], undefined]);
  isBroken = false;
  await signInTo(phone);
  assert.equal(events.length, 1);
});

/** Signs in in two browsers before the app has `onNewDevice`. Then starts the server with it, on the same store. */
async function addOption(store = createMemoryStore()) {
  const before = start({ onNewDevice: undefined }, store);
  const old = [await before.signInTo(), await before.signInTo()] as const;
  mock.timers.tick(day);
  const after = start({}, store);
  const move = (browser: Browser): Browser => {
    const moved = after.open();
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    return moved;
  };
  const [laptop, phone] = [move(old[0]), move(old[1])];
  /** Asks for the session, as a page does at its start, with an ID token of the old sign-in. */
  const reload = async (browser: Browser): Promise<Response> => {
    const auth_time = now / second + (browser === laptop ? 1 : 2);
    return browser.begin(signIn('ada', undefined, { auth_time }));
  };
  return { ...after, laptop, phone, reload };
}

test('browsers with a session from before the option become known without an event', async () => {
  const { laptop, phone, reload, signInTo, events, errors, store } = await addOption();
  for (const each of [laptop, phone]) {
    const answer = await reload(each);
    assert.match(answer.headers.getSetCookie().join(), /^__Host-known-device=[\w-]{43}; .*Max-Age=34560000;/);
    mock.timers.tick(second);
    const again = await reload(each);
    assert.deepEqual(again.headers.getSetCookie(), []);
  }
  assert.equal((await listKnown(store)).length, 2);
  for (const each of [laptop, phone]) await signInTo(each);
  assert.deepEqual([events, errors], [[], []]);
  await signInTo();
  assert.equal(events.length, 1);
});

test('two tabs of such a browser that ask at once become known once', async () => {
  const { laptop, reload, store } = await addOption();
  const answers = await Promise.all([reload(laptop), reload(laptop)]);
  assert.equal(answers.flatMap(({ headers }) => headers.getSetCookie()).length, 1);
  const session = (await store.list('ada')).find(({ deviceId }) => deviceId !== undefined);
  assert.deepEqual(
    (await listKnown(store)).map(({ id }) => id),
    [session?.deviceId],
  );
});

test('a device that has become known in this way is forgotten when it is ended', async () => {
  const { laptop, phone, reload, signInTo, events, store } = await addOption();
  for (const each of [laptop, phone]) await reload(each);
  assert.equal((await listKnown(store)).length, 2);
  const [, listed] = await laptop.list(signIn());
  await laptop.end(signIn(), listed?.id);
  await signInTo(phone);
  assert.equal(events.length, 1);
});

test('a browser whose sign-in is noted in another tab does not become known by asking again', async () => {
  const { signInTo, open, store } = start();
  await signInTo();
  mock.timers.tick(second);
  const idToken = signIn();
  await open().begin(idToken);
  const thief = open();
  await thief.begin(idToken);
  mock.timers.tick(10 * minute);
  await signInTo();
  assert.ok((await store.list('ada')).filter(({ id }) => id.startsWith('noted-')).length === 1, 'the note is removed');
  assert.equal((await thief.begin(idToken)).status, 200);
  assert.equal(thief.device, undefined);
  assert.equal((await listKnown(store)).length, 3);
});

test('a page of a known device costs one read of the store, as without the option', async () => {
  for (const onNewDevice of [undefined, () => {}]) {
    const store = createMemoryStore();
    const get = mock.method(store, 'get');
    const { signInTo } = start({ onNewDevice }, store);
    const browser = await signInTo();
    get.mock.resetCalls();
    await browser.begin(signIn());
    assert.equal(get.mock.callCount(), 1);
  }
});

test('if such a browser cannot be noted, the visitor stays signed in, and the error is reported', async () => {
  const failure = new Error('quota');
  const memory = createMemoryStore();
  const add: SessionStore['add'] = (stored) => (isKnown(stored) ? Promise.reject(failure) : memory.add(stored));
  const { laptop, reload, errors } = await addOption({ ...memory, add });
  assert.equal((await reload(laptop)).status, 200);
  assert.deepEqual([errors, laptop.device], [[failure], undefined]);
});

test('such a browser whose session ends meanwhile does not become known', async () => {
  const memory = createMemoryStore();
  const change: SessionStore['change'] = async (id, changes) => {
    if ('deviceId' in changes) await memory.remove(id);
    return memory.change(id, changes);
  };
  const { laptop, reload, store } = await addOption({ ...memory, change });
  await reload(laptop);
  assert.equal(laptop.device, undefined);
  assert.deepEqual(await listKnown(store), []);
});
