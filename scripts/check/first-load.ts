import type { Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { checkBuild } from '../../tools/bundle/bundles.ts';
import { exampleEnvironment } from '../../tools/bundle/project-environment.ts';
import { productionPolicy } from '../../tools/server/content-security-policy.ts';
import { serve } from '../../tools/server/serve.ts';
import type { Check } from './outcome.ts';

/** What may be fetched before the email field can be used: 90 KB gzip, a KB being 1000 bytes as bundlers report it. */
const budget = 90_000;

/** One file that a page fetched. */
interface Fetched {
  readonly path: string;
  /** Of the body as it was sent. */
  readonly bytes: number;
}

/** Holds to {@link budget} what is fetched, all told, until the email field can be used, in a real browser. */
export const firstLoad: Check = {
  name: 'first load',
  async run() {
    const { folder } = await ensureBundle(checkBuild, exampleEnvironment());
    const server = await serve({ root: folder, entry: 'index.html', policy: productionPolicy, encodings: ['gzip'] });
    const browser = await launchBrowser(() => {});
    try {
      const page = await browser.newPage();
      const { fetched, strangers, complaints } = await openAndMeasure(page, server.url);
      const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
      const files = fetched.toSorted((one, other) => other.bytes - one.bytes);
      const breakdown = files.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ');
      const summary = `${kilobytes(total)} of ${kilobytes(budget)} KB gzip (${breakdown})`;
      const problems = [
        ...strangers.map((url) => `the page at rest asks ${url}; expected no request but to its own origin`),
        ...complaints.map((text) => `the page complains: ${text}`),
      ];
      if (total > budget)
        problems.push(`${total} bytes are fetched until the email field can be used; expected ${budget} at most`);
      return { summary, problems };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Opens the app and lists what was asked for up to the moment in which one can type into the email field. */
async function openAndMeasure(page: Page, origin: string) {
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  await page.addInitScript(noteWhenEmailCanBeTyped);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page
    .waitForFunction(() => 'emailCanBeTypedAt' in window, undefined, { timeout: 10_000 })
    .catch(async () => {
      const text = await page.evaluate(() => document.body.innerText);
      throw new Error(`expected an email field that can be typed into, saw "${text}" ${complaints.join(' ')}`);
    });
  const fetched = await page.evaluate(fetchedUntilThen);
  return { fetched: [...fetched, ...(await icons(page))], strangers, complaints };
}

/** Runs in the page, before anything of it. */
function noteWhenEmailCanBeTyped(): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('input[autocomplete="username"]:enabled:read-write');
    if (field === null) return;
    Object.assign(window, { emailCanBeTypedAt: performance.now() });
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page. What was asked for later, while the visitor types, does not count. */
function fetchedUntilThen(): Fetched[] {
  const { emailCanBeTypedAt } = window as unknown as { emailCanBeTypedAt: number };
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return (entries as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime <= emailCanBeTypedAt)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
}

/** A browser with a window fetches the page's icons too; one without does not. */
async function icons(page: Page): Promise<readonly Fetched[]> {
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
