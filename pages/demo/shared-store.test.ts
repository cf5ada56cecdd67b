import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createServiceState, type ServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { createSharedStore } from './shared-store.ts';

interface FetchOptions {
  readonly method?: string;
  readonly body?: string;
  readonly keepalive?: boolean;
}

/**
 * Maximum number of open `keepalive` requests in the fake browser. Real browsers limit the total size, but here all
 * requests have the same size.
 */
const maxKeepaliveRequests = 3;

let sharedState: { version: number; state: string | null };
let isServerDown: boolean;
let openResponses: Response[];

beforeEach(() => {
  sharedState = { version: 0, state: null };
  isServerDown = false;
  openResponses = [];
  mock.method(globalThis, 'fetch', async (_url: string, { method, body, keepalive }: FetchOptions = {}) => {
    if (isServerDown) throw new TypeError('no network');
    openResponses = openResponses.filter(({ bodyUsed }) => !bodyUsed);
    if (keepalive === true && openResponses.length >= maxKeepaliveRequests)
      throw new TypeError('too many keepalive requests');
    const newState = method === 'PUT' ? (JSON.parse(body ?? '') as typeof sharedState) : sharedState;
    if (newState.version > sharedState.version) sharedState = newState;
    const response = Response.json(sharedState);
    if (keepalive === true) openResponses.push(response);
    return response;
  });
});
afterEach(() => mock.restoreAll());

test('a browser reads the state that another browser has written before', async () => {
  const store = await createBrowser().openStore();
  store.write(createState(true));
  await runPendingPromises();
  const otherStore = await createBrowser().openStore();
  assert.equal(otherStore.read().emailEnumerationProtection, true);
});

test('all of many successive writes reach the server, and their responses are read', async () => {
  const store = await createBrowser().openStore();
  for (let turn = 0; turn < 4 * maxKeepaliveRequests; turn += 1) {
    store.write(createState(turn % 2 === 0));
    await runPendingPromises();
    assert.equal(sharedState.state, JSON.stringify(store.read()), `turn ${turn}`);
    assert.deepEqual(
      openResponses.filter(({ bodyUsed }) => !bodyUsed),
      [],
    );
  }
});

test('the last of many simultaneous writes reaches the server despite the keepalive limit', async () => {
  const store = await createBrowser().openStore();
  for (let turn = 0; turn < 2 * maxKeepaliveRequests; turn += 1) store.write(createState(turn % 2 === 0));
  await runPendingPromises();
  assert.equal(sharedState.state, JSON.stringify(store.read()));
});

test('a browser is notified of a state that another browser writes later', async () => {
  const browser = createBrowser();
  const store = await browser.openStore();
  let notifications = 0;
  store.subscribe(() => (notifications += 1));
  const otherStore = await createBrowser().openStore();
  otherStore.write(createState(true));
  await runPendingPromises();
  await browser.pollAgain();
  assert.deepEqual([store.read().emailEnumerationProtection, notifications], [true, 1]);
});

test('a browser sends its state to a restarted server', async () => {
  const browser = createBrowser();
  const store = await browser.openStore();
  store.write(createState(true));
  await runPendingPromises();
  sharedState = { version: 0, state: null };
  await browser.pollAgain();
  const otherStore = await createBrowser().openStore();
  assert.equal(otherStore.read().emailEnumerationProtection, true);
});

test('the initial state of a new browser reaches the server, and the next browser reads it', async () => {
  const store = await createBrowser().openStore();
  await store.initialize(async () => store.write(createState(true)));
  const otherStore = await createBrowser().openStore();
  assert.equal(otherStore.read().emailEnumerationProtection, true);
});

test('after a restart of the server, the state of an older browser replaces the initial state of a new browser', async () => {
  const browser = createBrowser();
  const store = await browser.openStore();
  store.write(createState(true));
  await runPendingPromises();
  sharedState = { version: 0, state: null };
  const newBrowser = createBrowser();
  const newStore = await newBrowser.openStore();
  await newStore.initialize(async () => newStore.write(createState(false)));
  await browser.pollAgain();
  await newBrowser.pollAgain();
  assert.equal(store.read().emailEnumerationProtection, true);
  assert.equal(newStore.read().emailEnumerationProtection, true);
});

test('a call of the service that changes no data does not replace the state of another browser', async () => {
  const browser = createBrowser();
  const store = await browser.openStore();
  await store.initialize(async () => store.write(createState(false)));
  const version = sharedState.version;
  store.write({ ...store.read(), counts: { 'password policy': 1 } });
  await runPendingPromises();
  assert.equal(sharedState.version, version);
  assert.deepEqual(store.read().counts, { 'password policy': 1 });
});

test('of two browsers that began without the server, one gets the state of the other', async () => {
  isServerDown = true;
  const browsers = [createBrowser(), createBrowser()];
  const stores = await Promise.all(browsers.map(({ openStore }) => openStore()));
  for (const [index, store] of stores.entries()) {
    await store.initialize(async () => store.write(createState(index === 0)));
  }
  isServerDown = false;
  for (const browser of [...browsers, ...browsers]) await browser.pollAgain();
  const [first, second] = stores.map((store) => store.read().emailEnumerationProtection);
  assert.equal(first, second);
});

test('after an initial state that could not be written, a change is shared', async () => {
  const store = await createBrowser().openStore();
  await assert.rejects(store.initialize(() => Promise.reject(new Error('no accounts'))));
  store.write(createState(true));
  await runPendingPromises();
  const otherStore = await createBrowser().openStore();
  assert.equal(otherStore.read().emailEnumerationProtection, true);
});

test('a change after the initial state replaces the state in other browsers', async () => {
  const browser = createBrowser();
  const store = await browser.openStore();
  await store.initialize(async () => store.write(createState(false)));
  const otherBrowser = createBrowser();
  const otherStore = await otherBrowser.openStore();
  store.write(createState(true));
  await runPendingPromises();
  await otherBrowser.pollAgain();
  assert.equal(otherStore.read().emailEnumerationProtection, true);
});

test('without a server, a browser uses its own state', async () => {
  isServerDown = true;
  const store = await createBrowser().openStore();
  store.write(createState(true));
  await runPendingPromises();
  assert.equal(store.read().emailEnumerationProtection, true);
});

function createState(emailEnumerationProtection: boolean): ServiceState {
  return { ...createServiceState(), emailEnumerationProtection };
}

/**
 * Creates a fake browser window with its own store. After the first poll, the store polls only when the test calls
 * `pollAgain`.
 */
function createBrowser() {
  const ownStore = createMemoryStore();
  const items = new Map<string, string>();
  let runTimeout = () => {};
  const page = {
    localStorage: { getItem: (key: string) => items.get(key) ?? null, setItem: items.set.bind(items) },
    document: { visibilityState: 'visible' },
    setTimeout: (callback: () => void) => (runTimeout = callback),
  };
  return {
    openStore: () => createSharedStore(ownStore, '/demo/service', page as unknown as typeof globalThis & Window),
    async pollAgain() {
      runTimeout();
      await runPendingPromises();
    },
  };
}

const runPendingPromises = () => new Promise(setImmediate);
