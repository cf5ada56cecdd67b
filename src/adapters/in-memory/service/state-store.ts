import type { Unsubscribe } from '../../auth-backend.ts';
import { createServiceState, parseServiceState, type ServiceState } from './service-state.ts';

/** The storage for the in-memory service's state. Every `read` returns a new copy. */
export interface StateStore {
  read(): ServiceState;
  write(state: ServiceState): void;
  /**
   * Calls the listener after every write. If other tabs share the store, also calls the listener after writes in these
   * tabs.
   */
  subscribe(listener: () => void): Unsubscribe;
}

/** Creates a store that keeps the state in memory. A reload of the page discards the state. */
export function createMemoryStore(initial: ServiceState = createServiceState()): StateStore {
  let state = copy(initial);
  const listeners = new Set<() => void>();
  return {
    read: () => copy(state),
    write(next) {
      state = copy(next);
      notify(listeners);
    },
    subscribe: (listener) => addListener(listeners, listener),
  };
}

/** The local storage key under which {@link createLocalStorageStore} keeps the state. */
export const serviceStateKey = 'doorstep:service';

/**
 * Creates a store that keeps its state when the page is reloaded. All tabs of the browser share this state.
 *
 * @param page the window whose `localStorage` keeps the state
 */
export function createLocalStorageStore(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): StateStore {
  const listeners = new Set<() => void>();
  const notifyOfOtherTab = ({ key }: StorageEvent): void => {
    // `localStorage.clear()` fires an event with the key null.
    if (key === serviceStateKey || key === null) notify(listeners);
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
 * Lets `apply` change the state, and stores the state. Stores it even after an error, because a failed call may use up
 * an action code.
 */
export function updateState<T>(store: StateStore, apply: (state: ServiceState) => T): T {
  const state = store.read();
  try {
    return apply(state);
  } finally {
    store.write(state);
  }
}

/** Copies a state by JSON, because older browsers and some test environments lack `structuredClone`. */
const copy = (state: ServiceState): ServiceState => JSON.parse(JSON.stringify(state)) as ServiceState;

function addListener(listeners: Set<() => void>, listener: () => void): Unsubscribe {
  // Wrap the listener in a new function, so that the same listener can be added twice.
  const own = (): void => listener();
  listeners.add(own);
  return () => {
    listeners.delete(own);
  };
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}
