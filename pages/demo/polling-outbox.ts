import type { Outbox } from './demo-service.ts';
import type { OutboxItem } from './outbox-items.ts';

const POLL_INTERVAL_MS = 1000;

/**
 * Creates an outbox that polls the server while the page is visible.
 *
 * @param url endpoint that returns the outbox items as JSON
 */
export function createPollingOutbox(url: string): Outbox {
  return {
    watch(listener) {
      const stopping = new AbortController();
      const { signal } = stopping;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const poll = async () => {
        const items = document.visibilityState === 'hidden' ? undefined : await fetchItems(url, signal);
        if (signal.aborted) return;
        if (items !== undefined) listener(items);
        timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
      };
      void poll();
      return () => {
        stopping.abort();
        clearTimeout(timer);
      };
    },
  };
}

async function fetchItems(url: string, signal: AbortSignal): Promise<readonly OutboxItem[] | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? ((await response.json()) as readonly OutboxItem[]) : null;
  } catch {
    return null;
  }
}
