import type { Page, Request, Route } from 'playwright';

export type ChunkLoss = 'fails' | 'never answered';

/** Returns true for the URL of a chunk: a script or a style sheet of the build. */
const isChunk = (url: URL): boolean => /^\/assets\/.+\.(js|css)$/.test(url.pathname);

/** URLs of the chunks that the test bed loads at its start. */
export type FirstChunks = ReadonlySet<string>;

export async function recordChunks(page: Page, action: () => Promise<void>): Promise<FirstChunks> {
  const chunks = new Set<string>();
  const record = (request: Request): void => {
    if (isChunk(new URL(request.url()))) chunks.add(request.url());
  };
  page.on('request', record);
  await action();
  page.off('request', record);
  return chunks;
}

/**
 * Makes requests for chunks fail or stay unanswered. Chunks that the page loaded at its start can still be requested.
 *
 * @returns a function that answers the pending requests, and makes later requests succeed
 */
export async function loseChunks(page: Page, loss: ChunkLoss, firstChunks: FirstChunks): Promise<() => Promise<void>> {
  const unanswered: Route[] = [];
  const isLost = (url: URL): boolean => isChunk(url) && !firstChunks.has(url.href);
  await page.route(isLost, async (route) => {
    if (loss === 'fails') await route.abort('failed');
    else unanswered.push(route);
  });
  return async () => {
    await page.unroute(isLost);
    await Promise.all(unanswered.map((route) => route.continue().catch(() => {})));
  };
}
