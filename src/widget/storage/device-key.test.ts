import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { getDeviceKey } from './device-key.ts';

/** A database as little as is needed: its stores, and what was asked of it. */
class Database {
  readonly stores = new Map<string, Map<string, unknown>>();
  readonly opened: unknown[] = [];
  readonly modes: unknown[] = [];
  closed = 0;
  /** Before the first `put`, somebody else's key comes in between. */
  others: unknown = undefined;
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
    if (!store) throw new Error(`There is no store ${name}.`);
    if (mode === 'readwrite' && this.others) store.set('pendingEmailCredential', this.others);
    return {
      objectStore: () => ({
        get: (key: string) => succeeding(store.get(key)),
        put: (value: unknown, key: string) => succeeding(store.set(key, value)),
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

function succeeding(result: unknown): Request {
  const request: Request = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

function browser(context: TestContext): Database {
  const database = new Database();
  Object.defineProperty(globalThis, 'indexedDB', { value: database, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  return database;
}

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

test('the first key is kept under its name, and is there the next time', async (context) => {
  const database = browser(context);
  const key = await getDeviceKey();
  assert.deepEqual(database.opened, [['doorstep', 1]]);
  assert.deepEqual(database.modes, ['readonly', 'readwrite']);
  assert.equal(database.stores.get('keys')?.get('pendingEmailCredential'), key);
  assert.equal(database.closed, 1);
  assert.equal(await getDeviceKey(), key);
  assert.deepEqual(database.modes, ['readonly', 'readwrite', 'readonly']);
  assert.equal(database.closed, 2);
});

test('scripts can use it, and not read it', async (context) => {
  browser(context);
  const key = await getDeviceKey();
  assert.deepEqual([key.extractable, key.usages], [false, ['encrypt', 'decrypt']]);
  assert.deepEqual(key.algorithm, { name: 'AES-GCM', length: 256 });
});

test('a key that another tab has made meanwhile is the one', async (context) => {
  const database = browser(context);
  database.others = await newKey();
  assert.equal(await getDeviceKey(), database.others);
  assert.equal(database.stores.get('keys')?.get('pendingEmailCredential'), database.others);
});

test('what is no key is not taken for one', async (context) => {
  const database = browser(context);
  const key = await getDeviceKey();
  database.stores.get('keys')?.set('pendingEmailCredential', 'a key');
  assert.ok((await getDeviceKey()) instanceof CryptoKey);
  assert.notEqual(await getDeviceKey(), key);
});

test('without a database the key is this page’s, and the developer is told', async (context) => {
  browser(context).failing = true;
  const info = context.mock.method(console, 'info', () => {});
  const key = await getDeviceKey();
  assert.ok(key instanceof CryptoKey);
  assert.equal(await getDeviceKey(), key);
  const [said, reason] = (info.mock.calls[0]?.arguments ?? []) as unknown[];
  assert.equal(said, '[doorstep] This browser keeps no key: what is pending ends with the page.');
  assert.match(String(reason), /The browser keeps no database\.$/);
});
