import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createServiceState, type ServiceState } from '../../src/adapters/fake/service/service-state.ts';
import { memoryStore } from '../../src/adapters/fake/service/state-store.ts';
import { createSharedStore } from './shared-store.ts';

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly keepalive?: boolean;
}

/** A browser allows so much, not so many; states are of one size here. */
const atOnce = 3;

let kept: { version: number; state: string | null };
let isDown: boolean;
/** Requests that the browser keeps alive, whose answers nobody has read. */
let open: Response[];

beforeEach(() => {
  kept = { version: 0, state: null };
  isDown = false;
  open = [];
  mock.method(globalThis, 'fetch', async (_url: string, { method, body, keepalive }: Asked = {}) => {
    if (isDown) throw new TypeError('no network');
    open = open.filter(({ bodyUsed }) => !bodyUsed);
    if (keepalive === true && open.length >= atOnce) throw new TypeError('too much to be kept alive');
    const given = method === 'PUT' ? (JSON.parse(body ?? '') as typeof kept) : kept;
    if (given.version > kept.version) kept = given;
    const answer = Response.json(kept);
    if (keepalive === true) open.push(answer);
    return answer;
  });
});
afterEach(() => mock.restoreAll());

test('what one browser has done is found by another', async () => {
  const [one, other] = [aBrowser(), aBrowser()];
  const here = await one.open();
  here.write(protectedState(true));
  await settled();
  assert.equal((await other.open()).read().emailEnumerationProtection, true);
});

test('however much one browser does, another finds it', async () => {
  const here = await aBrowser().open();
  for (let turn = 0; turn < 4 * atOnce; turn += 1) {
    here.write(protectedState(turn % 2 === 0));
    await settled();
    assert.equal(kept.state, JSON.stringify(here.read()), `turn ${turn}`);
    assert.deepEqual(
      open.filter(({ bodyUsed }) => !bodyUsed),
      [],
    );
  }
});

test('what is more than the browser keeps alive is told all the same', async () => {
  const here = await aBrowser().open();
  for (let turn = 0; turn < 2 * atOnce; turn += 1) here.write(protectedState(turn % 2 === 0));
  await settled();
  assert.equal(kept.state, JSON.stringify(here.read()));
});

test('what another browser does is heard of', async () => {
  const [one, other] = [aBrowser(), aBrowser()];
  const here = await one.open();
  let told = 0;
  here.subscribe(() => (told += 1));
  (await other.open()).write(protectedState(true));
  await settled();
  await one.later();
  assert.deepEqual([here.read().emailEnumerationProtection, told], [true, 1]);
});

test('a server that has begun anew is told what there is', async () => {
  const one = aBrowser();
  (await one.open()).write(protectedState(true));
  await settled();
  kept = { version: 0, state: null };
  await one.later();
  assert.equal((await aBrowser().open()).read().emailEnumerationProtection, true);
});

test('without a server the browser goes on with its own', async () => {
  isDown = true;
  const here = await aBrowser().open();
  here.write(protectedState(true));
  await settled();
  assert.equal(here.read().emailEnumerationProtection, true);
});

function protectedState(emailEnumerationProtection: boolean): ServiceState {
  return { ...createServiceState(), emailEnumerationProtection };
}

/** A browser with a copy of its own, in which time passes as it is told. */
function aBrowser() {
  const own = memoryStore();
  const items = new Map<string, string>();
  let next = () => {};
  const page = {
    localStorage: { getItem: (key: string) => items.get(key) ?? null, setItem: items.set.bind(items) },
    document: { visibilityState: 'visible' },
    setTimeout: (later: () => void) => (next = later),
  };
  return {
    open: () => createSharedStore(own, '/demo/service', page as unknown as typeof globalThis & Window), // the part that is used
    async later() {
      next();
      await settled();
    },
  };
}

const settled = () => new Promise(setImmediate);
