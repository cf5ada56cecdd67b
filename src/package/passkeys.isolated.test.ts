import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, mock, test } from 'node:test';
import { PasskeyDevice } from '../../fixtures/passkey-device.ts';
import { findConfigProblems } from '../widget/config/check-config.ts';
import {
  createMemoryStore,
  createPasskeys,
  type PasskeyAuth,
  type PasskeyUser,
  toNodeHandler,
} from './passkey-server.ts';
import { ConfigError, type PasskeyError, passkeysFrom } from './passkeys.ts';

const now = Math.floor(Date.now() / 1000);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { uid: 'ada', auth_time: now, firebase: { sign_in_provider: 'password' } };
const idToken = `${encode({})}.${encode(claims)}.signature`;
const user = { getIdToken: async () => idToken };
const tokensValidAfterTime = new Date((now - 60) * 1000).toUTCString();
const verified: PasskeyUser = {
  uid: 'ada',
  email: 'ada@x.example',
  emailVerified: true,
  disabled: false,
  tokensValidAfterTime,
};
let account = verified;

/** Stands in for the Admin SDK. Knows only one account. */
const auth: PasskeyAuth = {
  async verifyIdToken(token) {
    assert.equal(token, idToken);
    return claims;
  },
  getUser: async () => account,
  createCustomToken: async (uid) => `token of ${uid}`,
  tenantManager: () => ({ authForTenant: () => auth }),
};

// Start the server first, because `createPasskeys` needs the origin of the page, which contains the port.
const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());
const { port } = server.address() as AddressInfo;
const page = `http://localhost:${port}`;
const { handle, removeAll } = createPasskeys({
  auth,
  site: 'localhost',
  origins: [page],
  name: 'App',
  store: createMemoryStore(),
  secret: '0123456789abcdef0123456789abcdef',
});
const listener = toNodeHandler(handle);

/** The requests of the page, such as `signIn`. */
const requests: string[] = [];
/** If set, this function answers all requests in place of the server. */
let answerInstead: (() => Promise<Response>) | null = null;
/** The signal of the last request. */
let lastSignal: AbortSignal | undefined;
const { fetch: request } = globalThis;
globalThis.fetch = async (url, init) => {
  assert.equal(url, '/api/passkeys');
  requests.push((JSON.parse(String(init?.body)) as { readonly action: string }).action);
  lastSignal = init?.signal ?? undefined;
  lastSignal?.throwIfAborted();
  if (answerInstead) return answerInstead();
  const headers = new Headers(init?.headers);
  headers.set('origin', page);
  return request(`http://127.0.0.1:${port}/api/passkeys`, { ...init, headers });
};

const reported: unknown[] = [];
const toText = (bytes: BufferSource): string => Buffer.from(bytes as Uint8Array).toString('base64url');
const toBytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer;
const abortError = () => new DOMException('aborted', 'AbortError');

/** The state of the simulated browser. Its device answers every dialog, unless `error` is set. */
const browser = {
  device: new PasskeyDevice(page),
  error: null as Error | null,
  dialogs: [] as string[],
  /** Chooses the passkey that the email field suggests. */
  choose: () => {},
};

