import type { Page } from 'playwright';

/**
 * Has the library's notes say more of the day before today than there was: all that is noted then takes exactly so much
 * room in its header. To be called when it has noted today, and before it is loaded anew.
 *
 * @param bytes of base64, which 4n + 1 never are
 */
export const noteDown = (page: Page, bytes: number): Promise<void> => page.evaluate(noteInDatabase, bytes);

/** In the page: writes to the SDK's own database (SDK: `packages/app/src/indexeddb.ts`, `heartbeatService.ts`). */
async function noteInDatabase(bytes: number): Promise<void> {
  interface Notes {
    readonly heartbeats: readonly { readonly date: string; readonly agent: string }[];
  }
  const finished = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the notes of the library could not be read'));
    });
  const storeName = 'firebase-heartbeat-store';
  const database = await finished(indexedDB.open('firebase-heartbeat-database'));
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
  const keys = await finished(store.getAllKeys());
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const key of keys) {
    const { heartbeats } = (await finished(store.get(key))) as Notes;
    const said = (agent: string) => [{ agent, dates: [yesterday] }, ...heartbeats.map(byAgent)];
    const room = Math.floor((bytes * 3) / 4) - JSON.stringify({ version: 2, heartbeats: said('') }).length;
    const notes: Notes = { heartbeats: [{ date: yesterday, agent: '-'.repeat(room) }, ...heartbeats] };
    await finished(store.put(notes, key));
  }
  database.close();
  if (keys.length === 0) throw new Error('the library has noted down nothing yet');

  function byAgent({ agent, date }: Notes['heartbeats'][number]) {
    return { agent, dates: [date] };
  }
}
