import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { isPendingFor, pendingCredential } from './pending-credential.ts';
import { pendingKey } from './pending-key.ts';
import { seal } from './seal.ts';
import { fullStorage, newStorage } from '../../../fixtures/storage.ts';

const email = 'ada@example.com';

/** A storage of the session, in a browser whose database has a key; and what the console is told. */
async function browser(context: TestContext) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const store = { get: () => request(key) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => request(database) }, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  const { storage, kept } = newStorage();
  const info = context.mock.method(console, 'info', () => {});
  return { key, kept, storage, notes: () => info.mock.calls.map((call): unknown => (call.arguments as unknown[])[0]) };
}

/** Succeeds once somebody listens. */
function request(result: unknown) {
  const asked: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => asked.onsuccess?.());
  return asked;
}

test('what waits is read again, and lies sealed', async (context) => {
  const { kept, storage, notes } = await browser(context);
  await pendingCredential.keep(storage, { email, credential: null });
  assert.doesNotMatch(kept.get(pendingKey) ?? '', /ada|\{/);
  assert.deepEqual(await pendingCredential.read(storage, () => null), { email, credential: null });
  assert.deepEqual(notes(), []);
});

for (const [what, value] of [
  ['is broken', () => 'broken'],
  [
    'was sealed for another purpose',
    (key: CryptoKey) => seal(key, 'emailForSignIn', JSON.stringify({ email, credential: null })),
  ],
  ['is no JSON', (key: CryptoKey) => seal(key, pendingKey, 'ada')],
  ['has no email', (key: CryptoKey) => seal(key, pendingKey, '{"credential":null}')],
] as const) {
  test(`a value that ${what} is dropped, and the developer is told`, async (context) => {
    const { key, kept, storage, notes } = await browser(context);
    kept.set(pendingKey, await value(key));
    assert.equal(await pendingCredential.read(storage, () => null), null);
    assert.equal(kept.size, 0);
    assert.deepEqual(notes(), ['[doorstep] A pending sign-in could not be read and was dropped.']);
  });
}

test('where nothing waits, nothing is said', async (context) => {
  const { storage, notes } = await browser(context);
  assert.equal(await pendingCredential.read(storage, () => null), null);
  assert.deepEqual(notes(), []);
});

test('a credential is restored from what it was as JSON', async (context) => {
  const { storage } = await browser(context);
  const credential = { providerId: 'github.com', signInMethod: 'github.com', toJSON: () => ({ token: 'x' }) };
  await pendingCredential.keep(storage, { email, credential });
  const restored: unknown[] = [];
  const restore = (json: unknown) => (restored.push(json), credential);
  assert.deepEqual(await pendingCredential.read(storage, restore), { email, credential });
  assert.deepEqual(restored, [{ token: 'x' }]);
  await pendingCredential.keep(storage, { email, credential: null });
  assert.deepEqual(await pendingCredential.read(storage, restore), { email, credential: null });
  assert.equal(restored.length, 1);
});

test('it is cleared, under the name by which every version knows it', async (context) => {
  const { kept, storage } = await browser(context);
  await pendingCredential.keep(storage, { email, credential: null });
  assert.deepEqual([...kept.keys()], ['doorstep:pendingEmailCredential']);
  pendingCredential.clear(storage);
  assert.equal(kept.size, 0);
});

test('it waits for an address in whatever case, and for no other', () => {
  assert.equal(isPendingFor({ email: 'Ada@example.com', credential: null }, 'ADA@example.com'), true);
  assert.equal(isPendingFor({ email, credential: null }, 'grace@example.com'), false);
});

test('whether it is kept is told: a storage that is full keeps nothing, and the developer is told', async (context) => {
  const { storage, notes } = await browser(context);
  assert.equal(await pendingCredential.keep(storage, { email, credential: null }), true);
  assert.deepEqual(notes(), []);
  assert.equal(await pendingCredential.keep(fullStorage, { email, credential: null }), false);
  assert.deepEqual(notes(), ['[doorstep] No pending sign-in can be kept.']);
});