/** Stands in for `navigator.credentials` of browsers before 2025, which lack the JSON methods of WebAuthn. */
const credentials = {
  async create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
    browser.dialogs.push('create');
    if (browser.error) throw browser.error;
    const { challenge, user: owner, rp } = publicKey;
    const known = new Set((publicKey.excludeCredentials ?? []).map(({ id }) => toText(id)));
    if (browser.device.credentials.some(({ id }) => known.has(id.toString('base64url'))))
      throw new DOMException('known', 'InvalidStateError');
    const { id, response } = browser.device.create({
      challenge: toText(challenge),
      user: { ...owner, id: toText(owner.id) },
      rp,
      pubKeyCredParams: [],
    });
    return {
      rawId: toBytes(id),
      response: {
        clientDataJSON: toBytes(response.clientDataJSON),
        attestationObject: toBytes(response.attestationObject),
        getTransports: () => response.transports,
      },
    };
  },
  async get({ publicKey, signal, mediation }: CredentialRequestOptions) {
    browser.dialogs.push(`get ${mediation}`);
    signal?.throwIfAborted();
    if (browser.error) throw browser.error;
    if (mediation === 'conditional') {
      await new Promise<void>((resolve, reject) => {
        browser.choose = resolve;
        signal?.addEventListener('abort', () => reject(abortError()));
      });
    }
    const challenge = toText(publicKey?.challenge ?? new Uint8Array());
    const { id, response } = browser.device.get({ challenge });
    const { userHandle = '' } = response;
    const { clientDataJSON, authenticatorData, signature } = response;
    return {
      rawId: toBytes(id),
      response: {
        clientDataJSON: toBytes(clientDataJSON),
        authenticatorData: toBytes(authenticatorData),
        signature: toBytes(signature),
        userHandle: toBytes(userHandle),
      },
    };
  },
};
const PublicKeyCredential = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true });
Object.defineProperty(globalThis, 'navigator', { value: { credentials }, configurable: true });
Object.assign(globalThis, { PublicKeyCredential, reportError: (error: unknown) => reported.push(error) });

const passkeys = passkeysFrom('/api/passkeys');
const option = passkeys.signInOption();
const context = (signal = new AbortController().signal) => ({ signal, email: undefined, tenantId: null, guest: null });

beforeEach(async () => {
  await removeAll('ada');
  Object.assign(browser, { device: new PasskeyDevice(page), error: null, dialogs: [] });
  account = verified;
  answerInstead = null;
  requests.length = 0;
  reported.length = 0;
  mock.timers.reset();
});

/** Returns the problem and the text of the error with which a promise rejects. */
const failOf = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('expected an error'),
    ({ name, problem, message }: PasskeyError) => {
      assert.equal(name, 'PasskeyError');
      return [problem, message];
    },
  );

