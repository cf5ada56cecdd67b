import type { Unsubscribe } from '../../auth-backend.ts';
import { emptyServiceState, parseServiceState, type ServiceState } from './service-state.ts';

/** Where the in-memory identity service keeps its state. A state that was read is changed by nobody else. */
export interface StateStore {
  read(): ServiceState;
  write(state: ServiceState): void;
  /** Is told of every change of the state, in this page and, where the store is shared, in others. */
  subscribe(listener: () => void): Unsubscribe;
}

/** A store that ends with the page. */
export function memoryStore(initial: ServiceState = emptyServiceState()): StateStore {
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

/** Where {@link localStorageStore} keeps the state. */
export const serviceStateKey = 'doorstep:service';

/**
 * A store that survives a reload and is shared by all tabs of the browser, as one service is.
 *
 * @param page the window: its `localStorage`, and the `storage` events by which it hears of other tabs
 */
export function localStorageStore(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): StateStore {
  const listeners = new Set<() => void>();
  const heardElsewhere = ({ key }: StorageEvent): void => {
    if (key === serviceStateKey || key === null) notify(listeners); // null: everything was cleared
  };
  return {
    read: () => parseServiceState(page.localStorage.getItem(serviceStateKey)),
    write(next) {
      page.localStorage.setItem(serviceStateKey, JSON.stringify(next));
      notify(listeners);
    },
    subscribe(listener) {
      if (listeners.size === 0) page.addEventListener('storage', heardElsewhere);
      const remove = addListener(listeners, listener);
      return () => {
        remove();
        if (listeners.size === 0) page.removeEventListener('storage', heardElsewhere);
      };
    },
  };
}

/** Reads the state, lets it be changed, writes it: also what was changed before a refusal (a code is then used up). */
export function updateState<T>(store: StateStore, apply: (state: ServiceState) => T): T {
  const state = store.read();
  try {
    return apply(state);
  } finally {
    store.write(state);
  }
}

function addListener(listeners: Set<() => void>, listener: () => void): Unsubscribe {
  const own = (): void => listener(); // the same function may subscribe twice
  listeners.add(own);
  return () => {
    listeners.delete(own);
  };
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}
