import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { ConfigError } from './config/config-error.ts';
import { keepSession, type KeepSessionOptions, type SessionAuth, type SessionUser } from './keep-session.ts';
import { SessionError } from './session-requests.ts';

class User implements SessionUser {
  readonly uid: string;
  isAnonymous: boolean;
  idToken: string;

  constructor(uid: string, isAnonymous = false) {
    this.uid = uid;
    this.isAnonymous = isAnonymous;
    this.idToken = `token of ${uid}`;
  }

  async getIdToken(): Promise<string> {
    if (this.idToken === '') throw new Error('no connection');
    return this.idToken;
  }
}

type Before = { readonly callback: (user: User | null) => Promise<void> | void; readonly onAbort?: () => void };

/**
 * Stands in for the Firebase SDK's `Auth`. Calls the callbacks of `beforeAuthStateChanged` before it changes the user,
 * as the SDK's `runMiddleware` does.
 */
class AppAuth implements SessionAuth {
  currentUser: User | null = null;
  readonly #before = new Set<Before>();
  readonly #observers = new Set<(user: User | null) => void>();

  beforeAuthStateChanged(callback: Before['callback'], onAbort?: () => void): () => void {
    const before = { callback, ...(onAbort && { onAbort }) };
    this.#before.add(before);
    return () => this.#before.delete(before);
  }

  onIdTokenChanged(observer: (user: User | null) => void): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  async change(user: User | null): Promise<void> {
    if (user !== this.currentUser) await this.#ask(user);
    this.load(user);
  }

  /**
   * Sets the user without calling the callbacks of `beforeAuthStateChanged`, as the SDK does at the start of a page and
   * after a change in another tab.
   */
  load(user: User | null): void {
    this.currentUser = user;
    for (const observer of this.#observers) observer(user);
  }

  signOut(): Promise<void> {
    return this.change(null);
  }

  async #ask(user: User | null): Promise<void> {
    const asked: Before[] = [];
    try {
      for (const before of this.#before) {
        await before.callback(user);
        asked.unshift(before);
      }
    } catch (error) {
      for (const { onAbort } of asked) onAbort?.();
      throw error;
    }
  }
}

const day = 24 * 60 * 60_000;
const begun = { status: 200, body: { expiresIn: day } };
const ended = { status: 204, body: null };
const refused = { status: 403, body: { error: 'refused', reason: 'r' } };
const tooOld = { status: 401, body: { error: 'signInTooOld', reason: 'r' } };

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
}

let reported: unknown[] = [];
let tab: EventTarget & { visibilityState: string };

beforeEach(() => {
  reported = [];
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.assign(globalThis, { window: {}, document: tab });
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  mock.timers.enable({ apis: ['setTimeout'] });
});

afterEach(() => mock.timers.reset());

/** Waits until the callbacks of all settled promises have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Calls `keepSession` with a stub of the server. The stub answers each request with the next item of `answers`. If no
 * item is left, it begins or ends the session, as requested.
 */
function start(options?: KeepSessionOptions, auth = new AppAuth()) {
  const requests: string[] = [];
  const answers: (Answer | Promise<Answer> | Error)[] = [];
  globalThis.fetch = async (url, init) => {
    assert.equal(url, '/api/session');
    assert.equal(init?.credentials, 'include');
    assert.ok(init.signal);
    const { idToken, everywhere, action, id } = (init.body === undefined ? {} : JSON.parse(String(init.body))) as {
      idToken?: string;
      everywhere?: boolean;
      action?: string;
      id?: string;
    };
    requests.push([init.method, everywhere && 'everywhere', action, id, idToken].filter(Boolean).join(' '));
    const isEnd = everywhere || action === 'endDevice';
    const answer = await (answers.shift() ?? (init.method === 'POST' && !isEnd ? begun : ended));
    if (answer instanceof Error) throw answer;
    const { status, body } = answer;
    const isRaw = typeof body === 'string' || body instanceof ReadableStream;
    return new Response(status === 204 ? null : isRaw ? body : JSON.stringify(body), { status });
  };
  const session = keepSession(auth, '/api/session', options);
  return { auth, session, requests, answers };
}

function createBrokenBody(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
}

const ada = () => new User('ada');
const message = (problem: string, action: string) => `${problem} ${action}`;

