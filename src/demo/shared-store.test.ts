import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { emptyServiceState, type ServiceState } from '../adapters/fake/service-state.ts';
import { memoryStore } from '../adapters/fake/state-store.ts';
import { sharedStore } from './shared-store.ts';

let kept: { version: number; state: string | null };
let isDown: boolean;

beforeEach(() => {
  kept = { version: 0, state: null };
  isDown = false;
  mock.method(globalThis, 'fetch', async (_url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (isDown) throw new TypeError('no network');
    const given = method === 'PUT' ? (JSON.parse(body ?? '') as typeof kept) : kept;
    if (given.version > kept.version) kept = given;
    return Response.json(kept);
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
  return { ...emptyServiceState(), emailEnumerationProtection };
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
    open: () => sharedStore(own, '/demo/service', page as unknown as typeof globalThis & Window), // the part that is used
    async later() {
      next();
      await settled();
    },
  };
}

const settled = () => new Promise(setImmediate);
