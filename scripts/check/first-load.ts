import type { Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { checkBuild, elementBuild, type BuildEnvironment, type Bundle } from '../../tools/bundle/bundles.ts';
import { exampleEnvironment } from '../../tools/bundle/project-environment.ts';
import { productionPolicy } from '../../tools/server/content-security-policy.ts';
import { serve } from '../../tools/server/serve.ts';
import type { Check } from './outcome.ts';

interface MeasuredPage {
  readonly name: string;
  readonly bundle: Bundle;
  readonly environment?: BuildEnvironment;
  readonly entry: string;
  /** Maximum size of the first load, in bytes after gzip. A KB has 1000 bytes here, as in the output of bundlers. */
  readonly budget: number;
}

interface FetchedFile {
  readonly path: string;
  readonly bytes: number;
}

export const firstLoad: Check = checkFirstLoad({
  name: 'size of first load',
  bundle: checkBuild,
  environment: exampleEnvironment(),
  entry: 'index.html',
  budget: 80_000,
});

export const elementFirstLoad: Check = checkFirstLoad({
  name: 'size of first load, element',
  bundle: elementBuild,
  entry: 'element.html',
  budget: 22_000,
});

/**
 * Creates a check that measures what a page fetches before its email field can be used. The page has the Content
 * Security Policy of the deployed app.
 */
function checkFirstLoad({ name, bundle, environment, entry, budget }: MeasuredPage): Check {
  return {
    name,
    async run() {
      const { folder } = await ensureBundle(bundle, environment);
      const server = await serve({ root: folder, entry, policy: productionPolicy, encodings: ['gzip'] });
      const browser = await launchBrowser(() => {});
      try {
        const page = await browser.newPage();
        const { fetched, foreignUrls, consoleErrors } = await openAndMeasure(page, server.url);
        const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
        const files = fetched.toSorted((one, other) => other.bytes - one.bytes);
        const breakdown = files.map(({ path, bytes }) => `${path === '/' ? entry : path} ${kilobytes(bytes)}`);
        const count = (bytes: number): string => bytes.toLocaleString('en');
        const sizes = `size of each file in KB: ${breakdown.join(', ')}`;
        const summary = `${count(total)} bytes with gzip, limit ${count(budget)}; ${sizes}`;
        const problems = [
          ...foreignUrls.map((url) => `The page requests ${url}. Expected requests to its own origin only.`),
          ...consoleErrors.map((text) => `The page logs an error or a warning: ${text}`),
        ];
        if (total > budget)
          problems.push(
            `The first load is ${count(total)} bytes with gzip. Expected at most ${count(budget)} (docs/architecture.md); ${sizes}`,
          );
        return { summary, problems };
      } finally {
        await browser.close();
        await server.close();
      }
    },
  };
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Opens a page and lists the files that it fetches until the email field can be used. */
async function openAndMeasure(page: Page, origin: string) {
  const foreignUrls: string[] = [];
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      foreignUrls.push(route.request().url());
      return route.abort();
    },
  );
  await page.addInitScript(recordEmailReady);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page
    .waitForFunction(() => 'emailReadyAt' in window, undefined, { timeout: 10_000 })
    .catch(async () => {
      const text = await page.evaluate(() => document.body.innerText);
      throw new Error(
        `Expected an email field on the page that can be used, found the text "${text}". ${consoleErrors.join(' ')}`,
      );
    });
  const fetched = await page.evaluate(listFetchedFiles);
  return { fetched: [...fetched, ...(await fetchIcons(page))], foreignUrls, consoleErrors };
}

/** Records the time at which the email field becomes usable. Runs in the page, before the page's own scripts. */
function recordEmailReady(): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('input[autocomplete="username"]:enabled:read-write');
    if (field === null) return;
    Object.assign(window, { emailReadyAt: performance.now() });
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Lists the files that were requested before the email field became usable. Runs in the page. */
function listFetchedFiles(): FetchedFile[] {
  const { emailReadyAt } = window as unknown as { emailReadyAt: number };
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return (entries as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime <= emailReadyAt)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
}

/** Fetches the page's icons, because headless browsers do not request them. */
async function fetchIcons(page: Page): Promise<readonly FetchedFile[]> {
  const urls = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
      return { path: new URL(url).pathname, bytes: Number(response.headers.get('content-length')) };
    }),
  );
}