test('a session begins before the user is signed in, with one request, and ends before she is signed out', async () => {
  const { auth, requests } = start();
  let userAtRequest: unknown;
  auth.beforeAuthStateChanged(() => {
    userAtRequest = [requests.length, auth.currentUser];
  });
  await auth.change(ada());
  await settle();
  assert.deepEqual(requests, ['POST token of ada']);
  assert.deepEqual(userAtRequest, [1, null]);
  await auth.signOut();
  await settle();
  assert.deepEqual(requests, ['POST token of ada', 'DELETE']);
  assert.deepEqual(reported, []);
});

test('a user signs out on all devices, and then here without another request', async () => {
  const { auth, session, requests } = start();
  const user = ada();
  await auth.change(user);
  const { signOutEverywhere } = session;
  await signOutEverywhere(user);
  assert.equal(auth.currentUser, user);
  await auth.signOut();
  await settle();
  assert.deepEqual(requests, ['POST token of ada', 'POST everywhere token of ada']);
  assert.deepEqual(reported, []);
  await auth.change(ada());
  await auth.signOut();
  assert.deepEqual(requests.slice(2), ['POST token of ada', 'DELETE']);
});

test('a session that begins after the end of all sessions is ended by the next sign-out', async () => {
  const { auth, session, requests } = start();
  const user = ada();
  await auth.change(user);
  await session.signOutEverywhere();
  user.idToken = 'new token of ada';
  auth.load(user);
  await settle();
  await auth.signOut();
  assert.deepEqual(requests.slice(1), ['POST everywhere token of ada', 'POST new token of ada', 'DELETE']);
});

test("without a user, all sessions of this browser's user are ended", async () => {
  const { session, requests } = start();
  await session.signOutEverywhere();
  assert.deepEqual(requests, ['POST everywhere']);
});

test('if only the cookie was lost, the session begins again before all sessions are ended', async () => {
  const { auth, session, requests, answers } = start();
  const user = ada();
  await auth.change(user);
  await settle();
  answers.push(tooOld, begun, ended);
  await session.signOutEverywhere(user);
  await auth.signOut();
  assert.deepEqual(requests.slice(1), [
    'POST everywhere token of ada',
    'POST token of ada',
    'POST everywhere token of ada',
  ]);
  assert.deepEqual(reported, []);
});

test('a user whose session is just beginning signs out on all devices afterwards', async () => {
  const { auth, session, requests, answers } = start();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.push(promise);
  const user = ada();
  const signIn = auth.change(user);
  await settle();
  const signOut = session.signOutEverywhere(user);
  await settle();
  assert.deepEqual(requests, ['POST token of ada']);
  resolve(begun);
  await Promise.all([signIn, signOut]);
  // When the sign-in completes, `keepSession` asks the server for the session again, with the third request.
  await settle();
  assert.deepEqual(requests, ['POST token of ada', 'POST everywhere token of ada', 'POST token of ada']);
});

test('if the session of this browser was ended, the user is signed out here only, and reads why', async () => {
  const { auth, session, requests, answers } = start({ message });
  const user = ada();
  await auth.change(user);
  await settle();
  answers.push(tooOld, tooOld);
  await assert.rejects(session.signOutEverywhere(user), { problem: 'signInTooOld', message: 'signInTooOld signOut' });
  assert.equal(auth.currentUser, null);
  assert.deepEqual(requests.slice(1), ['POST everywhere token of ada', 'POST token of ada', 'DELETE']);
  assert.deepEqual(reported, []);
});

test('by default, a user whose session was ended reads that she must sign in again', async () => {
  const { auth, session, answers } = start({ onEnd: () => {} });
  const user = ada();
  await auth.change(user);
  answers.push(tooOld, tooOld);
  const text = 'Your sign-in was too long ago. Sign in again.';
  await assert.rejects(session.signOutEverywhere(user), { problem: 'signInTooOld', message: text });
});

for (const [title, answer, problem] of [
  ['the server is not reached', new TypeError('network error'), 'unavailable'],
  ['an older server begins a session instead', begun, 'unavailable'],
  [
    'the server does not accept the ID token',
    { status: 401, body: { error: 'invalidToken', reason: 'r' } },
    'invalidToken',
  ],
] as const) {
  test(`if the sessions are not ended, the user reads why, and stays signed in: ${title}`, async () => {
    const { auth, session, answers, requests } = start({ message });
    const user = ada();
    await auth.change(user);
    answers.push(answer);
    await assert.rejects(session.signOutEverywhere(user), { problem, message: `${problem} signOut` });
    assert.equal(auth.currentUser, user);
    assert.equal(reported.length, 1);
    await auth.signOut();
    assert.equal(requests.at(-1), 'DELETE');
  });
}

