import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright';
import { startAuthEmulator } from '../../../harness/emulator/auth-emulator.ts';
import { launchBrowser } from '../../../scripts/browser.ts';
import { bench } from '../../../scripts/bundle/bundles.ts';
import { ensureBundle } from '../../../scripts/bundle/build-bundle.ts';
import { serve, type RunningServer } from '../../../scripts/server/serve.ts';
import type { Stage, StageOptions } from '../../stage/stage-api.ts';
import type { ServiceControl, ServiceFixture } from '../service-control.ts';

/**
 * What needs a browser's windows: popups and redirects. Driven through the app on the stage, under the policy that
 * scenarios run under, with the visitor's clock standing still.
 */

/** The app's page, as it offers itself to a test. */
type StagePage = Window & { readonly stage: Stage };

const google = 'google.com';
const ada = { email: 'ada@example.com', password: 'secret1' };

const emulator = await startAuthEmulator();
let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let projects = 0;

before(async () => {
  const { folder } = await ensureBundle(bench);
  server = await serve({ root: folder, entry: 'stage.html', policy: { alsoConnectTo: [emulator.url] } });
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

/** The app on the stage, with one button for Google. */
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
  await page.clock.install();
  await page.goto(`${server.url}/Login`);
  await page.waitForFunction(() => 'stage' in window);
  const apiKey = `browser-contract-${++projects}`;
  const inPage: Service = {
    account: (email) =>
      page.evaluate(async (given) => (await (window as StagePage).stage.service?.account(given)) ?? null, email),
    put: (given) => page.evaluate((accounts) => (window as StagePage).stage.service?.put(accounts), given),
  };
  const service = backend === 'emulator' ? emulator.control(apiKey) : inPage;
  await service.put(fixture);
  const options = {
    ...(backend === 'fake' ? { backend } : { backend, url: emulator.url, apiKey }),
    config: { signInOptions: [google, 'password'], signInSuccessUrl: '/', ...config },
  } as StageOptions;
  await page.evaluate((given) => (window as StagePage).stage.mount(given), options);
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

async function signInThere(page: Page, email: string, { verified = true } = {}): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox').setChecked(verified);
  await press(page, 'Sign in');
}

const isSignedIn = (page: Page, email: string): Promise<unknown> =>
  page.waitForFunction((expected) => (window as StagePage).stage?.currentUserEmail() === expected, email);

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

    test('an unverified address of another account leads to that account’s password, which connects them', async () => {
      await using there = await visit(backend, { signInFlow: 'popup' }, { accounts: [ada] });
      const { page } = there;
      await signInThere(await popupOf(there), ada.email, { verified: false });
      await page.getByLabel(/password/i).fill(ada.password);
      await page.getByRole('button', { name: /sign in/i }).click();
      await isSignedIn(page, ada.email);
      assert.deepEqual((await there.service.account(ada.email))?.providers.toSorted(), [google, 'password']);
    });

    test('a redirect with such an address does the same after the page has gone and come', async () => {
      await using there = await visit(backend, { signInFlow: 'redirect' }, { accounts: [ada] });
      const { page } = there;
      await googleButton(page).click();
      await signInThere(page, ada.email, { verified: false });
      await page.getByLabel(/password/i).fill(ada.password);
      await page.getByRole('button', { name: /sign in/i }).click();
      await isSignedIn(page, ada.email);
      assert.deepEqual((await there.service.account(ada.email))?.providers.toSorted(), [google, 'password']);
    });

    test('a window that its user closes is noticed, and another one can be opened', async () => {
      await using there = await visit(backend, { signInFlow: 'popup' }, { accounts: [] });
      await (await popupOf(there)).close();
      // The SDK looks every 2 s, and waits for 8 s more; the in-memory service needs no clock.
      if (backend === 'emulator') for (let second = 0; second < 11; second += 1) await there.page.clock.runFor(1000);
      await signInThere(await popupOf(there), ada.email);
      await isSignedIn(there.page, ada.email);
    });

    for (const signInFlow of ['popup', 'redirect']) {
      test(`whoever says no at the provider reads of it, by ${signInFlow}`, async () => {
        await using there = await visit(backend, { signInFlow }, { accounts: [] });
        const { page } = there;
        const provider = signInFlow === 'popup' ? await popupOf(there) : (await googleButton(page).click(), page);
        await press(provider, 'Cancel');
        await page.getByText(/authorize the required permissions/).waitFor();
      });
    }

    for (const signInFlow of ['popup', 'redirect']) {
      test(`a guest who signs in by ${signInFlow} stays who they were`, async () => {
        await using there = await visit(
          backend,
          {
            signInFlow,
            autoUpgradeAnonymousUsers: true,
            signInOptions: [google, 'anonymous'],
            callbacks: { signInFailure: { returns: true } },
          },
          { accounts: [] },
        );
        const { page } = there;
        await page.getByRole('button', { name: /guest/i }).click();
        await page.getByText('Sign-out').waitFor();
        await page.goto(`${server.url}/Login`);
        const provider = signInFlow === 'popup' ? await popupOf(there) : (await googleButton(page).click(), page);
        await signInThere(provider, ada.email);
        await isSignedIn(page, ada.email);
        assert.deepEqual((await there.service.account(ada.email))?.providers, [google]);
      });
    }
  });
}
