import type { Mail } from '../adapters/service-control.ts';
import type { Outbox } from './demo-service.ts';

/** How often a server is asked for new mails, in milliseconds. */
const POLL_MS = 1000;

/** An outbox that a server answers as JSON: it is asked again and again, while somebody looks at the page. */
export function polledOutbox(mailsUrl: string): Outbox {
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

async function fetchMails(url: string, signal: AbortSignal): Promise<readonly Mail[] | null> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? ((await answer.json()) as readonly Mail[]) : null;
  } catch {
    return null;
  }
}