const laptop = { id: 'a', browser: 'Firefox', system: null, startedAt: 1000, usedAt: 2000, isCurrent: true };
const listed = { status: 200, body: { devices: [laptop, { ...laptop, id: 'b', system: 'iPhone', isCurrent: false }] } };

test('a user lists her devices, and ends one', async () => {
  const { auth, session, requests, answers } = start();
  const user = ada();
  await auth.change(user);
  const { list, end } = session.devices;
  answers.push(listed);
  const times = { startedAt: new Date(1000), usedAt: new Date(2000) };
  assert.deepEqual(await list(user), [
    { ...laptop, ...times },
    { ...laptop, ...times, id: 'b', system: 'iPhone', isCurrent: false },
  ]);
  await end(user, 'b');
  assert.deepEqual(requests.slice(1), ['POST listDevices token of ada', 'POST endDevice b token of ada']);
  assert.equal(auth.currentUser, user);
  assert.deepEqual(reported, []);
});

for (const [title, answer] of [
  ['the server is not reached', new TypeError('network error')],
  ['the server has failed', { status: 500, body: 'error' }],
  ['the server has no store', { status: 400, body: 'Devices need the option "store" of createSessions.' }],
  ['an older server begins a session instead', begun],
  ['there is no such route', { status: 200, body: '<!doctype html>' }],
  ['the list is no list', { status: 200, body: { devices: {} } }],
  ['an ID is missing', { status: 200, body: { devices: [{ ...laptop, id: undefined }] } }],
  ['a device is null', { status: 200, body: { devices: [laptop, null] } }],
  ['a browser is no text', { status: 200, body: { devices: [{ ...laptop, browser: 7 }] } }],
  ['a system is missing', { status: 200, body: { devices: [{ ...laptop, system: undefined }] } }],
  ['a beginning is no time', { status: 200, body: { devices: [{ ...laptop, startedAt: '2026' }] } }],
  ['a use is no time', { status: 200, body: '{"devices":[{"id":"a","browser":null,"system":null,"usedAt":1e999}]}' }],
  ['a use is too late for a date', { status: 200, body: { devices: [{ ...laptop, usedAt: 1e300 }] } }],
  ['it does not say which one is current', { status: 200, body: { devices: [{ ...laptop, isCurrent: 1 }] } }],
] as const) {
  test(`devices that are not listed have a text for the visitor, and a report for the developer: ${title}`, async () => {
    const { auth, session, answers } = start();
    const user = ada();
    await auth.change(user);
    answers.push(answer);
    const text = 'The server could not be reached. Try again.';
    await assert.rejects(session.devices.list(user), { name: 'SessionError', problem: 'unavailable', message: text });
    assert.equal(reported.length, 1);
    assert.equal(auth.currentUser, user);
  });
}

test('a device is not ended if the server answers anything but 204', async () => {
  for (const answer of [begun, { status: 500, body: '' }, new TypeError('network error')]) {
    const { auth, session, answers } = start({ message });
    const user = ada();
    await auth.change(user);
    answers.push(answer);
    await assert.rejects(session.devices.end(user, 'b'), { problem: 'unavailable', message: 'unavailable devices' });
    user.idToken = '';
    await assert.rejects(session.devices.end(user, 'b'), { problem: 'unavailable', message: 'unavailable devices' });
  }
});

test('if the session of this browser was ended, a request for devices signs the user out', async () => {
  for (const run of ['list', 'end'] as const) {
    const { auth, session, requests, answers } = start({ message });
    const user = ada();
    await auth.change(user);
    await settle();
    answers.push(tooOld, tooOld);
    await assert.rejects(session.devices[run](user, 'b'), { problem: 'signInTooOld' });
    assert.equal(auth.currentUser, null);
    assert.deepEqual(requests.slice(2), ['POST token of ada', 'DELETE']);
    assert.deepEqual(reported, []);
  }
});

