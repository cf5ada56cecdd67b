import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { CancellableConnector } from './cancellable-connector.ts';

interface Opening {
  readonly name: string;
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

let openings: Opening[];
let opened: string[];
let closed: string[];
let allowClosing: () => void;
let connector: CancellableConnector<string, { readonly name: string; close(): Promise<void> }>;

beforeEach(() => {
  openings = [];
  opened = [];
  closed = [];
  const { promise: closingAllowed, resolve } = Promise.withResolvers<void>();
  allowClosing = resolve;
  connector = new CancellableConnector((name) => {
    const { promise, resolve: succeed, reject } = Promise.withResolvers<{ name: string; close(): Promise<void> }>();
    const close = async (): Promise<void> => {
      await closingAllowed;
      closed.push(name);
    };
    openings.push({ name, succeed: () => succeed({ name, close }), fail: reject });
    return promise;
  });
});

const connect = (name: string): Promise<void> => connector.connect(name, (connection) => opened.push(connection.name));
const runPendingPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const openingNames = (): readonly string[] => openings.map(({ name }) => name);

test('a connection is pending until it is open', async () => {
  const connecting = connect('one');
  assert.equal(connector.pendingOptions, 'one');
  await runPendingPromises();
  openings[0]?.succeed();
  await connecting;
  assert.deepEqual([opened, connector.pendingOptions, closed], [['one'], null, []]);
});

test('a connection that is cancelled while it opens is closed once it is open', async () => {
  const connecting = connect('one');
  await runPendingPromises();
  connector.cancel();
  assert.equal(connector.pendingOptions, null);
  openings[0]?.succeed();
  allowClosing();
  await connecting;
  assert.deepEqual([opened, closed], [[], ['one']]);
});

test('a connection that is cancelled immediately is never opened', async () => {
  const connecting = connect('one');
  connector.cancel();
  await connecting;
  assert.deepEqual(openingNames(), []);
});

test('a connection is either delivered or closed, no matter when it is cancelled', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    opened = [];
    closed = [];
    const connecting = connect('one');
    await runPendingPromises();
    openings.at(-1)?.succeed();
    allowClosing();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    assert.equal(connector.pendingOptions === null, opened.length === 1, `after ${turns} turns`);
    connector.cancel();
    await connecting;
    assert.equal(opened.length + closed.length, 1, `after ${turns} turns`);
  }
});

test('a connection opens only after the cancelled one is closed, and can be cancelled, too', async () => {
  const first = connect('one');
  await runPendingPromises();
  connector.cancel();
  const second = connect('two');
  await runPendingPromises();
  assert.deepEqual([openingNames(), connector.pendingOptions], [['one'], 'two']);
  connector.cancel();
  const third = connect('three');
  openings[0]?.succeed();
  await runPendingPromises();
  assert.deepEqual(openingNames(), ['one']);
  allowClosing();
  await runPendingPromises();
  assert.deepEqual([openingNames(), closed], [['one', 'three'], ['one']]);
  openings[1]?.succeed();
  await Promise.all([first, second, third]);
  assert.deepEqual(opened, ['three']);
});

test('connect rejects if opening fails, and the next connection can be opened', async () => {
  const connecting = connect('one');
  await runPendingPromises();
  openings[0]?.fail(new Error('closed'));
  await assert.rejects(connecting, /closed/);
  assert.equal(connector.pendingOptions, null);
  void connect('two');
  await runPendingPromises();
  assert.deepEqual(openingNames(), ['one', 'two']);
});

test('a failure of a cancelled connection is ignored', async () => {
  const connecting = connect('one');
  await runPendingPromises();
  connector.cancel();
  openings[0]?.fail(new Error('closed'));
  await connecting;
});

test('connect rejects if `onOpen` throws', async () => {
  const connecting = connector.connect('one', () => {
    throw new Error('no room');
  });
  await runPendingPromises();
  openings[0]?.succeed();
  await assert.rejects(connecting, /no room/);
});
