import type { Outbox } from './demo-service.ts';
import type { OutboxItem } from './outbox-items.ts';

/** How often a server is asked for new letters, in milliseconds. */
const POLL_MS = 1000;

/** An outbox that a server answers as JSON: it is asked again and again, while somebody looks at the page. */
export function createPollingOutbox(mailsUrl: string): Outbox {
  return {
    watch(listener) {
      const stopping = new AbortController();
      const { signal } = stopping;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const poll = async () => {
        const mails = document.visibilityState === 'hidden' ? undefined : await fetchMails(mailsUrl, signal);
        if (signal.aborted) return;
        if (mails !== undefined) listener(mails);
        timer = setTimeout(() => void poll(), POLL_MS);
      };
      void poll();
      return () => {
        stopping.abort();
        clearTimeout(timer);
      };
    },
  };
}

async function fetchMails(url: string, signal: AbortSignal): Promise<readonly OutboxItem[] | null> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? ((await answer.json()) as readonly OutboxItem[]) : null;
  } catch {
    return null;
  }
}
