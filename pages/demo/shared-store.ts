import { parseServiceState, type ServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import type { StateStore } from '../../src/adapters/in-memory/service/state-store.ts';

/** Interval for checking whether another browser has changed the state. */
const POLL_INTERVAL_MS = 1000;

/** Key in local storage for the version of this browser's state. The version is the time of the state's last change. */
const VERSION_KEY = 'doorstep:demo:version';

/**
 * Returns a version for a state that no visitor has changed yet. The version is lower than the time of any change, so
 * that a new browser does not replace the state of an older browser when the server has restarted. It is random, so that
 * two new browsers have different versions, and one of them gets the state of the other.
 */
const createInitialVersion = () => 1 + Math.floor(Math.random() * 1_000_000);

/** The service's state, as JSON, and the version of this state. */
interface SharedState {
  readonly version: number;
  readonly state: string | null;
}

/** A store that all browsers share. */
interface SharedStore extends StateStore {
  /**
   * Runs `work`, which writes the initial state. A state that a visitor has changed, in any browser, replaces the
   * initial state.
   */
  initialize(work: () => Promise<void>): Promise<void>;
}

/**
 * Creates a store that all browsers share through the demo's server. A mailed link then works on another device.
 *
 * @param ownStore this browser's copy of the state
 * @param url endpoint: GET returns the shared state, PUT replaces it with a newer state
 */
export async function createSharedStore(ownStore: StateStore, url: string, page = window): Promise<SharedStore> {
  const readVersion = () => Number(page.localStorage.getItem(VERSION_KEY) ?? 0);
  const writeVersion = (version: number) => page.localStorage.setItem(VERSION_KEY, String(version));

  const upload = async (options: Pick<RequestInit, 'keepalive'> = {}) => {
    const body = JSON.stringify({
      version: readVersion(),
      state: JSON.stringify(ownStore.read()),
    } satisfies SharedState);
    const response = await fetch(url, { method: 'PUT', body, ...options });
    // Read the response, because its request stays open until the response has been read. All open `keepalive` requests
    // share a limit of 64 KB, which the next upload could exceed.
    await response.text();
  };
  /**
   * Uploads the state, even if the page unloads (`keepalive`). If this upload fails, uploads without `keepalive`,
   * because browsers refuse large requests with `keepalive`.
   */
  const uploadBeforeLeaving = () => upload({ keepalive: true }).catch(() => upload());
  const synchronize = async () => {
    const shared = (await (await fetch(url)).json()) as SharedState;
    if (shared.version > readVersion() && shared.state !== null) {
      writeVersion(shared.version);
      ownStore.write(parseServiceState(shared.state));
    } else if (shared.version < readVersion()) {
      await upload();
    }
  };
  let isInitializing = false;
  const poll = async () => {
    // Ignore an error, because the next poll tries again.
    if (!isInitializing && page.document.visibilityState !== 'hidden') await synchronize().catch(() => {});
    page.setTimeout(() => void poll(), POLL_INTERVAL_MS);
  };

  await poll();
  return {
    read: () => ownStore.read(),
    async initialize(work) {
      // If the state has a version, it was in use before, and a visitor has deleted all its accounts. So share the new
      // accounts like any other change.
      if (readVersion() > 0) return work();
      isInitializing = true;
      try {
        await work();
      } finally {
        isInitializing = false;
      }
      writeVersion(createInitialVersion());
      await upload().catch(() => {});
    },
    write(state) {
      if (isInitializing || !isChanged(ownStore.read(), state)) {
        ownStore.write(state);
        return;
      }
      writeVersion(Math.max(Date.now(), readVersion() + 1));
      ownStore.write(state);
      uploadBeforeLeaving().catch(() => {});
    },
    subscribe: (listener) => ownStore.subscribe(listener),
  };
}

/** Returns false if only the counts of calls differ. Every call of the service changes the counts, even a look-up. */
function isChanged(before: ServiceState, after: ServiceState): boolean {
  return JSON.stringify({ ...before, counts: {} }) !== JSON.stringify({ ...after, counts: {} });
}
