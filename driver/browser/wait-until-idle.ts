import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { getRemainingLimits, type IdleLimits } from '../idle/idle-limits.ts';
import { ignoreNavigation } from './ignore-navigation.ts';
import type { PendingRequests } from './watch/pending-requests.ts';

export async function waitUntilIdle(page: Page, requests: PendingRequests, limits: IdleLimits) {
  const { answersMs, loadingMs } = limits;
  const startedAt = performance.now();
  let loadedAt = startedAt;
  for (;;) {
    const remaining = getRemainingLimits(limits, performance.now() - loadedAt);
    const state = requests.count === 0 && (await page.evaluate(waitInPage, remaining).catch(ignoreNavigation));
    const now = performance.now();
    const isLoading = requests.count > 0 || (state !== false && state.chunks > 0);
    const isIdle = !isLoading && state !== false && state.calls === 0;
    if (isLoading && now < startedAt + loadingMs) loadedAt = now;
    else if (isIdle || now > loadedAt + answersMs) return { isIdle, isTyping: state !== false && state.isTyping };
    await pause(2);
  }
}

/** Waits until the page is idle, or until the time limits have passed. Runs in the page. */
async function waitInPage(limits: IdleLimits): Promise<{ calls: number; chunks: number; isTyping: boolean }> {
  await window.waitUntilIdle?.(limits);
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return { calls: window.pendingCalls ?? 0, chunks: window.pendingChunks ?? 0, isTyping };
}
