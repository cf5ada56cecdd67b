import type { IdleLimits } from './idle-limits.ts';

declare global {
  interface Window {
    /** Number of chunks that `import()` has requested and that have not run yet. */
    pendingChunks?: number;
    /**
     * Counts a chunk as pending until its promise settles. The test build wraps every `import()` in this function
     * (`tools/bundle/vite-plugins.ts`).
     */
    trackChunk?: <T>(chunk: Promise<T>) => Promise<T>;
    /** Tells a pending call of `waitUntilIdle` to check again whether the page is idle. */
    recheckIdle?: () => void;
    /** Resolves when all tasks that are due now have run. Needs no timer, so it works while the clock is paused. */
    waitForDueTasks?: () => Promise<void>;
    /** The browser's own timers. These timers also run while the page's clock is paused. */
    realTimers?: Pick<Window, 'setTimeout' | 'clearTimeout'>;
    /** Resolves when the page is idle, or when the time limits have passed. */
    waitUntilIdle?: (limits: IdleLimits) => Promise<void>;
  }
}

/** Installs `window.waitUntilIdle`. Runs in the page, before its clock is paused. */
export function detectIdle(): void {
  window.pendingChunks = 0;
  // Keep the browser's own timers, because the paused clock is going to replace the timers of `window`.
  const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = window;
  window.realTimers = { setTimeout: setRealTimeout.bind(window), clearTimeout: clearRealTimeout.bind(window) };
  let change = Promise.withResolvers<void>();
  const recheckIdle = (): void => {
    change.resolve();
    change = Promise.withResolvers();
  };
  window.recheckIdle = recheckIdle;
  window.waitUntilIdle = async ({ answersMs, loadingMs }) => {
    await window.waitForDueTasks?.();
    const awaits = { calls: true, chunks: true };
    const isPending = (): boolean =>
      (awaits.calls && (window.pendingCalls ?? 0) > 0) || (awaits.chunks && (window.pendingChunks ?? 0) > 0);
    if (!isPending()) return;
    const giveUp = (kind: keyof typeof awaits) => (): void => {
      awaits[kind] = false;
      recheckIdle();
    };
    const timers = [setRealTimeout(giveUp('calls'), answersMs), setRealTimeout(giveUp('chunks'), loadingMs)];
    while (isPending()) {
      await change.promise;
      await window.waitForDueTasks?.();
    }
    timers.forEach(clearRealTimeout);
  };
  window.trackChunk = (chunk) => {
    window.pendingChunks = (window.pendingChunks ?? 0) + 1;
    const settle = (): void => {
      window.pendingChunks = (window.pendingChunks ?? 0) - 1;
      recheckIdle();
    };
    chunk.then(settle, settle);
    return chunk;
  };
  window.waitForDueTasks = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      });
    }
  };
}
