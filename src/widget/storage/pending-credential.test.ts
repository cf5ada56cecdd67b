import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { isPendingFor, pendingCredential } from './pending-credential.ts';
import { pendingStorageKey } from './pending-key.ts';
import { seal } from './seal.ts';
import { createMemoryStorage, failingStorage } from '../../../fixtures/storage.ts';

const email = 'ada@example.com';

/**
 * Stubs an IndexedDB that already contains an encryption key. Returns the key, a storage, and the messages on the
 * console.
 */
async function stubBrowser(context: TestContext) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const store = { get: () => toRequest(key) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => toRequest(database) }, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  const entries = new Map<string, string>();
  const storage = createMemoryStorage(entries);
  const info = context.mock.method(console, 'info', () => {});
  return {
    key,
    entries,
    storage,
    messages: () => info.mock.calls.map((call): unknown => (call.arguments as unknown[])[0]),
  };
}

/** Returns an IndexedDB request that succeeds asynchronously. */
function toRequest(result: unknown) {
  const request: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

test('a stored credential is encrypted and can be read', async (context) => {
  const { entries, storage, messages } = await stubBrowser(context);
  await pendingCredential.keep(storage, { email, credential: null });
  assert.doesNotMatch(entries.get(pendingStorageKey) ?? '', /ada|\{/);
  assert.deepEqual(await pendingCredential.read(storage, () => null), { email, credential: null });
  assert.deepEqual(messages(), []);
});

for (const [problem, value] of [
  ['is broken', () => 'broken'],
  [
    'was encrypted for another purpose',
    (key: CryptoKey) => seal(key, 'emailForSignIn', JSON.stringify({ email, credential: null })),
  ],
  ['is not JSON', (key: CryptoKey) => seal(key, pendingStorageKey, 'ada')],
  ['has no email', (key: CryptoKey) => seal(key, pendingStorageKey, '{"credential":null}')],
  ['has no credential', (key: CryptoKey) => seal(key, pendingStorageKey, '{"email":"ada@example.com"}')],
] as const) {
  test(`a value that ${problem} is removed and reported on the console`, async (context) => {
    const { key, entries, storage, messages } = await stubBrowser(context);
    entries.set(pendingStorageKey, await value(key));
    assert.equal(await pendingCredential.read(storage, () => null), null);
    assert.equal(entries.size, 0);
    assert.deepEqual(messages(), ['[doorstep] Removed an unreadable pending sign-in.']);
  });
}

test('without a stored credential the console stays empty', async (context) => {
  const { storage, messages } = await stubBrowser(context);
  assert.equal(await pendingCredential.read(storage, () => null), null);
  assert.deepEqual(messages(), []);
});

test('a credential is restored from its JSON', async (context) => {
  const { storage } = await stubBrowser(context);
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

test('the credential is stored under a fixed key and can be cleared', async (context) => {
  const { entries, storage } = await stubBrowser(context);
  await pendingCredential.keep(storage, { email, credential: null });
  assert.deepEqual([...entries.keys()], ['doorstep:pendingEmailCredential']);
  pendingCredential.clear(storage);
  assert.equal(entries.size, 0);
});

test('emails are compared without regard to case', () => {
  assert.equal(isPendingFor({ email: 'Ada@example.com', credential: null }, 'ADA@example.com'), true);
  assert.equal(isPendingFor({ email, credential: null }, 'grace@example.com'), false);
});

test('keep returns false and reports on the console if the storage is full', async (context) => {
  const { storage, messages } = await stubBrowser(context);
  assert.equal(await pendingCredential.keep(storage, { email, credential: null }), true);
  assert.deepEqual(messages(), []);
  assert.equal(await pendingCredential.keep(failingStorage, { email, credential: null }), false);
  assert.deepEqual(messages(), ['[doorstep] Cannot store the pending sign-in.']);
});
