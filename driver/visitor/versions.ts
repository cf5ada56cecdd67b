import type { Page } from 'playwright';
import type { Visit } from '../visit.ts';

export function createVersions(visit: Visit) {
  const readCalls = async () => {
    await visit.waitUntilIdle();
    return visit.sessions.flatMap(({ sdkCalls }) => sdkCalls);
  };
  return {
    recordReactVersions() {
      visit.beforeOpening(() => visit.changeBrowser(() => addReactHook(visit.session.page)));
    },
    readReactVersions: () => visit.session.page.evaluate(() => window.reactVersions ?? []),
    readSdkVersions: async () => [...new Set((await readCalls()).map(({ version }) => version))],
    /**
     * Returns the length in bytes of each `X-Firebase-Client` header that the SDK has sent, and the number of days in
     * the header. A header lists the days on which the app has used the SDK.
     */
    async readHeartbeats() {
      const headers = (await readCalls()).map(({ heartbeats }) => heartbeats).filter((header) => header !== '');
      return headers.map((header) => ({ days: countDays(header), bytes: header.length }));
    },
    /**
     * Adds a record (heartbeat) with yesterday's date to the SDK's database. The record makes the SDK's next header
     * `X-Firebase-Client` exactly `bytes` bytes long.
     */
    storeHeartbeats: (bytes: number) => visit.whenIdle(({ page }) => page.evaluate(addHeartbeatOfYesterday, bytes)),
  };
}

declare global {
  interface Window {
    reactVersions?: string[];
  }
}

async function addReactHook(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(installReactHook);
  return () => script.dispose();
}

/**
 * Records React's version. Imitates the hook of React's developer tools, because React passes its version to this hook.
 * Runs in the page.
 */
function installReactHook(): void {
  const reactVersions: string[] = [];
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: (renderer: { readonly version: string }) => reactVersions.push(renderer.version),
    onCommitFiberRoot() {},
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  Object.assign(window, { reactVersions, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Counts the days in an `X-Firebase-Client` header, which the SDK writes in `extractHeartbeatsForHeader`. */
function countDays(header: string): number {
  const report = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as HeartbeatReport;
  return report.heartbeats.reduce((days, { dates }) => days + dates.length, 0);
}

interface HeartbeatReport {
  readonly heartbeats: readonly { readonly agent: string; readonly dates: readonly string[] }[];
}

/**
 * Stores a heartbeat (the SDK's record of one day) for yesterday, so that the SDK's next `X-Firebase-Client` header is
 * `bytes` bytes long. Runs in the page, and uses the SDK's format (`packages/app/src/indexeddb.ts`,
 * `heartbeatService.ts`). Throws an error if the SDK has not stored any heartbeat yet.
 *
 * @param bytes must not be one more than a multiple of 4, because base64 text without padding never has such a length
 */
async function addHeartbeatOfYesterday(bytes: number): Promise<void> {
  interface StoredHeartbeats {
    readonly heartbeats: readonly { readonly date: string; readonly agent: string }[];
  }
  const waitFor = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("the SDK's heartbeats could not be read"));
    });
  const storeName = 'firebase-heartbeat-store';
  const database = await waitFor(indexedDB.open('firebase-heartbeat-database'));
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
  const keys = await waitFor(store.getAllKeys());
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const key of keys) {
    const { heartbeats } = (await waitFor(store.get(key))) as StoredHeartbeats;
    const report = { version: 2, heartbeats: [{ agent: '', dates: [yesterday] }, ...heartbeats.map(toReport)] };
    const agentLength = Math.floor((bytes * 3) / 4) - JSON.stringify(report).length;
    const added: StoredHeartbeats = {
      heartbeats: [{ date: yesterday, agent: '-'.repeat(agentLength) }, ...heartbeats],
    };
    await waitFor(store.put(added, key));
  }
  database.close();
  if (keys.length === 0) throw new Error('the SDK has not stored any heartbeat yet');

  function toReport({ agent, date }: StoredHeartbeats['heartbeats'][number]) {
    return { agent, dates: [date] };
  }
}
