import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { pendingCredential } from './pending-credential.ts';
import { pendingKey } from './pending-key.ts';
import { seal } from './seal.ts';

const email = 'ada@example.com';

/** A storage of the session, in a browser whose database has a key; and what the console is told. */
async function browser(context: TestContext) {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const store = { get: () => request(key) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => request(database) }, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
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
