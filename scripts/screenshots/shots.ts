import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { TestBed, TestBedOptions } from '../../pages/test-bed/test-bed-api.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { productionPolicy } from '../../tools/server/content-security-policy.ts';
import { serve } from '../../tools/server/serve.ts';
import { buildStories } from '../stories/build-stories.ts';

export interface Shots extends AsyncDisposable {
  readonly url: string;
  readonly names: readonly string[];
  show(page: Page, name: string): Promise<void>;
}

interface PageShot {
  readonly path?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly isSignedIn?: boolean;
}

const ada = { email: 'ada@example.com', password: 'analytical-engine' } as const;

const pages: Readonly<Record<string, PageShot>> = {
  'app--sign-in': {},
  'app--home': { isSignedIn: true },
  'app--cummies': { path: '/cummies', isSignedIn: true },
  'app--page-not-found': { path: '/nowhere', isSignedIn: true },
  'app--configuration-error': { config: { siteName: '', signInSuccessUrl: 'javascript:alert(1)' } },
};

export const pageNames: readonly string[] = Object.keys(pages);

export async function pageShots(isSelected: (name: string) => boolean): Promise<Shots> {
  const { folder: root } = await ensureBundle(testBuild);
  const server = await serve({ root, entry: 'test-bed.html', policy: productionPolicy });
  return {
    url: server.url,
    names: pageNames.filter(isSelected),
    show: (page, name) => showPage(page, pages[name] ?? {}),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

async function showPage(page: Page, { path = '/', config = {}, isSignedIn = false }: PageShot): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => 'testBed' in window);
  const options: TestBedOptions = {
    adapter: 'in-memory',
    config: { signInOptions: ['password'], signInSuccessUrl: '/', ...config },
    ...(isSignedIn ? { signedInAs: ada } : {}),
  };
  await page.evaluate(
    async ([account, address, mountOptions]) => {
      const { testBed } = window as unknown as { testBed: TestBed };
      await testBed.service?.put({ accounts: [account] });
      history.replaceState(null, '', address);
      await testBed.mount(mountOptions);
    },
    [ada, path, options] as const,
  );
  await page.getByRole('heading').or(page.getByText('cummies')).first().waitFor();
}

/**
 * Milliseconds that pass on the page's paused clock before the picture is taken. By then, the story has typed and
 * clicked, and a busy indicator is visible (spec §9).
 */
const SETTLE_MS = 700;
const STEP_MS = 50;
const MAX_STEPS = 400;
/** Time at which the page's clock is paused. Must be later than the clock's start time, which is 0. */
const PAUSED_AT_MS = 3_600_000;

/** Advances the page's clock, then waits in real time for other work of the page. */
async function advance(page: Page): Promise<void> {
  await page.clock.runFor(STEP_MS);
  await page.waitForTimeout(STEP_MS);
}

export async function storyShots(isSelected: (name: string) => boolean): Promise<Shots> {
  const root = await buildStories();
  const { stories } = JSON.parse(await readFile(join(root, 'meta.json'), 'utf8')) as { stories: object };
  const server = await serve({ root, entry: 'index.html', policy: {} });
  return {
    url: server.url,
    names: Object.keys(stories).filter(isSelected),
    async show(page, name) {
      // Pause the clock. Otherwise, messages that are visible for only a second would be missed.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(PAUSED_AT_MS);
      await page.goto(`/?story=${name}&mode=preview`, { waitUntil: 'networkidle' });
      const story = page.locator('.story');
      for (let steps = 0; !(await story.isVisible()); steps += 1) {
        if (steps === MAX_STEPS)
          throw new Error(`The story ${name} did not appear; the page shows "${await page.innerText('body')}".`);
        await advance(page);
      }
      for (let passed = 0; passed < SETTLE_MS; passed += STEP_MS) await advance(page);
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
