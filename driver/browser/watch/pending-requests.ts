import type { BrowserContext, Page, Request } from 'playwright';
import { oneTapScriptUrl } from '../simulate/one-tap-script.ts';

/**
 * Counts the pending requests for documents, scripts, styles and images. Does not count `fetch` calls, because
 * `driver/idle/count-calls.ts` counts them.
 */
export interface PendingRequests {
  readonly count: number;
}

/** Watches the requests of a browser context. Call this function before the context has a page. */
export function watchPendingRequests(context: BrowserContext): PendingRequests {
  const pending = new Set<Request>();
  context.on('request', (request) => {
    // Do not wait for Google's script: the script may never load, and the page does not depend on the script.
    const isNeeded = !['fetch', 'xhr'].includes(request.resourceType()) && request.url() !== oneTapScriptUrl;
    if (isNeeded) pending.add(request);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  // The pending requests of a closed window are never reported as finished or failed, so remove them here.
  context.on('page', (page) => {
    page.on('close', () => {
      for (const request of pending) if (findPage(request)?.isClosed() ?? false) pending.delete(request);
    });
  });
  return {
    get count() {
      return pending.size;
    },
  };
}

/**
 * Returns the page of a request. Returns null for the first request of a new page that has no frame yet: Playwright
 * then throws an error.
 */
function findPage(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}
