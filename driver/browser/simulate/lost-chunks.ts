import type { Page, Request, Route } from 'playwright';

/** What becomes of a part of the page that is asked for. */
export type Loss = 'fails' | 'never comes';

/** What the bundler calls the parts of a page. */
const isPart = (url: URL): boolean => /^\/assets\/.+\.(js|css)$/.test(url.pathname);

/** Addresses of the parts that a page loads by itself, without which there is no test bed. */
export type FirstLoad = ReadonlySet<string>;

/** Notes which parts a page loads while something is done. */
export async function partsLoadedBy(page: Page, work: () => Promise<void>): Promise<FirstLoad> {
  const parts = new Set<string>();
  const note = (request: Request): void => {
    if (isPart(new URL(request.url()))) parts.add(request.url());
  };
  page.on('request', note);
  await work();
  page.off('request', note);
  return parts;
}

/** Loses every part that is asked for from now on, but for those of the first load. Answers how to get them back. */
export async function loseParts(page: Page, how: Loss, firstLoad: FirstLoad): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  const isLost = (url: URL): boolean => isPart(url) && !firstLoad.has(url.href);
  await page.route(isLost, async (route) => {
    if (how === 'fails') await route.abort('failed');
    else waiting.push(route);
  });
  return async () => {
    await page.unroute(isLost);
    // What was asked for comes after all; nobody may be there any more to take it.
    await Promise.all(waiting.map((route) => route.continue().catch(() => {})));
  };
}
