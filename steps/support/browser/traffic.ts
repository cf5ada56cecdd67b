import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';
import { countCalls } from './count-calls.ts';
import { ifBetweenDocuments } from './documents.ts';
import { oneTapScript } from './one-tap.ts';

/** Knows when the page has come to rest: nothing asked for is on its way, and what came has been dealt with. */
export interface Traffic {
  /** How many requests of documents and chunks are on their way; calls of the app are counted in the page. */
  readonly loading: number;
}

/** Watches what a context loads, before it has a page. */
export async function watchTraffic(context: BrowserContext): Promise<Traffic> {
  const loading = new Set<Request>();
  context.on('request', (request) => {
    // Nothing of the page waits for Google's script: it may never come.
    const isAwaited = !['fetch', 'xhr'].includes(request.resourceType()) && request.url() !== oneTapScript;
    if (isAwaited) loading.add(request);
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

/**
 * How long a page is waited for that itself waits for an answer, in milliseconds: not long where a scenario has the
 * service hold its answers back, else until something must be wrong.
 */
export const restLimit = (isHeldBack: boolean): number => (isHeldBack ? 60 : 4_000);

/** How a page was at last. */
export interface Rest {
  readonly rests: boolean;
  /** Keys go to a field. */
  readonly isTyping: boolean;
}

/** Waits until the page rests, but for no longer than that. */
export async function rest(page: Page, traffic: Traffic, limitMs: number): Promise<Rest> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const isLate = performance.now() > deadline;
    if (traffic.loading === 0 || isLate) {
      const state = await page.evaluate(stateWhenDueIsDone).catch(ifBetweenDocuments);
      const rests = state !== false && state.calls + traffic.loading === 0;
      if (rests || isLate) return { rests, isTyping: state !== false && state.isTyping };
    }
    await pause(2);
  }
}

/** In the page. */
async function stateWhenDueIsDone(): Promise<{ calls: number; isTyping: boolean }> {
  await window.dueIsDone?.();
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return { calls: window.callsOnTheirWay ?? 0, isTyping };
}
