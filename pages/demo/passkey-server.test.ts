import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJwtClaims } from '../../src/adapters/in-memory/service/jwt.ts';
import { createAppServerStores } from './app-server.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';
import { PasskeyServer } from './passkey-server.ts';

const ada = { uid: 'uid of Ada', name: 'ada@example.com' };
const minutes = 60_000;

/**
 * Converts a number of 32 bytes to a DER integer. Removes zeros at the start, but adds one if the integer would
 * otherwise be negative.
 */
function toDerInteger(bytes: Uint8Array): readonly number[] {
  const digits = [...bytes];
  while (digits[0] === 0) digits.shift();
  if ((digits[0] ?? 0) >= 0x80) digits.unshift(0);
  return [2, digits.length, ...digits];
}

/** Converts a signature from the format of Web Crypto to DER, the format of passkeys. */
function toDer(plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = [...toDerInteger(plain.subarray(0, 32)), ...toDerInteger(plain.subarray(32))];
  return new Uint8Array([0x30, numbers.length, ...numbers]);
}

const digest = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

interface Answer {
  readonly challenge: string;
  readonly origin?: string;
  readonly host?: string;
  readonly flags?: number;
}

/** Creates a passkey with functions that return the same answers as a browser. */
async function createPasskey(isRsa = false) {
  const hash = 'SHA-256';
  const parameters = isRsa
    ? { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash }
    : { name: 'ECDSA', namedCurve: 'P-256', hash };
  const keys = (await crypto.subtle.generateKey(parameters, true, ['sign', 'verify'])) as CryptoKeyPair;
  const publicKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey)));
  const id = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const answer = async (
    type: string,
    { challenge, origin = 'http://localhost:5100', host = 'localhost', flags = 5 }: Answer,
  ) => {
    const hostHash = await digest(new TextEncoder().encode(host));
    return {
      clientDataJSON: toBase64Url(new TextEncoder().encode(JSON.stringify({ type, challenge, origin }))),
      authenticatorData: toBase64Url(new Uint8Array([...hostHash, flags, 0, 0, 0, 0])),
    };
  };
  return {
    async register(given: Answer) {
      const response = {
        ...(await answer('webauthn.create', given)),
        publicKey,
        publicKeyAlgorithm: isRsa ? -257 : -7,
      };
      return { id, response } as RegistrationResponseJSON;
    },
    async signIn(given: Answer, type = 'webauthn.get') {
      const data = await answer(type, given);
      const clientHash = await digest(fromBase64Url(data.clientDataJSON));
      const signed = new Uint8Array([...fromBase64Url(data.authenticatorData), ...clientHash]);
      const plain = new Uint8Array(await crypto.subtle.sign(parameters, keys.privateKey, signed));
      const signature = toBase64Url(isRsa ? plain : toDer(plain));
      return { id, response: { ...data, signature } } as AuthenticationResponseJSON;
    },
  };
}

/** Starts a server that knows a passkey of Ada. */
async function start(isRsa = false) {
  let now = 0;
  const { passkeys } = createAppServerStores();
  const accounts = new Set([ada.uid]);
  const server = new PasskeyServer(passkeys, { now: () => now, hasAccount: (uid) => accounts.has(uid) });
  const passkey = await createPasskey(isRsa);
  const { challenge } = server.startRegistration(ada);
  assert.ok(await server.register(ada.uid, await passkey.register({ challenge })));
  return { server, passkey, passkeys, accounts, pass: (milliseconds: number) => void (now += milliseconds) };
}

for (const isRsa of [false, true]) {
  test(`a passkey with ${isRsa ? 'an RSA' : 'an elliptic'} key signs in to the account that has added it`, async () => {
    const { server, passkey } = await start(isRsa);
    // The length of the numbers in an ECDSA signature varies, so check several signatures.
    for (let time = 0; time < (isRsa ? 1 : 20); time += 1) {
      const token = await server.signIn(await passkey.signIn(server.startSignIn()));
      assert.equal((readJwtClaims(token ?? '') as { uid: string }).uid, ada.uid);
    }
  });
}

test('a challenge works once, and for five minutes', async () => {
  const { server, passkey, pass } = await start();
  const answer = await passkey.signIn(server.startSignIn());
  assert.ok(await server.signIn(answer));
  assert.equal(await server.signIn(answer), null);
  const late = await passkey.signIn(server.startSignIn());
  pass(5 * minutes);
  assert.equal(await server.signIn(late), null);
});

for (const [name, change] of [
  ['another challenge', { challenge: 'AAAA' }],
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a passkey of another site', { host: 'evil.example' }],
  ['a user who was not verified', { flags: 1 }],
] as const) {
  test(`the answer of ${name} is refused`, async () => {
    const { server, passkey, passkeys } = await start();
    assert.equal(await server.signIn(await passkey.signIn({ ...server.startSignIn(), ...change })), null);
    const other = await createPasskey();
    const added = await other.register({ challenge: server.startRegistration(ada).challenge, ...change });
    assert.equal(await server.register(ada.uid, added), null);
    assert.equal(passkeys.get().length, 1);
  });
}

test('an unknown passkey, another signature and an answer to another question are refused', async () => {
  const { server, passkey } = await start();
  const unknown = await createPasskey();
  assert.equal(await server.signIn(await unknown.signIn(server.startSignIn())), null);
  const forged = await unknown.signIn(server.startSignIn());
  const { id } = await passkey.signIn({ challenge: '' });
  assert.equal(await server.signIn({ ...forged, id }), null);
  assert.equal(await server.signIn(await passkey.signIn(server.startSignIn(), 'webauthn.create')), null);
});

test('the passkeys of an account are listed, renamed and removed', async () => {
  const { server, passkey, pass } = await start();
  const [added] = server.list(ada.uid);
  assert.deepEqual(server.list(ada.uid), [{ id: added?.id, name: 'Passkey', addedAt: 0, usedAt: null }]);
  assert.deepEqual(server.list('uid of Grace'), []);
  pass(5 * minutes);
  await server.signIn(await passkey.signIn(server.startSignIn()));
  const id = added?.id ?? '';
  server.rename('uid of Grace', id, 'Stolen');
  server.rename(ada.uid, id, 'Laptop');
  assert.deepEqual(server.list(ada.uid), [{ id, name: 'Laptop', addedAt: 0, usedAt: 5 * minutes }]);
  server.remove('uid of Grace', id);
  assert.equal(server.list(ada.uid).length, 1);
  server.remove(ada.uid, id);
  assert.deepEqual(server.list(ada.uid), []);
});

test('a passkey whose account was deleted does not sign in', async () => {
  const { server, passkey, accounts } = await start();
  accounts.clear();
  assert.equal(await server.signIn(await passkey.signIn(server.startSignIn())), null);
});

test('an account that has a passkey does not get the same one again', async () => {
  const { server, passkeys } = await start();
  const [{ id } = { id: '' }] = passkeys.get();
  assert.deepEqual(server.startRegistration(ada).excludeCredentials, [{ type: 'public-key', id }]);
  assert.deepEqual(server.startRegistration({ ...ada, uid: 'another' }).excludeCredentials, []);
});
