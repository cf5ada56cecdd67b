import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright';
import { startAuthEmulator } from '../emulator/auth-emulator.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { TestBed, TestBedOptions } from '../../pages/test-bed/test-bed-api.ts';
import type { ServiceControl, ServiceFixture } from '../../src/adapters/service-control.ts';

/**
 * The provider's page as a person uses it, in a window and after a redirect, under the policy that scenarios run under.
 * What comes of it is for the scenarios to say, which answer in its place.
 */

/** The app's page, as it offers itself to a test. */
type TestBedPage = Window & { readonly testBed: TestBed };

const google = 'google.com';
const ada = { email: 'ada@example.com' };

const emulator = await startAuthEmulator();
let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let projects = 0;

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({ root: folder, entry: 'test-bed.html', policy: { alsoConnectTo: [emulator.url] } });
  browser = await launchBrowser(() => {});
});

after(async () => {
  await browser?.close();
  await server?.close();
  await emulator.stop();
});

type Service = Pick<ServiceControl, 'account' | 'put'>;

interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly service: Service;
  /** Everything that was asked for elsewhere than at the app and the emulator. */
  readonly strangers: readonly string[];
  readonly complaints: readonly string[];
}

/** The app on the test bed, with one button for Google. */
async function visit(backend: 'fake' | 'emulator', config: object, fixture: ServiceFixture): Promise<Visit> {
  const context = await browser.newContext();
  const strangers: string[] = [];
  const complaints: string[] = [];
  await context.route(
    (url) => url.origin !== server.url && url.origin !== emulator.url,
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${server.url}/Login`);
  await page.waitForFunction(() => 'testBed' in window);
  const apiKey = `browser-contract-${++projects}`;
  const inPage: Service = {
    account: (email) =>
      page.evaluate(async (given) => (await (window as TestBedPage).testBed.service?.account(given)) ?? null, email),
    put: (given) => page.evaluate((accounts) => (window as TestBedPage).testBed.service?.put(accounts), given),
  };
  const service = backend === 'emulator' ? emulator.control(apiKey) : inPage;
  await service.put(fixture);
  const options = {
    ...(backend === 'fake' ? { backend } : { backend, url: emulator.url, apiKey }),
    config: { signInOptions: [google, 'password'], signInSuccessUrl: '/', ...config },
  } as TestBedOptions;
  await page.evaluate((given) => (window as TestBedPage).testBed.mount(given), options);
  return { page, context, service, strangers, complaints, [Symbol.asyncDispose]: () => context.close() };
}

const googleButton = (page: Page) => page.getByRole('button', { name: /google/i });

async function popupOf({ page }: Visit): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  return popup;
}

/** Presses a button by which the page may go, before it could be told that it was pressed. */
async function press(page: Page, name: string): Promise<void> {
  const pressed = page.getByRole('button', { name, exact: true }).press('Enter', { noWaitAfter: true });
  await pressed.catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
}

async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await press(page, 'Sign in');
}

const isSignedIn = (page: Page, email: string): Promise<unknown> =>
  page.waitForFunction((expected) => (window as TestBedPage).testBed?.currentUserEmail() === expected, email);

for (const backend of ['fake', 'emulator'] as const) {
  describe(`${backend} in a browser`, () => {
    test('a popup of 500 by 600 signs in, closes, and nothing is asked for elsewhere', async () => {
      await using there = await visit(backend, { signInFlow: 'popup' }, { accounts: [] });
      const popup = await popupOf(there);
      assert.deepEqual(popup.viewportSize(), { width: 500, height: 600 });
      const closed = popup.waitForEvent('close');
      await signInThere(popup, ada.email);
      await isSignedIn(there.page, ada.email);
      await closed;
      assert.deepEqual((await there.service.account(ada.email))?.providers, [google]);
      assert.deepEqual(there.strangers, []);
      assert.deepEqual(there.complaints, []);
    });

    test('a redirect signs in on the page that comes back', async () => {
      await using there = await visit(backend, { signInFlow: 'redirect' }, { accounts: [] });
      const { page } = there;
      await googleButton(page).click();
      await signInThere(page, ada.email);
      await isSignedIn(page, ada.email);
      assert.equal(new URL(page.url()).origin, server.url);
      assert.deepEqual(there.strangers, []);
      assert.deepEqual(there.complaints, []);
    });

    test('somebody whom the provider knows is chosen from its list', async () => {
      const fixture = { accounts: [{ email: ada.email, providers: [google] }] };
      await using there = await visit(backend, { signInFlow: 'popup' }, fixture);
      const popup = await popupOf(there);
      await press(popup, ada.email);
      await isSignedIn(there.page, ada.email);
    });
  });
}
