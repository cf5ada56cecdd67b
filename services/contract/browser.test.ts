import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright';
import { startAuthEmulator } from '../emulator/auth-emulator.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { TestBed, TestBedOptions } from '../../pages/test-bed/test-bed-api.ts';
import { pressButton, signInAtProvider } from './support/provider-page.ts';
import type { ServiceControl, ServiceFixture } from '../../src/adapters/service-control.ts';

/**
 * These tests type into the provider page and press its buttons. In the Gherkin scenarios, a script submits the page
 * instead (`driver/visitor/operate-provider-page.ts`).
 */

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

interface OpenedApp extends AsyncDisposable {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly service: Service;
  readonly foreignRequests: readonly string[];
  readonly consoleErrors: readonly string[];
}

async function openApp(adapter: 'in-memory' | 'emulator', config: object, fixture: ServiceFixture): Promise<OpenedApp> {
  const context = await browser.newContext();
  const foreignRequests: string[] = [];
  const consoleErrors: string[] = [];
  await context.route(
    (url) => url.origin !== server.url && url.origin !== emulator.url,
    (route) => {
      foreignRequests.push(route.request().url());
      return route.abort();
    },
  );
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  await page.goto(`${server.url}/Login`);
  await page.waitForFunction(() => 'testBed' in window);
  const apiKey = `browser-contract-${++projects}`;
  const serviceInPage: Service = {
    account: (email) =>
      page.evaluate(
        async (address) => (await (window as TestBedPage).testBed.service?.account(address)) ?? null,
        email,
      ),
    put: (accounts) => page.evaluate((data) => (window as TestBedPage).testBed.service?.put(data), accounts),
  };
  const service = adapter === 'emulator' ? emulator.control(apiKey) : serviceInPage;
  await service.put(fixture);
  const options = {
    adapter,
    ...(adapter === 'emulator' && { backendOptions: { url: emulator.url, apiKey } }),
    config: { signInOptions: [google, 'password'], signInSuccessUrl: '/', ...config },
  } as TestBedOptions;
  await page.evaluate((data) => (window as TestBedPage).testBed.mount(data), options);
  return { page, context, service, foreignRequests, consoleErrors, [Symbol.asyncDispose]: () => context.close() };
}

const googleButton = (page: Page) => page.getByRole('button', { name: /google/i });

async function openPopup({ page }: OpenedApp): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  return popup;
}

const waitUntilSignedIn = (page: Page, email: string): Promise<unknown> =>
  page.waitForFunction((expected) => (window as TestBedPage).testBed?.currentUserEmail() === expected, email);

for (const adapter of ['in-memory', 'emulator'] as const) {
  describe(`${adapter} in a browser`, () => {
    test('a visitor signs in in a popup of 500 by 600 px, which closes and sends no request to other servers', async () => {
      await using app = await openApp(adapter, { signInFlow: 'popup' }, { accounts: [] });
      const popup = await openPopup(app);
      assert.deepEqual(popup.viewportSize(), { width: 500, height: 600 });
      const closed = popup.waitForEvent('close');
      await signInAtProvider(popup, ada.email);
      await waitUntilSignedIn(app.page, ada.email);
      await closed;
      assert.deepEqual((await app.service.account(ada.email))?.providers, [google]);
      assert.deepEqual(app.foreignRequests, []);
      assert.deepEqual(app.consoleErrors, []);
    });

    test('a visitor who signs in by redirect is signed in on the page that the redirect returns to', async () => {
      await using app = await openApp(adapter, { signInFlow: 'redirect' }, { accounts: [] });
      const { page } = app;
      await googleButton(page).click();
      await signInAtProvider(page, ada.email);
      await waitUntilSignedIn(page, ada.email);
      assert.equal(new URL(page.url()).origin, server.url);
      assert.deepEqual(app.foreignRequests, []);
      assert.deepEqual(app.consoleErrors, []);
    });

    test('the provider page lists known identities, and choosing one of them signs in', async () => {
      const fixture = { accounts: [{ email: ada.email, providers: [google] }] };
      await using app = await openApp(adapter, { signInFlow: 'popup' }, fixture);
      const popup = await openPopup(app);
      await pressButton(popup, ada.email);
      await waitUntilSignedIn(app.page, ada.email);
    });
  });
}
