import { after, before, beforeEach } from 'node:test';
import type { Locator, Page } from 'playwright';
import { ada } from '../../fixtures/user-auth.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { productionPolicy } from '../../tools/server/content-security-policy.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { UserPage, UserPageProps } from './user-page.ts';

declare global {
  interface Window {
    readonly userPage: UserPage;
  }
}

export const allProps: UserPageProps = { accountUrl: '/login?mode=account', signOutUrl: '/?signed-out' };

/** A page with a button for the user, in a browser. */
export interface TestedPage {
  /** Name of the button, with which error messages begin. */
  readonly name: string;
  /** The page in the browser. Available in tests and hooks only. */
  readonly page: Page;
  readonly url: string;
  /** Texts of the page's uncaught errors, and of the errors and warnings in its console. */
  readonly messages: readonly string[];
  /** Starts the app with a signed-in user. */
  start(props?: UserPageProps, user?: Partial<typeof ada>): Promise<void>;
  /** Returns what the button has drawn, as HTML. Empty if it has drawn nothing. */
  readDrawing(): Promise<string>;
  button(label?: string): Locator;
  panel(): Locator;
  mark(): Locator;
  link(): Locator;
  signOut(): Locator;
  isOpen(): Promise<boolean>;
}

/**
 * Adds hooks that serve a page, open it in a browser, and load it again before each test.
 *
 * @param entry the page's file, such as `user.html`
 * @param name the name of the button. Error messages begin with it
 */
export function openTestedPage(entry: string, name: string): TestedPage {
  let server: RunningServer;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let page: Page;
  let messages: string[];

  before(async () => {
    const { folder } = await ensureBundle(testBuild);
    server = await serve({ root: folder, entry, policy: productionPolicy });
    browser = await launchBrowser(() => {});
    page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
  });
  beforeEach(async () => {
    messages = [];
    await page.setViewportSize({ width: 640, height: 480 });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' });
    await page.goto(server.url);
    await page.waitForFunction(() => 'userPage' in window);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const button = (label = 'Your account, Ada Lovelace'): Locator =>
    page.getByRole('button', { name: label, exact: true });
  return {
    name,
    get page() {
      return page;
    },
    get url() {
      return server.url;
    },
    get messages() {
      return messages;
    },
    start: (props = allProps, user = {}) =>
      page.evaluate(
        ([given, reported]) => {
          window.userPage.start(given);
          window.userPage.auth.report(reported);
        },
        [props, { ...ada, ...user }] as const,
      ),
    readDrawing: () =>
      page.evaluate(() => document.querySelector('#app :is(doorstep-user-button, .doorstep-user)')?.innerHTML ?? ''),
    button,
    panel: () => page.locator('.doorstep-user-panel'),
    mark: () => page.locator('.doorstep-user-avatar'),
    link: () => page.getByRole('link', { name: 'Your account' }),
    signOut: () => page.getByRole('button', { name: 'Sign Out' }),
    isOpen: async () => (await button().getAttribute('aria-expanded')) === 'true',
  };
}
