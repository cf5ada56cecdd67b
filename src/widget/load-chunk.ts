import { limits } from './limits.ts';

/** A part of the page that is fetched when it is needed did not come (spec §8 "ChunkLoadError"). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Waits for a part of the page, for 120 s (spec §9).
 *
 * @param coming the `import()` of it
 * @param signal ends the waiting: nobody needs it any more
 * @throws ChunkLoadError (rejects) if it cannot be had, or not in time
 */
export async function loadChunk<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  signal.addEventListener('abort', stop, { once: true });
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('late')), limits.chunkLoadTimeoutMs);
  });
  try {
    return await Promise.race([coming, late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('lost', { cause });
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
}
