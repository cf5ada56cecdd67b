import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';
import { ifBetweenDocuments } from './documents.ts';

/** Knows when the page has come to rest: nothing asked for is on its way, and what came has been dealt with. */
export interface Traffic {
  /** How many requests of documents and chunks are on their way; calls of the app are counted in the page. */
  readonly loading: number;
}

/** Watches what a context loads, before it has a page. */
export async function watchTraffic(context: BrowserContext): Promise<Traffic> {
  const loading = new Set<Request>();
  context.on('request', (request) => {
    if (request.resourceType() !== 'fetch' && request.resourceType() !== 'xhr') loading.add(request);
  });
  context.on('requestfinished', (request) => loading.delete(request));
  context.on('requestfailed', (request) => loading.delete(request));
  // Of what a window asked for that is closed there is no more news.
  context.on('page', (page) => {
    page.on('close', () => {
      for (const request of loading) if (pageOf(request)?.isClosed() ?? false) loading.delete(request);
    });
  });
  await context.addInitScript(countCalls);
  return {
    get loading() {
      return loading.size;
    },
  };
}

/** Null for a page that is only about to be. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

declare global {
  interface Window {
    /** The app's calls on their way. */
    callsOnTheirWay?: number;
  }
}

/**
 * In the page. News of a request reach us after news of the key that caused it, so asking here is the only way not to
 * take a page for resting that has only just begun.
 */
function countCalls(): void {
  const { fetch: original } = window;
  window.callsOnTheirWay = 0;
  window.fetch = async (...request) => {
    window.callsOnTheirWay = (window.callsOnTheirWay ?? 0) + 1;
    try {
      return await original.apply(window, request);
    } finally {
      window.callsOnTheirWay -= 1;
    }
  };
}

/**
 * How long a page is waited for that itself waits for an answer, in milliseconds: not long where a scenario has the
 * service hold its answers back, else until something must be wrong.
 */
export const restLimit = (isHeldBack: boolean): number => (isHeldBack ? 60 : 4_000);

/** Waits until the page rests, but for no longer than that. Resolves with whether keys go to a field then. */
export async function rest(page: Page, traffic: Traffic, limitMs: number): Promise<{ readonly isTyping: boolean }> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const state = await page.evaluate(stateAfterATurn).catch(ifBetweenDocuments);
    const rests = state !== false && state.calls + traffic.loading === 0;
    if (rests || performance.now() > deadline) return { isTyping: state !== false && state.isTyping };
    await pause(2);
  }
}

/** In the page, where timers and frames stand still: a message is only delivered when what was due before is done. */
async function stateAfterATurn(): Promise<{ calls: number; isTyping: boolean }> {
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
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return { calls: window.callsOnTheirWay ?? 0, isTyping };
}