/** Waits until the browser has shown `count` dialogs and suggestions. */
async function waitForDialogs(count: number): Promise<void> {
  for (let rounds = 0; browser.dialogs.length < count; rounds += 1) {
    assert.ok(rounds < 100_000, `the browser has shown ${browser.dialogs.length} dialogs, expected ${count}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a user adds, renames, lists and removes passkeys', async () => {
  const added = await passkeys.add(user);
  assert.ok(added);
  assert.match(added.name, /^Passkey \d{4}-\d\d-\d\d$/);
  assert.ok(Math.abs(added.addedAt.getTime() - Date.now()) < 60_000);
  assert.equal(added.usedAt, null);
  assert.deepEqual(requests, ['prepareAdding', 'add'], 'one request before the dialog');
  assert.deepEqual(await passkeys.rename(user, added.id, 'Phone'), { ...added, name: 'Phone' });
  assert.equal(await option.signIn?.(context()), 'token of ada');
  const [listed] = await passkeys.list(user);
  assert.equal(listed?.name, 'Phone');
  assert.ok(listed.usedAt instanceof Date);
  await passkeys.remove(user, added.id);
  assert.deepEqual(await passkeys.list(user), []);
  assert.equal((await passkeysFrom('/api/passkeys').add(user, { name: 'Key' }))?.name, 'Key');
  assert.deepEqual(reported, []);
});

test('the sign-in option is right for the widget, and the app can change it', () => {
  const changed = passkeys.signInOption({ providerName: 'Passkey', buttonColor: '#000000' });
  assert.deepEqual(
    [changed.provider, changed.providerName, changed.buttonColor],
    ['app.passkey', 'Passkey', '#000000'],
  );
  for (const each of [option, changed])
    assert.deepEqual(findConfigProblems({ signInOptions: ['password', each], signInSuccessUrl: '/' }), []);
});

test('a visitor who cancels reads nothing', async () => {
  await passkeys.add(user);
  for (const name of ['NotAllowedError', 'AbortError']) {
    browser.error = new DOMException('cancelled', name);
    assert.equal(await passkeys.add(user), null);
    assert.equal(await option.signIn?.(context()), undefined);
  }
  assert.deepEqual(reported, []);
});

test('an unknown passkey leads to a message', async () => {
  await passkeys.add(user);
  await removeAll('ada');
  const text = 'This passkey is not known here. Sign in another way.';
  assert.deepEqual(await option.signIn?.(context()), { message: text });
});

test('the dialog opens with the challenge that the suggestions have fetched, without a further request', async () => {
  await passkeys.add(user);
  requests.length = 0;
  const suggesting = new AbortController();
  const suggested = option.autofill?.(context(suggesting.signal));
  await waitForDialogs(2);
  suggesting.abort();
  assert.equal(await suggested, undefined);
  assert.equal(await option.signIn?.(context()), 'token of ada');
  assert.deepEqual(requests, ['prepareSignIn', 'signIn']);
  assert.equal(await option.signIn?.(context()), 'token of ada', 'the next sign-in has a challenge of its own');
  assert.deepEqual(requests.slice(2), ['prepareSignIn', 'signIn']);
});

test('a visitor chooses a suggestion, also long after the page was opened', async () => {
  await passkeys.add(user);
  requests.length = 0;
  browser.dialogs.length = 0;
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  const suggested = option.autofill?.(context());
  await waitForDialogs(1);
  mock.timers.tick(2 * 60_000 - 1);
  assert.equal(browser.dialogs.length, 1);
  mock.timers.tick(1);
  await waitForDialogs(2);
  mock.timers.tick(2 * 60_000 - 1);
  browser.choose();
  assert.equal(await suggested, 'token of ada');
  assert.deepEqual(requests, ['prepareSignIn', 'prepareSignIn', 'signIn']);
});

test('a click reuses a challenge for which the visitor has at least 3 minutes left', async () => {
  await passkeys.add(user);
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  browser.error = new DOMException('cancelled', 'NotAllowedError');
  await option.signIn?.(context());
  requests.length = 0;
  mock.timers.tick(2 * 60_000 - 1);
  await option.signIn?.(context());
  assert.deepEqual(requests, []);
  mock.timers.tick(1);
  await option.signIn?.(context());
  assert.deepEqual(requests, ['prepareSignIn']);
});

test('a server that does not answer a sign-in within 10 seconds is reported', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  mock.timers.tick(10 * 60_000); // Let all earlier challenges expire.
  let signal: AbortSignal | undefined;
  answerInstead = () =>
    new Promise((_, reject) => {
      signal = lastSignal;
      signal?.addEventListener('abort', () => reject(abortError()));
    });
  const result = assert.rejects(Promise.resolve(option.signIn?.(context())), { problem: 'unavailable' });
  await Promise.resolve();
  mock.timers.tick(9_999);
  assert.equal(signal?.aborted, false);
  mock.timers.tick(1);
  assert.equal(signal?.aborted, true);
  await result;
});

test('without suggestions of the browser, nothing is requested and nothing shown', async () => {
  for (const isAvailable of [async () => false, undefined]) {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: isAvailable });
    assert.equal(await option.autofill?.(context()), undefined);
  }
  assert.deepEqual(requests, []);
  Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => true });
  for (const name of ['NotSupportedError', 'NotAllowedError']) {
    browser.error = new DOMException('no authenticator', name);
    assert.equal(await option.autofill?.(context()), undefined);
  }
  assert.deepEqual(reported, []);
});

test('problems have a text for the visitor, which the app can replace', async () => {
  await passkeys.add(user);
  assert.deepEqual(await failOf(passkeys.add(user)), ['alreadyAdded', 'This device already has your passkey.']);
  account = { ...verified, emailVerified: false };
  const german = passkeysFrom('/api/passkeys', {
    message: (problem, action) => (problem === 'emailNotVerified' ? `Bestätigen (${action})` : undefined),
  });
  const text = 'First verify your email. Then add the passkey.';
  assert.deepEqual(await failOf(passkeys.add(user)), ['emailNotVerified', text]);
  assert.deepEqual(await failOf(german.add(user)), ['emailNotVerified', 'Bestätigen (add)']);
  const removed = ['notFound', 'This passkey has been removed already.'];
  assert.deepEqual(await failOf(german.remove(user, 'unknown')), removed);
  const wrongName = ['wrongName', 'Enter a name of 1 to 64 characters, without < and >.'];
  assert.deepEqual(await failOf(passkeys.rename(user, 'unknown', '<b>')), wrongName);
  assert.deepEqual(reported, [], 'the developer can do nothing about them');
});

test('a server that fails, is missing or cannot be reached is reported to the developer', async () => {
  const answers: readonly (readonly [() => Promise<Response>, RegExp])[] = [
    [async () => new Response('The server has reported an error.', { status: 500 }), /answered 500\. The server has/],
    [async () => new Response('<!doctype html>'), /answered 200\. <!doctype html>/],
    [async () => new Response('{}'), /Does the route exist\?/],
    [async () => new Response('{"error":"made up"}', { status: 400 }), /answered 400/],
    [() => Promise.reject(new TypeError('no connection')), /no connection/],
  ];
  for (const [answer, cause] of answers) {
    answerInstead = answer;
    reported.length = 0;
    const text = 'The server could not be reached. Try again.';
    assert.deepEqual(await failOf(passkeys.list(user)), ['unavailable', text]);
    assert.match(String((reported[0] as Error).cause), cause);
    const signingIn = passkeysFrom('/api/passkeys').signInOption().signIn?.(context());
    assert.equal((await failOf(Promise.resolve(signingIn)))[0], 'unavailable');
    assert.equal(reported.length, 1, 'the widget reports the error of a sign-in itself');
  }
  answerInstead = null;
  const fail = { getIdToken: () => Promise.reject(new Error('no connection')) };
  assert.equal((await failOf(passkeys.list(fail)))[0], 'unavailable');
});

test('a page of a site without passkeys is reported, and a device without them has a text', async () => {
  browser.error = new DOMException('wrong site', 'SecurityError');
  assert.equal((await failOf(passkeys.add(user)))[0], 'unavailable');
  assert.equal(reported.length, 1);
  const text = 'This device or browser cannot use passkeys here.';
  for (const name of ['NotSupportedError', 'ConstraintError']) {
    browser.error = new DOMException('no', name);
    assert.deepEqual(await failOf(passkeys.add(user)), ['unsupported', text]);
  }
  Object.assign(globalThis, { PublicKeyCredential: undefined });
  try {
    assert.equal(passkeysFrom('/api/passkeys').isSupported, false);
    assert.deepEqual(await failOf(passkeys.add(user)), ['unsupported', text]);
    assert.deepEqual(await option.signIn?.(context()), { message: text });
    assert.equal(await option.autofill?.(context()), undefined);
  } finally {
    Object.assign(globalThis, { PublicKeyCredential });
  }
  assert.equal(passkeysFrom('/api/passkeys').isSupported, true);
});

test('wrong arguments are named', () => {
  const url = 'must be a path, or a URL with http: or https:, without "?" and "#"';
  for (const [args, problem] of [
    [['?a=b'], `passkeysFrom.url: ${url}, but is "?a=b"`],
    [['javascript:alert(1)'], `passkeysFrom.url: ${url}, but is "javascript:alert(1)"`],
    [[undefined], `passkeysFrom.url: ${url}, but is undefined`],
    [['/api', null], 'passkeysFrom.options: must be an object, but is null'],
    [['/api', { message: 'a' }], 'passkeysFrom.options.message: must be a function, but is "a"'],
    [['/api', { messages: () => '' }], 'passkeysFrom.options.messages: is not a known key; known is message'],
  ] as const) {
    assert.throws(
      () => passkeysFrom(...(args as unknown as Parameters<typeof passkeysFrom>)),
      (error) =>
        error instanceof ConfigError &&
        error.problems.map(({ path, message }) => `${path}: ${message}`).join() === problem,
      problem,
    );
  }
});
