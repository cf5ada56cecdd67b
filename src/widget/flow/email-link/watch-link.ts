import { awaitedLinkKey, markUsed, openLinkChannel } from '../../storage/link-keys.ts';
import { tryStorage } from '../../storage/try-storage.ts';

export interface LinkWatch {
  /** Resolves when another tab of this browser reports that the link has signed the visitor in. */
  readonly used: Promise<void>;
  isUsed(): boolean;
  stop(): void;
}

/**
 * Waits until another tab reports that the mailed link with this ID has signed the visitor in. While this page is in
 * the back/forward cache, it receives no messages. When it leaves the cache, it reads the report from the local
 * storage.
 */
export function watchLink(id: string): LinkWatch {
  let resolve = () => {};
  const used = new Promise<void>((settle) => (resolve = settle));
  let isUsed = false;
  void used.then(() => (isUsed = true));
  const stopping = new AbortController();
  const { signal } = stopping;
  let channel: BroadcastChannel | null = null;

  function listen(): void {
    channel = openLinkChannel();
    // Ignore all other messages, because any script of the site can send messages on this channel.
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === id) resolve();
    });
  }

  function sleep({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    tryStorage((storage) => storage.setItem(awaitedLinkKey, id));
    // Close the channel, because some browsers do not keep a page with an open channel in the back/forward cache.
    channel?.close();
  }

  function wake({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    listen();
    tryStorage((storage) => {
      const stored = storage.getItem(awaitedLinkKey);
      if (stored !== id && stored !== markUsed(id)) return;
      storage.removeItem(awaitedLinkKey);
      if (stored !== id) resolve();
    });
  }

  listen();
  window.addEventListener('pagehide', sleep, { signal });
  window.addEventListener('pageshow', wake, { signal });
  return {
    used,
    isUsed: () => isUsed,
    stop() {
      stopping.abort();
      channel?.close();
    },
  };
}
