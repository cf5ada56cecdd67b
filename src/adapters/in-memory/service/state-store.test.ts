import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import { createServiceState } from './service-state.ts';
import { updateState, createLocalStorageStore, createMemoryStore, serviceStateKey } from './state-store.ts';

type Page = Parameters<typeof createLocalStorageStore>[0];

/** Creates a browser whose tabs share a storage. A write in one tab sends a `storage` event to all other tabs. */
function createBrowser(): { openTab(): Page; countListeners(): number } {
  const storage = createMemoryStorage();
  const tabs = new Set<EventTarget>();
  let listeners = 0;
  return {
    openTab() {
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
          listeners += 1;
          events.addEventListener(type, listener);
        }) as Page['addEventListener'],
        removeEventListener: ((type: string, listener: EventListener) => {
          listeners -= 1;
          events.removeEventListener(type, listener);
        }) as Page['removeEventListener'],
      };
    },
    countListeners: () => listeners,
  };
}

test('changing the initial state or a state that was read does not change the memory store', () => {
  const initial = createServiceState();
  const store = createMemoryStore(initial);
  initial.held.push('sign-in');
  store.read().held.push('sign-up');
  assert.deepEqual(store.read(), createServiceState());
});

test('a local storage store keeps its state after a reload and in other tabs', () => {
  const { openTab } = createBrowser();
  const page = openTab();
  updateState(createLocalStorageStore(page), (state) => {
    state.emailEnumerationProtection = true;
  });
  assert.equal(createLocalStorageStore(page).read().emailEnumerationProtection, true);
  assert.equal(createLocalStorageStore(openTab()).read().emailEnumerationProtection, true);
});

test('a write notifies the listeners of every tab until they unsubscribe', () => {
  const { openTab, countListeners } = createBrowser();
  const firstStore = createLocalStorageStore(openTab());
  const secondStore = createLocalStorageStore(openTab());
  const notified: string[] = [];
  const stops = [
    firstStore.subscribe(() => notified.push('first')),
    secondStore.subscribe(() => notified.push('second')),
  ];
  firstStore.write(createServiceState());
  assert.deepEqual(notified, ['second', 'first']);
  for (const stop of stops) stop();
  firstStore.write(createServiceState());
  assert.equal(notified.length, 2);
  assert.equal(countListeners(), 0);
});

test('a local storage store notifies its listeners only when its own key changes', () => {
  const { openTab } = createBrowser();
  const page = openTab();
  const notified: string[] = [];
  createLocalStorageStore(openTab()).subscribe(() => notified.push('changed'));
  page.localStorage.setItem('theme', 'dark');
  assert.deepEqual(notified, []);
  page.localStorage.setItem(serviceStateKey, '{}');
  assert.deepEqual(notified, ['changed']);
});