test('if only the cookie was lost, a request for devices begins the session again, and is repeated once', async () => {
  const { auth, session, requests, answers } = start();
  const user = ada();
  await auth.change(user);
  await settle();
  answers.push(tooOld, begun, listed);
  assert.equal((await session.devices.list(user)).length, 2);
  assert.deepEqual(requests.slice(1), [
    'POST listDevices token of ada',
    'POST token of ada',
    'POST listDevices token of ada',
  ]);
  answers.push(tooOld, begun, tooOld);
  await assert.rejects(session.devices.list(user), { problem: 'signInTooOld' });
  assert.equal(requests.length, 7);
});

test('an error of onEnd during a request for devices is reported, and the request rejects with its own', async () => {
  const error = new Error('of the app');
  const { auth, session, answers } = start({ onEnd: () => Promise.reject(error) });
  const user = ada();
  await auth.change(user);
  await settle();
  answers.push(tooOld, tooOld);
  await assert.rejects(session.devices.list(user), { problem: 'signInTooOld' });
  assert.deepEqual(reported, [error]);
});

test('if there is no ID token, no session is ended', async () => {
  const { auth, session, requests } = start({ message });
  const user = ada();
  await auth.change(user);
  user.idToken = '';
  await assert.rejects(session.signOutEverywhere(user), { problem: 'unavailable', message: 'unavailable signOut' });
  assert.deepEqual(requests, ['POST token of ada']);
});

test('the request has the content type of JSON', async () => {
  const { auth } = start();
  const { fetch } = globalThis;
  let type: unknown;
  globalThis.fetch = (url, init) => {
    type = new Headers(init?.headers).get('content-type');
    return fetch(url, init);
  };
  await auth.change(ada());
  assert.equal(type, 'application/json');
});

const failures: Readonly<Record<string, { readonly answer: Answer | Error; readonly problem: string }>> = {
  'refuses the user': { answer: refused, problem: 'refused' },
  'finds the sign-in too old': { answer: tooOld, problem: 'signInTooOld' },
  'does not accept the ID token': { answer: { status: 401, body: { error: 'invalidToken' } }, problem: 'invalidToken' },
  'has failed': { answer: { status: 500, body: 'error' }, problem: 'unavailable' },
  'is behind a proxy that refuses': { answer: { status: 401, body: { error: 'login' } }, problem: 'unavailable' },
  'cannot be reached': { answer: new TypeError('Failed to fetch'), problem: 'unavailable' },
  'breaks off its answer': { answer: { status: 200, body: createBrokenBody() }, problem: 'unavailable' },
  'has no such route': { answer: { status: 200, body: '<!doctype html>' }, problem: 'unavailable' },
  'answers an endless time': { answer: { status: 200, body: '{"expiresIn":1e999}' }, problem: 'unavailable' },
  'answers something else': { answer: { status: 200, body: { expiresIn: '1' } }, problem: 'unavailable' },
};

for (const [title, { answer, problem }] of Object.entries(failures)) {
  test(`a user is not signed in if the server ${title}`, async () => {
    const { auth, answers, session } = start({ message });
    answers.push(answer);
    await assert.rejects(auth.change(ada()), (error) => {
      assert.ok(error instanceof SessionError);
      assert.deepEqual([error.problem, error.message], [problem, `${problem} signIn`]);
      return true;
    });
    assert.equal(auth.currentUser, null);
    await session.ready();
    const user = ada();
    await auth.change(user);
    assert.equal(auth.currentUser, user);
  });
}

test('a user stays signed in if the server does not end the session', async () => {
  for (const answer of [{ status: 500, body: '' }, { status: 200, body: '<!doctype html>' }, new TypeError()]) {
    const { auth, answers } = start({ message });
    const user = ada();
    await auth.change(user);
    answers.push(answer);
    await assert.rejects(auth.signOut(), { message: 'unavailable signOut' });
    assert.equal(auth.currentUser, user);
    await auth.signOut();
    assert.equal(auth.currentUser, null);
  }
});

test('the visitor reads the text of the server, of the app or the default, in this order', async () => {
  const answer = { status: 403, body: { error: 'refused', message: 'Ask Grace.' } };
  const texts = async (options: KeepSessionOptions | undefined, answers: readonly (Answer | Error)[]) => {
    const read: string[] = [];
    for (const each of answers) {
      const started = start(options);
      started.answers.push(each);
      await started.auth.change(ada()).catch((error: Error) => read.push(error.message));
    }
    return read;
  };
  assert.deepEqual(await texts({ message }, [answer, refused]), ['Ask Grace.', 'refused signIn']);
  assert.deepEqual(await texts({ message: () => undefined }, [refused, tooOld, new TypeError()]), [
    'This account cannot sign in here.',
    'Your sign-in was too long ago. Sign in again.',
    'The server could not complete the sign-in. Try again.',
  ]);
  const wrong = { status: 403, body: { error: 'refused', message: 7 } };
  assert.deepEqual(await texts({ message }, [wrong]), ['refused signIn']);
  const other = { status: 500, body: { error: 'other', message: 'secret' } };
  assert.deepEqual(await texts(undefined, [other]), ['The server could not complete the sign-in. Try again.']);
});

