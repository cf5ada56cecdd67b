import assert from 'node:assert/strict';
import { beforeEach, test, type TestContext } from 'node:test';
import { createUser } from '../../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import { rememberUsedLink, reportUsedLink } from '../finish/report-used-link.ts';
import { watchLink } from './watch-link.ts';

const page = new EventTarget();
Object.assign(globalThis, { window: page });

let channels: FakeChannel[] = [];

/** A channel that delivers messages at once. Node's own channels would keep the process running. */
class FakeChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }
  postMessage(data: unknown): void {
    const others = channels.filter((channel) => channel !== this && channel.name === this.name);
    for (const channel of others) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    channels = channels.filter((channel) => channel !== this);
  }
}

beforeEach(() => {
  channels = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(globalThis, 'localStorage', { value: createMemoryStorage(), configurable: true });
});

const ada = createUser();

/** Simulates another tab, in which Ada signs in with the mailed link `id`. */
function useLink(id: string, email = 'Ada@example.com'): void {
  const auth = {} as AuthBackend;
  rememberUsedLink(auth, { id, email });
  reportUsedLink(auth, ada);
}

function startWatch(context: TestContext, id: string) {
  const watch = watchLink(id);
  context.after(watch.stop);
  let isUsed = false;
  void watch.used.then(() => (isUsed = true));
  return {
    stop: watch.stop,
    async findUsed(): Promise<boolean> {
      await new Promise((resolve) => setImmediate(resolve));
      return isUsed;
    },
  };
}

/** Simulates that the page enters or leaves the browser's back/forward cache. */
function move(event: 'pagehide' | 'pageshow', persisted = true): void {
  page.dispatchEvent(Object.assign(new Event(event), { persisted }));
}

test('a watch learns that its link was used, but not that other links were used', async (context) => {
  const first = startWatch(context, 'first');
  const second = startWatch(context, 'second');
  useLink('second');
  assert.equal(await first.findUsed(), false);
  assert.equal(await second.findUsed(), true);
});

test('messages that are not the ID of the link are ignored', async (context) => {
  const watch = startWatch(context, 'first');
  for (const data of [undefined, null, '', 'used', { id: 'first' }, ['first'], new Map()])
    for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data }));
  assert.equal(await watch.findUsed(), false);
});

test('only the ID of the link is sent, and nothing is stored', () => {
  const messages: unknown[] = [];
  const other = new FakeChannel('doorstep:usedLinks');
  other.addEventListener('message', (event) => messages.push((event as MessageEvent).data));
  useLink('first');
  assert.deepEqual(messages, ['first']);
  assert.equal(localStorage.length, 0);
  assert.deepEqual(channels, [other]);
});

test('a sign-in with a different email is not reported', async (context) => {
  const watch = startWatch(context, 'first');
  useLink('first', 'grace@example.com');
  assert.equal(await watch.findUsed(), false);
});

test('a link is reported once, and a sign-in without a link is not reported', () => {
  const messages: unknown[] = [];
  new FakeChannel('doorstep:usedLinks').addEventListener('message', (event) => messages.push(event));
  const auth = {} as AuthBackend;
  reportUsedLink(auth, ada);
  rememberUsedLink(auth, { id: 'first', email: 'ada@example.com' });
  reportUsedLink(auth, ada);
  reportUsedLink(auth, ada);
  assert.equal(messages.length, 1);
});

test('a page in the back/forward cache learns of the used link when it is shown again', async (context) => {
  const watch = startWatch(context, 'first');
  move('pagehide');
  assert.deepEqual(channels, []);
  useLink('first');
  assert.equal(await watch.findUsed(), false);
  move('pageshow');
  assert.equal(await watch.findUsed(), true);
  assert.equal(localStorage.length, 0);
});

test('while a page is in the back/forward cache, the storage says for which link it waits, and whether it was used', (context) => {
  startWatch(context, 'first');
  move('pagehide');
  assert.equal(localStorage.getItem('doorstep:awaitedLink'), 'first');
  useLink('first');
  assert.equal(localStorage.getItem('doorstep:awaitedLink'), 'used first');
});

test('a page from the back/forward cache keeps waiting if the link of another page was used', async (context) => {
  const watch = startWatch(context, 'first');
  move('pagehide');
  localStorage.setItem('doorstep:awaitedLink', 'used second');
  move('pageshow');
  assert.equal(await watch.findUsed(), false);
  assert.equal(localStorage.getItem('doorstep:awaitedLink'), 'used second');
});

test('a page from the back/forward cache keeps waiting if its link was not used', async (context) => {
  const watch = startWatch(context, 'first');
  move('pagehide');
  useLink('second');
  move('pageshow');
  assert.equal(await watch.findUsed(), false);
  assert.equal(localStorage.length, 0);
  useLink('first');
  assert.equal(await watch.findUsed(), true);
});

test('a page does not delete the ID that another page in the back/forward cache has stored', async (context) => {
  const watch = startWatch(context, 'first');
  move('pagehide');
  localStorage.setItem('doorstep:awaitedLink', 'second');
  move('pageshow');
  assert.equal(await watch.findUsed(), false);
  assert.equal(localStorage.getItem('doorstep:awaitedLink'), 'second');
});

test('a page that is closed stores nothing', (context) => {
  startWatch(context, 'first');
  move('pagehide', false);
  assert.equal(localStorage.length, 0);
});

test('after the end of a watch, its channel is closed, and nothing is stored', (context) => {
  startWatch(context, 'first').stop();
  assert.deepEqual(channels, []);
  move('pagehide');
  move('pageshow');
  assert.deepEqual(channels, []);
  assert.equal(localStorage.length, 0);
});

for (const [name, value] of [
  ['no channels', undefined],
  [
    'channels that are blocked',
    function blocked() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
] as const) {
  test(`in a browser with ${name}, nothing fails, and the page keeps waiting`, async (context) => {
    Object.assign(globalThis, { BroadcastChannel: value });
    const watch = startWatch(context, 'first');
    assert.doesNotThrow(() => useLink('first'));
    assert.equal(await watch.findUsed(), false);
  });
}

test('without local storage, nothing fails', async (context) => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  const watch = startWatch(context, 'first');
  move('pagehide');
  move('pageshow');
  useLink('first');
  assert.equal(await watch.findUsed(), true);
});
