import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '../../../../fixtures/memory-storage.ts';
import { emptyServiceState } from './service-state.ts';
import { updateState, localStorageStore, memoryStore, serviceStateKey } from './state-store.ts';

type Page = Parameters<typeof localStorageStore>[0];

/** Tabs of one browser: what one writes, the others are told by a `storage` event, as browsers do. */
function browser(): { tab(): Page; listening(): number } {
  const storage = memoryStorage();
  const tabs = new Set<EventTarget>();
  let listening = 0;
  return {
    tab() {
      const events = new EventTarget();
      tabs.add(events);
      return {
        localStorage: {
          ...storage,
          setItem(key: string, value: string) {
            storage.setItem(key, value);
            for (const other of tabs) {
              if (other !== events) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
            }
          },
        },
        addEventListener: ((type: string, listener: EventListener) => {
          listening += 1;
          events.addEventListener(type, listener);
        }) as Page['addEventListener'],
        removeEventListener: ((type: string, listener: EventListener) => {
          listening -= 1;
          events.removeEventListener(type, listener);
        }) as Page['removeEventListener'],
      };
    },
    listening: () => listening,
  };
}

test('a store in memory gives and takes copies', () => {
  const initial = emptyServiceState();
  const store = memoryStore(initial);
  initial.held.push('sign-in');
  store.read().held.push('sign-up');
  assert.deepEqual(store.read(), emptyServiceState());
});

test('a store in the local storage is the same after a reload, and in every tab', () => {
  const { tab } = browser();
  const page = tab();
  updateState(localStorageStore(page), (state) => {
    state.emailEnumerationProtection = true;
  });
  assert.equal(localStorageStore(page).read().emailEnumerationProtection, true);
  assert.equal(localStorageStore(tab()).read().emailEnumerationProtection, true);
});

test('every tab is told of a change, its own included, until it stops listening', () => {
  const { tab, listening } = browser();
  const here = localStorageStore(tab());
  const there = localStorageStore(tab());
  const told: string[] = [];
  const stops = [here.subscribe(() => told.push('here')), there.subscribe(() => told.push('there'))];
  here.write(emptyServiceState());
  assert.deepEqual(told, ['there', 'here']);
  for (const stop of stops) stop();
  here.write(emptyServiceState());
  assert.equal(told.length, 2);
  assert.equal(listening(), 0);
});

test('a change of something else in the local storage is no news', () => {
  const { tab } = browser();
  const here = tab();
  const told: string[] = [];
  localStorageStore(tab()).subscribe(() => told.push('told'));
  here.localStorage.setItem('theme', 'dark');
  assert.deepEqual(told, []);
  here.localStorage.setItem(serviceStateKey, '{}');
  assert.deepEqual(told, ['told']);
});
