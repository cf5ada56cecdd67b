import { loseChunks, type ChunkLoss } from '../browser/simulate/lost-chunks.ts';
import { HarnessError } from '../harness-error.ts';
import type { Visit } from '../visit.ts';

/**
 * Matches the console errors about a chunk that cannot be loaded. Only React 18 logs `error occurred in the
 * <Offscreen>`.
 */
const lostChunkErrors =
  /Failed to load resource|part of the (page|app|widget)|dynamically imported module|ChunkLoadError|error occurred in the <Offscreen>/i;

export function createChunks(visit: Visit) {
  let restore: (() => Promise<void>) | null = null;
  const restoreChunks = async (): Promise<void> => {
    visit.forgetPage();
    const restoreOnce = restore;
    restore = null;
    visit.held.delete('chunks');
    await restoreOnce?.();
  };
  return {
    async loseChunks(loss: ChunkLoss) {
      const { page, guards, firstChunks, isWarm } = visit.session;
      const startLosing = async (): Promise<() => Promise<void>> => {
        restore = await loseChunks(page, loss, firstChunks);
        return restoreChunks;
      };
      guards.allow({ error: lostChunkErrors });
      // Let earlier requests finish first: only later requests are to fail.
      await visit.waitUntilIdle();
      if (!visit.isOpened) await visit.changeBrowser(startLosing);
      // An earlier scenario may have loaded all chunks into this page. The page would then make no request that could
      // fail.
      else if (isWarm)
        throw new HarnessError(
          'a scenario that loses a part of the page after it has opened the app must be tagged @isolated',
        );
      else visit.session.cleanups.push(await startLosing());
      if (loss === 'never answered') visit.held.add('chunks');
    },
    /** Lets all chunks load from now on, and answers the pending requests. */
    restoreChunks,
  };
}
