import type { Page } from 'playwright';
import type { TestBed, TestBedOptions } from '../../pages/test-bed/test-bed-api.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { productionPolicy } from '../../tools/server/content-security-policy.ts';
import { serve } from '../../tools/server/serve.ts';
import type { Shots } from '../stories/story-shots.ts';

interface PageShot {
  /** The text to wait for. */
  readonly text: string;
  readonly path?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly isSignedIn?: boolean;
}

const ada = { email: 'ada@example.com', password: 'analytical-engine' } as const;

const pages: Readonly<Record<string, PageShot>> = {
  'app--sign-in': { text: 'Sign in with email' },
  'app--home': { text: 'You are logged in.', isSignedIn: true },
  'app--cummies': { text: 'cummies', path: '/cummies', isSignedIn: true },
  'app--page-not-found': { text: 'Page not found', path: '/nowhere', isSignedIn: true },
  'app--configuration-error': {
    text: 'Configuration error',
    config: { siteName: '', signInSuccessUrl: 'javascript:alert(1)' },
  },
};

export const pageNames: readonly string[] = Object.keys(pages);

export async function pageShots(isSelected: (name: string) => boolean): Promise<Shots> {
  const { folder: root } = await ensureBundle(testBuild);
  const server = await serve({ root, entry: 'test-bed.html', policy: productionPolicy });
  return {
    url: server.url,
    names: pageNames.filter(isSelected),
    show: (page, name) => showPage(page, findShot(name)),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

function findShot(name: string): PageShot {
  const shot = pages[name];
  if (!shot) throw new Error(`There is no page "${name}".`);
  return shot;
}

async function showPage(page: Page, shot: PageShot): Promise<void> {
  const { text, path = '/', config = {}, isSignedIn = false } = shot;
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
  await page.getByText(text, { exact: true }).waitFor();
}