test('the developer learns what the server has answered', async () => {
  const { auth, answers } = start();
  answers.push({ status: 400, body: 'Expected a page on https.' }, { status: 200, body: '<html>' });
  await assert.rejects(auth.change(ada()));
  await assert.rejects(auth.change(ada()));
  assert.deepEqual(
    reported.map((error) => (error as Error).message),
    [
      'keepSession: /api/session has answered 400. Expected a page on https.',
      'keepSession: /api/session has not answered as createSessions does. Does the route exist?',
    ],
  );
});

test('at the start, a user without a session begins one, or is signed out', async () => {
  const { auth, requests, answers } = start();
  answers.push(tooOld);
  auth.load(ada());
  await settle();
  assert.equal(auth.currentUser, null);
  assert.deepEqual(requests, ['POST token of ada', 'DELETE']);
  const user = ada();
  auth.load(user);
  await settle();
  assert.equal(auth.currentUser, user);
});

test('at the start, a browser without a user leaves the session alone: another tab may use it', async () => {
  const { auth, requests } = start();
  auth.load(null);
  await settle();
  assert.deepEqual(requests, []);
});

test('at the start, a server that fails keeps the user, and the next ID token asks again', async () => {
  const { auth, requests, answers } = start({ onEnd: () => assert.fail() });
  const user = ada();
  answers.push({ status: 500, body: '' });
  auth.load(user);
  await settle();
  assert.equal(auth.currentUser, user);
  user.idToken = 'new token';
  auth.load(user);
  await settle();
  assert.deepEqual(requests, ['POST token of ada', 'POST new token']);
  assert.equal(reported.length, 1);
});

test('an ID token that cannot be renewed is no end of the session', async () => {
  const { auth, requests } = start({ onEnd: () => assert.fail(), message });
  const user = ada();
  user.idToken = '';
  auth.load(user);
  await settle();
  await assert.rejects(auth.change(Object.assign(ada(), { idToken: '' })), { message: 'unavailable signIn' });
  assert.deepEqual(requests, []);
});

test('at the end of the session, the user is signed out, or the app decides', async () => {
  for (const onEnd of [undefined, mock.fn()]) {
    const { auth, requests, answers } = start({ onEnd });
    await auth.change(ada());
    await settle();
    answers.push(tooOld);
    mock.timers.tick(day);
    await settle();
    assert.equal(requests.length, 1);
    mock.timers.tick(1000);
    await settle();
    assert.equal(auth.currentUser === null, onEnd === undefined);
    assert.equal(onEnd?.mock.callCount() ?? 1, 1);
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout'] });
  }
});

test('the page asks again within the time that browsers can wait, and not within a second', async () => {
  const { auth, requests, answers } = start();
  answers.push({ status: 200, body: { expiresIn: 3_000_000_000 } }, { status: 200, body: { expiresIn: -5000 } });
  await auth.change(ada());
  await settle();
  mock.timers.tick(2_147_483_646);
  await settle();
  assert.equal(requests.length, 1);
  mock.timers.tick(1);
  await settle();
  assert.equal(requests.length, 2);
  mock.timers.tick(999);
  await settle();
  assert.equal(requests.length, 2);
  mock.timers.tick(1);
  await settle();
  assert.equal(requests.length, 3);
});

test('an error of onEnd is reported', async () => {
  const error = new Error('of the app');
  const { auth, answers } = start({ onEnd: () => Promise.reject(error) });
  answers.push(refused);
  auth.load(ada());
  await settle();
  assert.deepEqual(reported, [error]);
});

