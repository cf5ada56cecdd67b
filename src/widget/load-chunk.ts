/** Default time limit for a chunk of the page, in milliseconds (spec §9). */
const chunkLoadTimeoutMs = 120_000;

/** Thrown when a chunk fails to load or takes too long (spec §8 "ChunkLoadError"). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Waits for a chunk.
 *
 * @param chunk the promise of an `import()`
 * @param signal turns off the time limit when it is aborted
 * @param limitMs time limit in milliseconds; 2 minutes by default
 * @throws ChunkLoadError if the chunk fails to load, or is not loaded within `limitMs`
 */
export async function loadChunk<T>(
  chunk: Promise<T>,
  signal: AbortSignal,
  limitMs: number = chunkLoadTimeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  signal.addEventListener('abort', stop, { once: true });
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Chunk timed out.')), limitMs);
  });
  try {
    return await Promise.race([chunk, timeout]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('Chunk failed to load.', { cause });
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
}
