import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { getDeviceKey } from './device-key.ts';

/** A minimal IndexedDB that records its calls. */
class FakeDatabase {
  readonly stores = new Map<string, Map<string, unknown>>();
  readonly opened: unknown[] = [];
  readonly modes: unknown[] = [];
  closed = 0;
  /** If set, another tab stores this key while our tab is still generating a key. */
  otherKey: unknown = undefined;
  failing = false;

  open(name: string, version: number): unknown {
    this.opened.push([name, version]);
    const request: Request = { result: this };
    queueMicrotask(() => {
      if (this.failing) return request.onerror?.();
      if (this.stores.size === 0) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }

  createObjectStore(name: string): void {
    this.stores.set(name, new Map());
  }

  transaction(name: string, mode = 'readonly'): unknown {
    this.modes.push(mode);
    const store = this.stores.get(name);
    if (!store) throw new Error(`expected the store ${name} to exist`);
    if (mode === 'readwrite' && this.otherKey) store.set('pendingEmailCredential', this.otherKey);
    return {
      objectStore: () => ({
        get: (key: string) => toRequest(store.get(key)),
        put: (value: unknown, key: string) => toRequest(store.set(key, value)),
      }),
    };
  }

  close(): void {
    this.closed += 1;
  }
}

interface Request {
  readonly result: unknown;
  readonly error?: Error | null;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

function toRequest(result: unknown): Request {
  const request: Request = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

function stubIndexedDb(context: TestContext): FakeDatabase {
  const database = new FakeDatabase();
  Object.defineProperty(globalThis, 'indexedDB', { value: database, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  return database;
}

const generateKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

test('the first call stores a new key under a fixed name, and later calls return that key', async (context) => {
  const database = stubIndexedDb(context);
  const key = await getDeviceKey();
  assert.deepEqual(database.opened, [['doorstep', 1]]);
  assert.deepEqual(database.modes, ['readonly', 'readwrite']);
  assert.equal(database.stores.get('keys')?.get('pendingEmailCredential'), key);
  assert.equal(database.closed, 1);
  assert.equal(await getDeviceKey(), key);
  assert.deepEqual(database.modes, ['readonly', 'readwrite', 'readonly']);
  assert.equal(database.closed, 2);
});

test('scripts can use the key but cannot export it', async (context) => {
  stubIndexedDb(context);
  const key = await getDeviceKey();
  assert.deepEqual([key.extractable, key.usages], [false, ['encrypt', 'decrypt']]);
  assert.deepEqual(key.algorithm, { name: 'AES-GCM', length: 256 });
});

test('a key that another tab has stored in the meantime is used', async (context) => {
  const database = stubIndexedDb(context);
  database.otherKey = await generateKey();
  assert.equal(await getDeviceKey(), database.otherKey);
  assert.equal(database.stores.get('keys')?.get('pendingEmailCredential'), database.otherKey);
});

test('a stored value that is not a key is replaced', async (context) => {
  const database = stubIndexedDb(context);
  const key = await getDeviceKey();
  database.stores.get('keys')?.set('pendingEmailCredential', 'a key');
  assert.ok((await getDeviceKey()) instanceof CryptoKey);
  assert.notEqual(await getDeviceKey(), key);
});

test('without IndexedDB, the key is lost with the page, and a message is logged', async (context) => {
  stubIndexedDb(context).failing = true;
  const info = context.mock.method(console, 'info', () => {});
  const key = await getDeviceKey();
  assert.ok(key instanceof CryptoKey);
  assert.equal(await getDeviceKey(), key);
  const [message, reason] = (info.mock.calls[0]?.arguments ?? []) as unknown[];
  assert.equal(message, '[doorstep] The browser cannot store a key: a pending sign-in is lost when the page reloads.');
  assert.match(String(reason), /IndexedDB is not available\.$/);
});