test('only the end of the latest session is awaited', async () => {
  const { auth, requests } = start();
  await auth.change(ada());
  mock.timers.tick(day / 2);
  await auth.signOut();
  mock.timers.tick(day);
  await settle();
  assert.deepEqual(requests.splice(0), ['POST token of ada', 'DELETE']);
  await auth.change(ada());
  mock.timers.tick(day / 2);
  await auth.change(Object.assign(ada(), { idToken: 'later token' }));
  await settle();
  requests.length = 0;
  mock.timers.tick(day / 2 + 1000);
  await settle();
  assert.deepEqual(requests.splice(0), []);
  mock.timers.tick(day / 2);
  await settle();
  assert.deepEqual(requests, ['POST later token']);
});

/** Lets the visitor turn to another tab, and come back. */
async function comeBack(states: readonly ('hidden' | 'visible')[] = ['hidden', 'visible']): Promise<void> {
  for (const state of states) {
    tab.visibilityState = state;
    tab.dispatchEvent(new Event('visibilitychange'));
  }
  await settle();
}

test('each return to the page asks once for the session, and leaving the page does not', async () => {
  const { auth, requests } = start();
  await auth.change(ada());
  await settle();
  requests.length = 0;
  await comeBack(['hidden']);
  assert.deepEqual(requests, []);
  await comeBack(['visible']);
  assert.deepEqual(requests.splice(0), ['POST token of ada']);
  await comeBack();
  assert.deepEqual(requests, ['POST token of ada']);
});

test('a visitor whose session has ended on another device is signed out when she comes back', async () => {
  for (const onEnd of [undefined, mock.fn()]) {
    const { auth, session, answers } = start({ onEnd });
    await auth.change(ada());
    await settle();
    answers.push(tooOld);
    await comeBack();
    assert.equal(auth.currentUser === null, onEnd === undefined);
    assert.equal(onEnd?.mock.callCount() ?? 1, 1);
    session.stop();
  }
});

test('a visitor who comes back stays signed in if the server fails, and offline it is not asked', async () => {
  const { auth, requests, answers } = start({ onEnd: () => assert.fail() });
  const user = ada();
  await auth.change(user);
  await settle();
  requests.length = 0;
  answers.push({ status: 500, body: '' });
  await comeBack();
  assert.equal(auth.currentUser, user);
  assert.equal(requests.splice(0).length, 1);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await comeBack();
  Reflect.deleteProperty(navigator, 'onLine');
  assert.deepEqual(requests, []);
});

test('a visitor who switches quickly between tabs asks once, even if the server refuses', async () => {
  const onEnd = mock.fn();
  const { auth, requests, answers } = start({ onEnd });
  await auth.change(ada());
  await settle();
  requests.length = 0;
  answers.push(tooOld, tooOld, tooOld);
  await comeBack(['hidden', 'visible', 'hidden', 'visible', 'hidden', 'visible']);
  assert.equal(requests.length, 1);
  assert.equal(onEnd.mock.callCount(), 1);
});

test('without a user, and while the user changes, a return asks for nothing', async () => {
  const { auth, requests, answers } = start();
  await comeBack();
  assert.deepEqual(requests, []);
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.push(promise);
  const changed = auth.change(ada());
  await comeBack();
  resolve(begun);
  await changed;
  await settle();
  assert.deepEqual(requests, ['POST token of ada']);
});

test('a new sign-in of the user begins a new session', async () => {
  const { auth, requests } = start();
  await auth.change(ada());
  await auth.change(Object.assign(ada(), { idToken: 'later token' }));
  await settle();
  assert.deepEqual(requests, ['POST token of ada', 'POST later token']);
});

test('a guest ends the session of an earlier user, and begins one when upgraded', async () => {
  const { auth, requests, session } = start();
  await auth.change(ada());
  const guest = new User('guest', true);
  await auth.change(guest);
  await session.ready();
  await settle();
  assert.deepEqual(requests, ['POST token of ada', 'DELETE']);
  guest.isAnonymous = false;
  auth.load(guest);
  await session.ready();
  assert.deepEqual(requests, ['POST token of ada', 'DELETE', 'POST token of guest']);
});

test('an upgraded guest whom the server refuses is signed out, and ready() rejects', async () => {
  const { auth, session, answers } = start({ message });
  const guest = new User('guest', true);
  await auth.change(guest);
  guest.isAnonymous = false;
  answers.push(refused);
  auth.load(guest);
  await assert.rejects(session.ready(), { name: 'SessionError', message: 'refused signIn' });
  await settle();
  assert.equal(auth.currentUser, null);
});

