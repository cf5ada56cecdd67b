import type { Unsubscribe } from '../../auth-backend.ts';
import { createServiceState, parseServiceState, type ServiceState } from './service-state.ts';

/** Storage for the state of the in-memory service. Every `read` returns a new copy. */
export interface StateStore {
  read(): ServiceState;
  write(state: ServiceState): void;
  /** Calls the listener after every write. If the store is shared, this includes writes in other tabs. */
  subscribe(listener: () => void): Unsubscribe;
}

/** Creates a store that keeps its state only until the page is closed or reloaded. */
export function createMemoryStore(initial: ServiceState = createServiceState()): StateStore {
  let state = structuredClone(initial);
  const listeners = new Set<() => void>();
  return {
    read: () => structuredClone(state),
    write(next) {
      state = structuredClone(next);
      notify(listeners);
    },
    subscribe: (listener) => addListener(listeners, listener),
  };
}

/** The local storage key under which {@link createLocalStorageStore} keeps the state. */
export const serviceStateKey = 'doorstep:service';

/**
 * Creates a store that survives a reload and is shared by all tabs of the browser.
 *
 * @param page the window, for its `localStorage` and for `storage` events from other tabs
 */
export function createLocalStorageStore(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): StateStore {
  const listeners = new Set<() => void>();
  const notifyOfOtherTab = ({ key }: StorageEvent): void => {
    if (key === serviceStateKey || key === null) notify(listeners); // The key is null after `localStorage.clear()`.
  };
  return {
    read: () => parseServiceState(page.localStorage.getItem(serviceStateKey)),
    write(next) {
      page.localStorage.setItem(serviceStateKey, JSON.stringify(next));
      notify(listeners);
    },
    subscribe(listener) {
      if (listeners.size === 0) page.addEventListener('storage', notifyOfOtherTab);
      const remove = addListener(listeners, listener);
      return () => {
        remove();
        if (listeners.size === 0) page.removeEventListener('storage', notifyOfOtherTab);
      };
    },
  };
}

/**
 * Reads the state, changes it with `apply` and writes it. Even a call that fails may have used up a code, so the state
 * is written even if `apply` throws.
 */
export function updateState<T>(store: StateStore, apply: (state: ServiceState) => T): T {
  const state = store.read();
  try {
    return apply(state);
  } finally {
    store.write(state);
  }
}

function addListener(listeners: Set<() => void>, listener: () => void): Unsubscribe {
  // Wrap the listener in a new function: a listener may be added twice, but the set would contain it only once.
  const own = (): void => listener();
  listeners.add(own);
  return () => {
    listeners.delete(own);
  };
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}
