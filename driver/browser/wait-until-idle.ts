import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';
import { ifBetweenDocuments } from './ignore-navigation.ts';
import { oneTapScript } from './simulate/one-tap-script.ts';

/** Knows when the page has come to rest: nothing asked for is on its way, and what came has been dealt with. */
export interface Traffic {
  /** How many requests are on their way that are no calls of the app; those are counted in the page. */
  readonly loading: number;
}

/** Watches what a context loads, before it has a page. */
export function watchTraffic(context: BrowserContext): Traffic {
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

/** What a scenario has told not to come: the service's answers, or parts of the page. */
export type HeldBack = ReadonlySet<'answers' | 'parts'>;

/** How long a page is waited for, in milliseconds of real time. */
export interface Limits {
  /** While it waits for an answer. */
  readonly answersMs: number;
  /** Before that, while parts of it are loaded. */
  readonly partsMs: number;
}

/** Not long for what is told not to come, else until something must be wrong. */
export const limitsOf = (heldBack: HeldBack): Limits => ({
  answersMs: heldBack.size > 0 ? 60 : 4_000,
  partsMs: heldBack.has('parts') ? 60 : 4_000,
});

/** How a page was at last. */
export interface Rest {
  readonly rests: boolean;
  /** Keys go to a field. */
  readonly isTyping: boolean;
}

/** How long the page itself waits until it rests, in milliseconds of real time, before it is asked once more. */
const inPageMs = 100;

/** What is left of the limits when the page has been waited for so long, as far as it may wait by itself. */
export function inPage({ answersMs, partsMs }: Limits, waitedMs: number): Limits {
  const left = (limitMs: number): number => Math.max(0, Math.min(inPageMs, limitMs - waitedMs));
  return { answersMs: left(answersMs), partsMs: left(partsMs) };
}

/** Waits until the page rests, but for no longer than that. What it waits for an answer is counted once it is loaded. */
export async function rest(page: Page, traffic: Traffic, limits: Limits): Promise<Rest> {
  const { answersMs, partsMs } = limits;
  const begun = performance.now();
  let loaded = begun;
  for (;;) {
    const within = inPage(limits, performance.now() - loaded);
    const state = traffic.loading === 0 && (await page.evaluate(stateAtRest, within).catch(ifBetweenDocuments));
    const now = performance.now();
    const isLoading = traffic.loading > 0 || (state !== false && state.parts > 0);
    const rests = !isLoading && state !== false && state.calls === 0;
    if (isLoading && now < begun + partsMs) loaded = now;
    else if (rests || now > loaded + answersMs) return { rests, isTyping: state !== false && state.isTyping };
    await pause(2);
  }
}

/** In the page. */
async function stateAtRest(within: Limits): Promise<{ calls: number; parts: number; isTyping: boolean }> {
  await window.comesToRest?.(within);
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return { calls: window.callsOnTheirWay ?? 0, parts: window.partsOnTheirWay ?? 0, isTyping };
}
