import { parseServiceState } from '../../src/adapters/fake/service/service-state.ts';
import type { StateStore } from '../../src/adapters/fake/service/state-store.ts';

/** How often it is asked what other browsers have done, in milliseconds. */
const POLL_MS = 1000;

/** How new this browser's copy is: when it was written, so that the last word counts. */
const VERSION_KEY = 'doorstep:demo:version';

/** What the demo's server keeps for everybody: a state, as it was written, and how new it is. */
interface Shared {
  readonly version: number;
  readonly state: string | null;
}

/**
 * A store that other browsers have too, by way of the demo's server: a mailed link is then known on another device.
 * This browser's own copy is what is read, so that nothing waits for the server, and it outlives one.
 *
 * @param url where the server answers what it keeps, and takes what is newer
 */
export async function createSharedStore(own: StateStore, url: string, page = window): Promise<StateStore> {
  const version = () => Number(page.localStorage.getItem(VERSION_KEY) ?? 0);
  const keepVersion = (next: number) => page.localStorage.setItem(VERSION_KEY, String(next));

  const tell = async (more: Pick<RequestInit, 'keepalive'> = {}) => {
    const body = JSON.stringify({ version: version(), state: JSON.stringify(own.read()) } satisfies Shared);
    const answer = await fetch(url, { method: 'PUT', body, ...more });
    // One that is not read stays open, and a browser keeps no more than 64 KB of such requests alive.
    await answer.text();
  };
  /** The page may be left at once, for a provider's; whether the browser will keep that much alive, it only says then. */
  const tellEvenLeaving = () => tell({ keepalive: true }).catch(() => tell());
  const compare = async () => {
    const theirs = (await (await fetch(url)).json()) as Shared;
    if (theirs.version > version() && theirs.state !== null) {
      keepVersion(theirs.version);
      own.write(parseServiceState(theirs.state));
    } else if (theirs.version < version()) {
      await tell();
    }
  };
  const poll = async () => {
    if (page.document.visibilityState !== 'hidden') await compare().catch(() => {}); // It may be back the next time.
    page.setTimeout(() => void poll(), POLL_MS);
  };

  await poll();
  return {
    read: () => own.read(),
    write(next) {
      keepVersion(Math.max(Date.now(), version() + 1));
      own.write(next);
      tellEvenLeaving().catch(() => {});
    },
    subscribe: (listener) => own.subscribe(listener),
  };
}