test('a late answer does not begin the session again after a sign-out', async () => {
  for (const name of ['auth', 'session'] as const) {
    const started = start();
    const { auth, requests, answers } = started;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answers.push(promise);
    const user = ada();
    auth.load(user);
    await settle();
    const signedOut = started[name].signOut();
    // The SDK may renew the ID token at any time.
    user.idToken = 'new token';
    auth.load(user);
    await settle();
    assert.deepEqual(requests, ['POST token of ada']);
    resolve(begun);
    await signedOut;
    await settle();
    assert.deepEqual(requests, ['POST token of ada', 'DELETE']);
  }
});

test('a user who signs in during signOut() gets a session, which then ends, too', async () => {
  const auth = new AppAuth();
  const { promise, resolve } = Promise.withResolvers<void>();
  auth.beforeAuthStateChanged((user) => (user ? undefined : promise));
  const { session, requests } = start({}, auth);
  await auth.change(ada());
  const signedOut = session.signOut();
  await settle();
  await auth.change(new User('grace'));
  assert.deepEqual(requests.splice(0), ['POST token of ada', 'DELETE', 'POST token of grace']);
  resolve();
  await signedOut;
  await settle();
  assert.equal(auth.currentUser, null);
  assert.deepEqual(requests, ['DELETE']);
});

test('a late refusal of an earlier user does not sign the next one out', async () => {
  const { auth, requests, answers } = start();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.push(promise);
  auth.load(ada());
  await settle();
  const grace = auth.change(new User('grace'));
  resolve(tooOld);
  await grace;
  await settle();
  assert.equal(auth.currentUser?.uid, 'grace');
  assert.deepEqual(requests, ['POST token of ada', 'POST token of grace']);
});

test('while a user replaces another, the earlier one begins no session', async () => {
  const { auth, requests, answers } = start();
  const user = ada();
  await auth.change(user);
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.push(promise);
  const grace = auth.change(new User('grace'));
  await settle();
  user.idToken = 'new token';
  auth.load(user);
  resolve(begun);
  await grace;
  await settle();
  assert.deepEqual(requests, ['POST token of ada', 'POST token of grace']);
});

test('if another callback of the app refuses a user, the earlier session is restored, or ended', async () => {
  const { auth, requests, answers } = start();
  const refuse = { isOn: true };
  auth.beforeAuthStateChanged(() => {
    if (refuse.isOn) throw new Error('refused');
  });
  await assert.rejects(auth.change(ada()), { message: 'refused' });
  await settle();
  assert.deepEqual(requests.splice(0), ['POST token of ada', 'DELETE']);
  refuse.isOn = false;
  await auth.change(ada());
  refuse.isOn = true;
  await settle();
  requests.length = 0;
  await assert.rejects(auth.change(new User('grace')), { message: 'refused' });
  await settle();
  assert.deepEqual(requests.splice(0), ['POST token of grace', 'POST token of ada']);
  answers.push(begun, tooOld);
  await assert.rejects(auth.change(new User('grace')), { message: 'refused' });
  await settle();
  assert.deepEqual(requests, ['POST token of grace', 'POST token of ada', 'DELETE']);
  assert.equal(auth.currentUser?.uid, 'ada');
});

test('signOut() ends the session once, also without a user in this browser', async () => {
  const { auth, session, requests } = start();
  await session.signOut();
  assert.deepEqual(requests.splice(0), ['DELETE']);
  await auth.change(ada());
  await session.signOut();
  await settle();
  assert.equal(auth.currentUser, null);
  assert.deepEqual(requests.splice(0), ['POST token of ada', 'DELETE']);
  await auth.change(ada());
  await auth.signOut();
  assert.deepEqual(requests, ['POST token of ada', 'DELETE']);
});

test('signOut() rejects with a text for the visitor, and keeps her signed in', async () => {
  const { auth, session, answers } = start();
  await auth.change(ada());
  answers.push({ status: 500, body: '' });
  const text = 'You are still signed in, because the server could not sign you out. Try again.';
  await assert.rejects(session.signOut(), { name: 'SessionError', message: text });
  assert.equal(auth.currentUser?.uid, 'ada');
});

test('if another callback of the app refuses signOut(), the session is restored', async () => {
  for (const isFirst of [true, false]) {
    const auth = new AppAuth();
    const refuse = () =>
      auth.beforeAuthStateChanged((user) => {
        if (!user) throw new Error('refused');
      });
    if (isFirst) refuse();
    const { session, requests } = start({}, auth);
    if (!isFirst) refuse();
    await auth.change(ada());
    await assert.rejects(session.signOut(), { message: 'refused' });
    await settle();
    assert.deepEqual(requests, ['POST token of ada', 'DELETE', 'POST token of ada']);
    assert.equal(auth.currentUser?.uid, 'ada');
  }
});

