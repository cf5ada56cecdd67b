import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { PasskeyDevice, type AddOptions, type AnswerChanges } from '../../../fixtures/passkey-device.ts';
import { createMemoryStore } from './memory-store.ts';
import type { PasskeysOptions } from './options.ts';
import type { PasskeyAccounts, PasskeyUser } from './passkey-auth.ts';
import { createPasskeys } from './passkeys.ts';

const second = 1000;
const minute = 60 * second;
const page = 'https://login.app.example';
const now = Date.parse('2026-01-01');
const secret = 'a secret of at least thirty-two characters';

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now });
});

const toSeconds = (time: number): number => Math.floor(time / second);
const toText = (time: number): string => new Date(toSeconds(time) * second).toUTCString();
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
  const claims: Claims = { uid, aud: 'project', auth_time: toSeconds(Date.now()), firebase, ...changes };
  return `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;
}

const guest = { firebase: { sign_in_provider: 'anonymous' } };
const ofTenant = { firebase: { sign_in_provider: 'password', tenant: 'acme' } };

function createAccount(uid: string, changes: Partial<PasskeyUser> = {}): PasskeyUser {
  const tokensValidAfterTime = toText(now - minute);
  return { uid, email: `${uid}@app.example`, emailVerified: true, disabled: false, tokensValidAfterTime, ...changes };
}

/** Stands in for the Admin SDK, and throws the same errors. */
function createAuth() {
  const accounts = new Map([createAccount('ada'), createAccount('grace')].map((user) => [user.uid, user]));
  const calls: string[] = [];
  /** The error that all calls throw from now on; null if they work. */
  const failing: { error: Error | null } = { error: null };
  const accountsOf = (tenant: string | null): PasskeyAccounts => ({
    async verifyIdToken(idToken, checkRevoked) {
      calls.push(`verifyIdToken ${tenant}`);
      if (failing.error) throw failing.error;
      const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Claims;
      if (claims.aud !== 'project') throw authError('auth/invalid-id-token');
      const account = accounts.get(claims.uid);
      if (!checkRevoked || !account) return claims;
      if (account.disabled) throw authError('auth/user-disabled');
      if (claims.auth_time * second < Date.parse(account.tokensValidAfterTime ?? ''))
        throw authError('auth/id-token-revoked');
      return claims;
    },
    async getUser(uid) {
      calls.push(`getUser ${tenant} ${uid}`);
      if (failing.error) throw failing.error;
      const account = accounts.get(uid);
      if (!account) throw authError('auth/user-not-found');
      return account;
    },
    createCustomToken: async (uid) => `token of ${uid}${tenant === null ? '' : ` in ${tenant}`}`,
  });
  return {
    auth: { ...accountsOf(null), tenantManager: () => ({ authForTenant: accountsOf }) },
    accounts,
    calls,
    failing,
    /** Changes the fields of an account. */
    change(uid: string, changes: Partial<PasskeyUser>) {
      accounts.set(uid, { ...createAccount(uid), ...accounts.get(uid), ...changes });
    },
  };
}

interface Answer {
  readonly options: PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
  readonly error?: string;
  readonly reason?: string;
  readonly token?: string;
  readonly passkey: { readonly id: string; readonly name: string; readonly addedAt: number };
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly usedAt: number | null }[];
}

const fromPage = { origin: page, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const address = '192.0.2.1';

/** Starts a server, and a browser with an authenticator. */
function start(options: Partial<PasskeysOptions> = {}) {
  const service = createAuth();
  const store = createMemoryStore();
  const errors: unknown[] = [];
  const { handle, removeAll } = createPasskeys({
    auth: service.auth,
    site: 'app.example',
    origins: [page],
    name: 'App',
    store,
    secret,
    reportError: (error) => errors.push(error),
    ...options,
  });
  const device = new PasskeyDevice(page);
  const send = (body: string, headers: Readonly<Record<string, string>> = fromPage, from: string | null = address) =>
    handle(new Request(`${page}/api/passkeys`, { method: 'POST', headers, body }), from);
  /** Sends a request, and returns the status and the answer. */
  async function call(action: string, body: object = {}, from = address) {
    const response = await send(JSON.stringify({ action, ...body }), fromPage, from);
    return { status: response.status, ...((await response.json()) as Answer) };
  }
  /** Adds a passkey to the account of an ID token. `changes` alters the browser's answer. */
  async function add(idToken = signInAs(), changes: AddOptions = {}, more: object = {}) {
    const prepared = await call('prepareAdding', { idToken });
    if (prepared.error !== undefined) return prepared;
    return call('add', { idToken, response: device.create(prepared.options, changes), ...more });
  }
  async function signIn(changes: AnswerChanges = {}, more: object = {}, from = address) {
    const { options: request } = await call('prepareSignIn');
    return call('signIn', { response: device.get(request, changes), ...more }, from);
  }
  const list = async (idToken = signInAs()) => (await call('list', { idToken })).passkeys;
  return { ...service, store, errors, device, handle, send, call, add, signIn, list, removeAll };
}

/** A part of a request that makes a valid sign-in fail, because the tenant is wrong. */
const otherTenant = { tenantId: 'other' };

const unknown = {
  status: 401,
  error: 'unknownPasskey',
  reason: 'Expected the answer of a passkey that this server knows.',
};

test('a passkey signs in to the account to which it was added', async () => {
  const { add, signIn, list, errors } = start();
  const { status, passkey } = await add();
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(passkey), ['id', 'name', 'addedAt', 'usedAt']);
  mock.timers.tick(minute);
  assert.deepEqual(await signIn(), { status: 200, token: 'token of ada' });
  const usedAt = now + minute;
  assert.deepEqual(await list(), [{ ...passkey, usedAt }]);
  assert.deepEqual(errors, []);
});

test('an account can have several passkeys, and the list has them in their order', async () => {
  const { add, list } = start();
  for (const name of ['first', 'second', 'third']) {
    await add(signInAs(), {}, { name });
    mock.timers.tick(1);
  }
  assert.deepEqual(
    (await list()).map(({ name }) => name),
    ['first', 'second', 'third'],
  );
});

test('the browser is asked for a passkey that it finds without an email, and that verifies the user', async () => {
  const { call, add } = start();
  const first = await add();
  const { options } = await call('prepareAdding', { idToken: signInAs() });
  assert.equal(options.authenticatorSelection?.residentKey, 'required');
  assert.equal(options.authenticatorSelection?.requireResidentKey, true);
  assert.equal(options.authenticatorSelection?.userVerification, 'required');
  assert.deepEqual(options.rp, { name: 'App', id: 'app.example' });
  const excluded = [{ id: first.passkey.id, transports: ['internal'], type: 'public-key' }];
  assert.deepEqual(options.excludeCredentials, excluded);
  const { options: request } = await call('prepareSignIn');
  assert.equal(request.userVerification, 'required');
  assert.equal(request.allowCredentials, undefined);
  assert.equal(request.rpId, 'app.example');
});

test('the passkey names the account by a random text, and shows the email and the name to its owner', async () => {
  const { call, change } = start();
  const read = async (idToken: string) => (await call('prepareAdding', { idToken })).options.user;
  const ada = await read(signInAs());
  assert.equal(ada.name, 'ada@app.example');
  assert.equal(ada.displayName, 'ada@app.example');
  assert.match(ada.id, /^[\w-]{43}$/);
  const bytes = Buffer.from(ada.id, 'base64url').toString('latin1');
  assert.ok(!bytes.includes('ada'));
  change('ada', { displayName: 'Ada Lovelace' });
  const again = await read(signInAs());
  assert.deepEqual([again.id, again.displayName], [ada.id, 'Ada Lovelace']);
  assert.notEqual((await read(signInAs('grace'))).id, ada.id);
  const other = start({ secret: 'another secret of thirty-two characters' });
  const { options } = await other.call('prepareAdding', { idToken: signInAs() });
  assert.notEqual(options.user.id, ada.id);
});

test('a guest, and a user whose email is missing or not verified, cannot add a passkey', async () => {
  const { add, call, change, device } = start();
  assert.deepEqual((await add(signInAs('ada', guest))).error, 'guest');
  for (const changes of [{ emailVerified: false }, { emailVerified: true, email: undefined }]) {
    const { options } = await call('prepareAdding', { idToken: signInAs('grace') });
    change('grace', changes);
    const { status, error } = await call('prepareAdding', { idToken: signInAs('grace') });
    assert.deepEqual([status, error], [403, 'emailNotVerified']);
    const response = device.create(options);
    assert.equal((await call('add', { idToken: signInAs('grace'), response })).error, 'emailNotVerified');
    change('grace', createAccount('grace'));
  }
});

test('adding and removing a passkey needs a sign-in of the last five minutes', async () => {
  const { add, call } = start();
  const idToken = signInAs();
  const { passkey } = await add(idToken);
  mock.timers.tick(5 * minute);
  assert.equal((await add(idToken)).status, 200);
  mock.timers.tick(1);
  for (const answer of [await add(idToken), await call('remove', { idToken, id: passkey.id })])
    assert.deepEqual([answer.status, answer.error], [401, 'signInTooOld']);
  assert.equal((await call('list', { idToken })).passkeys.length, 2);
  assert.equal((await call('remove', { idToken: signInAs(), id: passkey.id })).status, 200);
});

test('a user whose sign-in was recent when the dialog was opened can take her time in it', async () => {
  const { call, device } = start();
  const idToken = signInAs();
  mock.timers.tick(5 * minute);
  const { options } = await call('prepareAdding', { idToken });
  mock.timers.tick(5 * minute - 1);
  assert.equal((await call('add', { idToken, response: device.create(options) })).status, 200);
});

test('the challenge for a new passkey belongs to one sign-in of one user', async () => {
  const { call, device } = start();
  const { options } = await call('prepareAdding', { idToken: signInAs() });
  mock.timers.tick(second);
  const { options: request } = await call('prepareSignIn');
  const cases: readonly (readonly [idToken: string, challenge: string])[] = [
    [signInAs('grace'), options.challenge],
    [signInAs(), options.challenge],
    [signInAs(), request.challenge],
    [signInAs(), 'bWFkZSB1cA'],
  ];
  for (const [idToken, challenge] of cases) {
    const { status, error } = await call('add', { idToken, response: device.create({ ...options, challenge }) });
    assert.deepEqual([status, error], [400, 'wrongAnswer']);
  }
});

test('a challenge can be used once, also by requests at once, and for five minutes', async () => {
  const { call, device, add } = start();
  const idToken = signInAs();
  const { options } = await call('prepareAdding', { idToken });
  const adding = Array.from({ length: 3 }, () => call('add', { idToken, response: device.create(options) }));
  const added = (await Promise.all(adding)).map(({ status }) => status);
  assert.deepEqual(added.toSorted(), [200, 400, 400]);
  await add();

  const { options: request } = await call('prepareSignIn');
  const response = device.get(request);
  const attempts = await Promise.all(Array.from({ length: 3 }, () => call('signIn', { response })));
  assert.equal(attempts.filter(({ token }) => token === 'token of ada').length, 1);
  assert.equal(attempts.filter(({ error }) => error === 'unknownPasskey').length, 2);
  assert.deepEqual(await call('signIn', { response }), unknown);

  for (const [wait, status] of [
    [5 * minute - 1, 200],
    [5 * minute, 400],
  ] as const) {
    const prepared = await call('prepareSignIn');
    mock.timers.tick(wait);
    assert.equal((await call('signIn', { response: device.get(prepared.options) })).status, status);
  }
});

test('an answer that comes too late is refused as such, before and after the sign-in', async () => {
  const { call, device, add } = start();
  await add();
  const idToken = signInAs();
  const { options } = await call('prepareAdding', { idToken });
  const { options: request } = await call('prepareSignIn');
  mock.timers.tick(5 * minute);
  for (const { status, error } of [
    await call('add', { idToken, response: device.create(options) }),
    await call('signIn', { response: device.get(request) }),
  ])
    assert.deepEqual([status, error], [400, 'challengeExpired']);
});

test('a challenge of another server, or with another time, is worth nothing', async () => {
  const { call, device, add } = start();
  await add();
  const { options: foreign } = await start({ secret: 'another secret of thirty-two characters' }).call('prepareSignIn');
  assert.deepEqual(await call('signIn', { response: device.get(foreign) }), unknown);
  const { options } = await call('prepareSignIn');
  const text = Buffer.from(options.challenge, 'base64url').toString();
  for (const changed of [text.replace(/^\d+/, `${now + 60 * minute}`), text.slice(1), `${text}x`, '']) {
    const challenge = Buffer.from(changed).toString('base64url');
    assert.deepEqual(await call('signIn', { response: device.get({ ...options, challenge }) }), unknown, changed);
  }
});

test('wrong answers for a new passkey are refused', async () => {
  const { add, call, device, list } = start();
  const changes: readonly AddOptions[] = [
    { origin: 'https://attacker.example' },
    { origin: 'https://other.app.example' },
    { site: 'attacker.example' },
    { isVerified: false },
    { type: 'webauthn.get' },
    { challenge: 'bWFkZSB1cA' },
  ];
  for (const change of changes) {
    const { status, error } = await add(signInAs(), change);
    assert.deepEqual([status, error], [400, 'wrongAnswer'], JSON.stringify(change));
  }
  const idToken = signInAs();
  const { options } = await call('prepareAdding', { idToken });
  const right = device.create(options);
  for (const response of [
    undefined,
    null,
    'a',
    {},
    { id: right.id },
    { ...right, id: '../a' },
    { ...right, response: {} },
  ])
    assert.equal((await call('add', { idToken, response })).error, 'wrongAnswer');
  assert.deepEqual(await list(), []);
});

test('a passkey of another account cannot be added again', async () => {
  const { add, store, call, device } = start();
  await add();
  const [stored] = await store.list('ada');
  assert.ok(stored);
  const idToken = signInAs('grace');
  const { options } = await call('prepareAdding', { idToken });
  const response = device.create(options);
  await store.add({ ...stored, id: response.id });
  const { status, error } = await call('add', { idToken, response });
  assert.deepEqual([status, error], [409, 'alreadyAdded']);
  assert.equal((await store.get(response.id))?.uid, 'ada');
});

test('unknown and wrong passkeys get the same answer, so that no account can be found out', async () => {
  const { add, signIn, call, device, change, accounts } = start();
  await add();
  const stranger = start();
  await stranger.add();
  const { options } = await call('prepareSignIn');
  const right = device.get(options);
  const broken = {
    ...right,
    response: { ...right.response, signature: right.response.signature.replace(/..$/, 'AA') },
  };
  const answers = [
    await call('signIn', { response: stranger.device.get(options) }),
    await call('signIn', { response: broken }),
    await call('signIn', { response: { ...right, id: stranger.device.get(options).id } }),
    await signIn({ origin: 'https://attacker.example' }),
    await signIn({ site: 'attacker.example' }),
    await signIn({ isVerified: false }),
    await signIn({ type: 'webauthn.create' }),
    await signIn({ userHandle: 'YWRh' }),
    await signIn({ userHandle: undefined }),
    await signIn({}, { tenantId: 'acme' }),
  ];
  change('ada', { disabled: true });
  answers.push(await signIn());
  accounts.delete('ada');
  answers.push(await signIn());
  for (const response of [undefined, null, [], {}, { id: right.id }, { ...right, response: null }])
    answers.push(await call('signIn', { response }));
  for (const answer of answers) assert.deepEqual(answer, unknown);
  change('ada', createAccount('ada'));
  assert.equal((await signIn()).status, 200);
});

test('a counter that does not go up, as with a copied passkey, signs in to no account', async () => {
  const { add, signIn, store, device } = start();
  await add(signInAs(), { counter: 5 });
  assert.equal((await signIn({ counter: 7 })).status, 200);
  for (const counter of [7, 6, 0]) assert.deepEqual(await signIn({ counter }), unknown);
  assert.equal((await store.list('ada'))[0]?.counter, 7);
  assert.equal((await signIn({ counter: 8 })).status, 200);
  assert.equal(device.credentials.length, 1);
});

test('a passkey that does not count signs in again and again', async () => {
  const { add, signIn } = start();
  await add();
  for (let time = 0; time < 3; time += 1) assert.equal((await signIn()).status, 200);
});

test('a passkey from before a change of the password or the email does not sign in and is not listed', async () => {
  const { add, signIn, list, change, call, store } = start();
  const { passkey } = await add();
  change('ada', { tokensValidAfterTime: toText(now - second) });
  assert.equal((await signIn()).status, 200);
  mock.timers.tick(10 * minute + 900);
  change('ada', { tokensValidAfterTime: toText(Date.now()) });
  assert.deepEqual(await signIn(), unknown);
  assert.deepEqual(await list(), []);
  const idToken = signInAs();
  for (const action of ['rename', 'remove'])
    assert.equal((await call(action, { idToken, id: passkey.id, name: 'a' })).error, 'notFound', action);
  mock.timers.tick(second);
  const { options } = await call('prepareAdding', { idToken });
  assert.deepEqual(options.excludeCredentials, []);
  const again = await add();
  assert.equal((await signIn()).status, 200);
  assert.deepEqual(
    (await store.list('ada')).map(({ id }) => id),
    [again.passkey.id],
    'the outdated passkey is removed',
  );
});

test('of the second in which the password was changed, only a passkey that was added after the change signs in', async () => {
  const { add, signIn, change, list } = start();
  await add();
  mock.timers.tick(900);
  change('ada', { tokensValidAfterTime: toText(Date.now()) });
  assert.deepEqual(await signIn(), unknown);
  assert.deepEqual(await list(), []);
  const { passkey } = await add();
  assert.equal(passkey.addedAt, now + second);
  assert.equal((await signIn()).status, 200);
  change('ada', { tokensValidAfterTime: toText(now + second) });
  assert.deepEqual(await signIn(), unknown);
});

test('a passkey whose addition began before the account was recovered does not sign in', async () => {
  const store = createMemoryStore();
  const count = store.count.bind(store);
  let recover = () => {};
  const { call, device, change, signIn, list } = start({
    store: {
      ...store,
      // The account is recovered while the server waits for its database.
      count: async (...args) => {
        const result = await count(...args);
        recover();
        return result;
      },
    },
  });
  const idToken = signInAs();
  const { options } = await call('prepareAdding', { idToken });
  const response = device.create(options);
  recover = () => {
    mock.timers.tick(2 * second);
    change('ada', { tokensValidAfterTime: toText(Date.now()) });
    mock.timers.tick(2 * second);
  };
  assert.equal((await call('add', { idToken, response })).status, 200);
  recover = () => {};
  assert.deepEqual(await signIn(), unknown);
  assert.deepEqual(await list(), []);
});

test('an account without such a time, as an imported one may be, has passkeys', async () => {
  const { add, signIn, change } = start();
  change('ada', { tokensValidAfterTime: undefined });
  await add();
  assert.equal((await signIn()).status, 200);
});

test('wrong, revoked and foreign ID tokens do nothing', async () => {
  const { call, change, accounts } = start();
  const early = signInAs();
  mock.timers.tick(2 * second);
  change('ada', { tokensValidAfterTime: toText(Date.now()) });
  change('grace', { disabled: true });
  accounts.set('joan', createAccount('joan'));
  const deleted = signInAs('joan');
  accounts.delete('joan');
  const tokens = [
    ['revoked', early],
    ['of a disabled user', signInAs('grace')],
    ['of a deleted user', deleted],
    ['of another project', signInAs('ada', { aud: 'another project' })],
    ['of a tenant', signInAs('ada', ofTenant)],
    ['missing', undefined],
    ['no text', { uid: 'ada' }],
    ['no token', 'a.b.c'],
  ] as const;
  for (const [title, idToken] of tokens) {
    for (const action of ['prepareAdding', 'add', 'list', 'rename', 'remove']) {
      const { status, error } = await call(action, { idToken, name: 'a', id: 'a', response: {} });
      assert.deepEqual([status, error], [401, 'invalidToken'], `${action}, ${title}`);
    }
  }
});

test('a user renames and removes her own passkeys only', async () => {
  const { add, call, list, signIn } = start();
  const { passkey } = await add();
  const { id } = passkey;
  const foreign = signInAs('grace');
  for (const answer of [
    await call('rename', { idToken: foreign, id, name: 'mine' }),
    await call('remove', { idToken: foreign, id }),
    await call('remove', { idToken: signInAs(), id: 'unknown' }),
    await call('remove', { idToken: signInAs() }),
  ])
    assert.deepEqual([answer.status, answer.error], [404, 'notFound']);
  const renamed = await call('rename', { idToken: signInAs(), id, name: 'My phone' });
  assert.deepEqual(renamed.passkey, { ...passkey, name: 'My phone' });
  assert.deepEqual(await list(), [{ ...passkey, name: 'My phone' }]);
  assert.equal((await signIn()).token, 'token of ada');
  assert.deepEqual(await call('remove', { idToken: signInAs(), id }), { status: 200 });
  assert.deepEqual(await list(), []);
  assert.deepEqual(await signIn(), unknown);
});

test('a name has 1 to 64 characters and no HTML', async () => {
  const { add, call } = start();
  const { passkey } = await add();
  const { id } = passkey;
  const wrong = ['', ' ', ' a', 'a\n', 'a\u0000b', '<b>', 'a>b', '\u202eevil', 'a'.repeat(65), 7, null, ['a']];
  for (const name of wrong) {
    const [renamed, added] = [
      await call('rename', { idToken: signInAs(), id, name }),
      await add(signInAs(), {}, { name }),
    ];
    assert.deepEqual([renamed.status, renamed.error], [400, 'wrongName'], JSON.stringify(name));
    assert.equal(added.error, 'wrongName', JSON.stringify(name));
  }
  for (const name of ['a', 'ß 你好 👩‍💻', '😀'.repeat(64), 'Ada\'s "phone" & more'])
    assert.equal((await call('rename', { idToken: signInAs(), id, name })).passkey.name, name);
});

test('a passkey without a name gets that of the password manager, or its kind and the day', async () => {
  const { add } = start();
  const nameOf = async (changes: AddOptions) => (await add(signInAs(), changes)).passkey.name;
  assert.equal(await nameOf({ aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd' }), 'iCloud Keychain');
  assert.equal(await nameOf({ transports: ['internal', 'hybrid'] }), 'Passkey 2026-01-01');
  assert.equal(await nameOf({ transports: ['nfc', 'usb'] }), 'Security key 2026-01-01');
  assert.equal(await nameOf({ transports: [] }), 'Passkey 2026-01-01');
});

test('only transports that exist are stored', async () => {
  const { add, store } = start();
  await add(signInAs(), { transports: ['usb', '<script>', 'usb', 7 as never] });
  assert.deepEqual((await store.list('ada'))[0]?.transports, ['usb']);
});

test('an account has at most 20 passkeys', async () => {
  const { add, store } = start();
  await add();
  const [stored] = await store.list('ada');
  assert.ok(stored);
  for (let number = 2; number < 20; number += 1) await store.add({ ...stored, id: `${number}` });
  assert.equal((await add()).status, 200);
  const { status, error } = await add();
  assert.deepEqual([status, error], [409, 'tooManyPasskeys']);
});

test('the app removes all passkeys of an account', async () => {
  const { add, signIn, list, removeAll } = start({ tenants: [null, 'acme'] });
  await add(signInAs('ada', ofTenant));
  await add();
  await add(signInAs('grace'));
  await removeAll('ada');
  assert.deepEqual(await list(), []);
  assert.equal((await list(signInAs('ada', ofTenant))).length, 1);
  assert.equal((await signIn()).token, 'token of grace');
  await removeAll('ada', 'acme');
  assert.deepEqual(await list(signInAs('ada', ofTenant)), []);
});

test('a passkey of a listed tenant signs in to this tenant only', async () => {
  const { add, signIn, list, calls } = start({ tenants: [null, 'acme'] });
  await add(signInAs('ada', ofTenant));
  assert.ok(calls.includes('verifyIdToken acme'));
  assert.deepEqual(await list(), [], 'the same uid in the project is another account');
  for (const tenantId of [null, undefined, 'other', 7]) assert.deepEqual(await signIn({}, { tenantId }), unknown);
  assert.equal((await signIn({}, { tenantId: 'acme' })).token, 'token of ada in acme');
  const closed = start();
  await closed.store.add({
    ...(await copyOf(closed)),
    tenantId: 'acme',
    id: closed.device.get(await request(closed)).id,
  });
  assert.deepEqual(await closed.signIn({}, { tenantId: 'acme' }), unknown, 'a tenant that is not listed');
});

/** Adds a passkey, removes it from the store, and returns it. */
async function copyOf({ add, store }: ReturnType<typeof start>) {
  await add();
  const [passkey] = await store.list('ada');
  assert.ok(passkey);
  await store.remove(passkey.id);
  return passkey;
}

const request = async ({ call }: ReturnType<typeof start>) => (await call('prepareSignIn')).options;

test('failed sign-ins of a network are limited, and those of other networks are not', async () => {
  const { add, signIn, calls } = start({ limit: { highest: 3, period: minute } });
  await add();
  for (let time = 0; time < 5; time += 1) assert.equal((await signIn()).status, 200);
  for (let time = 0; time < 3; time += 1) assert.equal((await signIn({}, otherTenant)).status, 401);
  const before = calls.length;
  for (const answer of [await signIn({}, otherTenant), await signIn()])
    assert.deepEqual([answer.status, answer.error], [429, 'tooManyRequests']);
  assert.equal(calls.length, before, 'Firebase is not called');
  assert.equal((await signIn({}, {}, '192.0.2.2')).status, 200);
  mock.timers.tick(minute);
  assert.equal((await signIn()).status, 200);
});

test('the limit does not stop a signed-in user', async () => {
  const { add, signIn, list } = start({ limit: { highest: 1, period: minute } });
  await add();
  assert.equal((await signIn({}, otherTenant)).status, 401);
  assert.equal((await signIn()).status, 429);
  assert.equal((await list()).length, 1);
});

test('requests that need neither the store nor Firebase do not count', async () => {
  const { add, call, signIn } = start({ limit: { highest: 1, period: minute } });
  await add();
  for (let time = 0; time < 3; time += 1) {
    assert.equal((await call('signIn')).status, 401);
    assert.equal((await call('signIn', { response: 'broken' })).status, 401);
    assert.equal((await signIn({ challenge: 'invented' })).status, 401);
    assert.equal((await call('list', { idToken: 'broken' })).status, 401);
  }
  assert.equal((await signIn()).status, 200);
});

test('wrong sign-ins at once do not exceed the limit, by default 100 an hour', async () => {
  const { add, signIn } = start();
  await add();
  const answers = await Promise.all(Array.from({ length: 120 }, () => signIn({}, otherTenant)));
  assert.equal(answers.filter(({ status }) => status === 401).length, 100);
  mock.timers.tick(60 * minute - 1);
  assert.equal((await signIn({}, otherTenant)).status, 429);
  mock.timers.tick(1);
  assert.equal((await signIn({}, otherTenant)).status, 401);
});

test('options for a sign-in are written nowhere, so that a visitor who only looks costs nothing', async () => {
  const store = createMemoryStore();
  const names = ['get', 'list', 'add', 'change', 'remove', 'count'] as const;
  const fail = () => Promise.reject(new Error('not needed'));
  const { call, calls } = start({ store: { ...store, ...Object.fromEntries(names.map((name) => [name, fail])) } });
  assert.equal((await call('prepareSignIn')).status, 200);
  assert.deepEqual(calls, []);
});

test('an error of the service or the store reaches the server, not the page, and does not count', async () => {
  const { send, signIn, add, errors, failing } = start({ limit: { highest: 1, period: minute } });
  await add();
  failing.error = new Error('proxy.internal refused');
  const body = JSON.stringify({ action: 'list', idToken: signInAs() });
  for (let time = 0; time < 2; time += 1) {
    const response = await send(body);
    assert.equal(response.status, 500);
    assert.equal(await response.text(), 'The server has reported an error.');
    assert.equal(response.headers.get('access-control-allow-origin'), page);
  }
  assert.deepEqual(errors, [failing.error, failing.error]);
  failing.error = null;
  assert.equal((await signIn()).status, 200);
});

test('without the address of the visitor, nothing is done, because nothing could be limited', async () => {
  const { send, errors } = start();
  assert.equal((await send('{"action":"prepareSignIn"}', fromPage, null)).status, 500);
  assert.match(String(errors[0]), /Expected the IP address of the visitor/);
});

test('only pages of the listed origins can call the server', async () => {
  const { send, handle } = start();
  const body = '{"action":"prepareSignIn"}';
  for (const headers of [
    { ...fromPage, origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' },
    { ...fromPage, origin: 'https://app.example' },
    { ...fromPage, origin: 'null' },
    { 'content-type': 'application/json' },
  ])
    assert.equal((await send(body, headers)).status, 403);
  const response = await send(body);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('access-control-allow-origin'), page);
  const preflight = (origin: string) =>
    handle(new Request(`${page}/api/passkeys`, { method: 'OPTIONS', headers: { origin } }), address);
  assert.equal((await preflight(page)).status, 204);
  assert.equal((await preflight('https://attacker.example')).status, 405);
});

test('other methods, content types and bodies are refused', async () => {
  const { send, handle, calls } = start();
  const get = await handle(new Request(`${page}/api/passkeys`, { headers: fromPage }), address);
  assert.deepEqual([get.status, get.headers.get('allow')], [405, 'POST']);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])
    assert.equal((await send('{"action":"list"}', { ...fromPage, 'content-type': type })).status, 415, type);
  for (const wrong of [
    '',
    '{',
    'null',
    '[]',
    '"list"',
    '{}',
    '{"action":7}',
    '{"action":"toString"}',
    '{"action":"drop"}',
  ])
    assert.equal((await send(wrong)).status, 400, wrong);
  assert.equal((await send(JSON.stringify({ action: 'list', idToken: 'a'.repeat(100_000) }))).status, 413);
  assert.deepEqual(calls, []);
});