test('a user of another tab begins a session', async () => {
  const { auth, session, requests } = start();
  await auth.change(ada());
  auth.load(new User('grace'));
  await settle();
  assert.deepEqual(requests.splice(0), ['POST token of ada', 'POST token of grace']);
  await session.signOut();
  await session.signOut();
  assert.deepEqual(requests.splice(0), ['DELETE', 'DELETE']);
  auth.load(ada());
  await settle();
  await auth.signOut();
  assert.deepEqual(requests, ['POST token of ada', 'DELETE']);
});

test('a user who stays after a refusal keeps her session', async () => {
  const { auth, session, requests, answers } = start();
  const user = ada();
  await auth.change(user);
  const renew = async (idToken: string) => {
    user.idToken = idToken;
    auth.load(user);
    await settle();
    return requests.splice(0).at(-1);
  };
  answers.push(refused);
  await assert.rejects(auth.change(new User('grace')));
  assert.equal(await renew('second token'), 'POST second token');
  answers.push(refused);
  await assert.rejects(session.signOut());
  assert.equal(await renew('third token'), 'POST third token');
  answers.push(refused);
  await assert.rejects(auth.signOut());
  assert.equal(await renew('fourth token'), 'POST fourth token');
});

test('signOut() without a user asks the server once, also if it fails', async () => {
  const { session, requests, answers } = start();
  answers.push({ status: 500, body: '' });
  await assert.rejects(session.signOut());
  assert.deepEqual(requests, ['DELETE']);
});

test('stop() stops keeping the session', async () => {
  const { auth, session, requests } = start();
  await auth.change(ada());
  session.stop();
  mock.timers.tick(2 * day);
  await comeBack();
  await auth.signOut();
  await settle();
  assert.deepEqual(requests, ['POST token of ada']);
});

test('on a server, keepSession does nothing', async () => {
  Reflect.deleteProperty(globalThis, 'window');
  const { auth, session, requests } = start();
  await auth.change(ada());
  await session.ready();
  session.stop();
  await assert.rejects(session.signOutEverywhere(), /keepSession: this function needs a browser/);
  await assert.rejects(session.devices.list(ada()), /needs a browser/);
  await assert.rejects(session.devices.end(ada(), 'a'), /needs a browser/);
  await session.signOut();
  assert.equal(auth.currentUser, null);
  assert.deepEqual(requests, []);
});

test('every wrong argument is named', () => {
  const auth = new AppAuth();
  const url = 'must be a path, or a URL with http: or https:, without "?" and "#", but is ';
  const cases: readonly (readonly [args: readonly unknown[], problems: readonly string[]])[] = [
    [
      [undefined, ''],
      [
        'keepSession.auth: must be the Auth of the Firebase SDK, such as getAuth(app), but is undefined',
        `keepSession.url: ${url}""`,
      ],
    ],
    [
      [{ signOut() {} }, '/a'],
      ['keepSession.auth: must be the Auth of the Firebase SDK, such as getAuth(app), but is an object'],
    ],
    [[auth, '/a?b'], [`keepSession.url: ${url}"/a?b"`]],
    [[auth, 'ftp://app.example'], [`keepSession.url: ${url}"ftp://app.example"`]],
    [[auth, 7], [`keepSession.url: ${url}7`]],
    [[auth, '/a', 7], ['keepSession.options: must be an object, but is 7']],
    [[auth, '/a', { onEnd: 1 }], ['keepSession.options.onEnd: must be a function, but is 1']],
    [[auth, '/a', { end() {} }], ['keepSession.options.end: is not a known key; known are message, onEnd']],
  ];
  for (const [args, problems] of cases) {
    assert.throws(
      () => keepSession(...(args as Parameters<typeof keepSession>)),
      (error) => {
        assert.ok(error instanceof ConfigError);
        assert.deepEqual(
          error.problems.map(({ path, message: text }) => `${path}: ${text}`),
          problems,
        );
        return true;
      },
    );
  }
  keepSession(auth, 'https://api.app.example/session', { message: undefined, onEnd: undefined }).stop();
});
