import assert from 'node:assert/strict';
import { after, before, describe, test, type TestContext } from 'node:test';
import type { Auth } from 'firebase/auth';
import type { Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { TestBed, TestBedOptions } from '../../pages/test-bed/test-bed-api.ts';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import { signInAtProvider } from './support/provider-page.ts';

/**
 * These tests sign in at a provider's page, by popup or by redirect, with a backend on the app's own `Auth`. The server
 * enforces App Check.
 */

type TestBedPage = Window & { readonly testBed: TestBed; readonly appAuth: Auth };

const appCheckToken = 'app-check-token';
const email = 'ada@example.com';
const identityServer = await startInMemoryServer({ appCheckToken });
let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let projects = 0;

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  const policy = { alsoConnectTo: [identityServer.url], googleFeatures: 'all' } as const;
  server = await serve({ root: folder, entry: 'test-bed.html', policy });
  browser = await launchBrowser(() => {});
});

after(async () => {
  await browser?.close();
  await server?.close();
  await identityServer.stop();
});

interface AppOptions {
  readonly persistence: string;
  readonly flow: 'popup' | 'redirect';
  readonly asGuest?: boolean;
  readonly offersPasskey?: boolean;
}

const never = { settlesAfter: 1e9, returns: null };
const noPasskeys = { list: { settlesAfter: 0, returns: [] }, add: never, rename: never, remove: never };

async function openApp(testContext: TestContext, { persistence, flow, asGuest = false, offersPasskey }: AppOptions) {
  const context = await browser.newContext();
  testContext.after(() => context.close());
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  await page.goto(`${server.url}/Login`);
  await page.waitForFunction(() => 'testBed' in window);
  const apiKey = `app-auth-browser-${++projects}`;
  const options: TestBedOptions = {
    adapter: 'app-auth',
    backendOptions: { url: identityServer.url, apiKey, persistence, appCheckToken },
    config: {
      signInOptions: [{ provider: 'google.com' }, { provider: 'password' }],
      signInFlow: flow,
      signInSuccessUrl: '/',
      autoUpgradeAnonymousUsers: asGuest,
      ...(asGuest && { callbacks: { signInFailure: { returns: null } } }),
      ...(offersPasskey && { offerNewPasskey: true, passkeys: noPasskeys }),
    },
    ...(asGuest && { signedInAs: 'guest' as const }),
  };
  await page.evaluate((data) => (window as unknown as TestBedPage).testBed.mount(data), options);
  return { page, apiKey, consoleErrors };
}

/**
 * Signs in with Google on the provider page. Checks that the page's URL contains the App Check token, which the SDK
 * adds.
 */
async function signInWithGoogle(page: Page, flow: 'popup' | 'redirect'): Promise<void> {
  const button = page.getByRole('button', { name: /google/i });
  let providerPage = page;
  if (flow === 'popup') [providerPage] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  else await button.click();
  await providerPage.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  assert.equal(new URLSearchParams(new URL(providerPage.url()).hash.slice(1)).get('fac'), appCheckToken);
  await signInAtProvider(providerPage, email);
}

async function waitUntilSignedIn(page: Page): Promise<void> {
  await page.waitForFunction(
    (expected) => (window as unknown as TestBedPage).testBed?.currentUserEmail() === expected,
    email,
  );
}

const readUid = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const { appAuth } = window as unknown as TestBedPage;
    await appAuth.authStateReady();
    return appAuth.currentUser?.uid ?? null;
  });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(() => 'appAuth' in window);
}

/**
 * Finds the users that the SDK has stored. Returns one text for each user: the kind of storage and the name of the
 * Firebase app, such as `local: [DEFAULT]`.
 */
const findStoredUsers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const prefix = 'firebase:authUser:';
    const names = (place: string, keys: readonly string[]) =>
      keys.filter((key) => key.startsWith(prefix)).map((key) => `${place}: ${key.split(':').at(-1)}`);
    const waitFor = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database cannot be read.'));
      });
    const database = await waitFor(indexedDB.open('firebaseLocalStorageDb'));
    const stores = [...database.objectStoreNames];
    const keys = stores.map((store) => waitFor(database.transaction(store).objectStore(store).getAllKeys()));
    const inDatabase = (await Promise.all(keys)).flat().map(String);
    database.close();
    return [
      ...names('database', inDatabase),
      ...names('local', Object.keys(localStorage)),
      ...names('session', Object.keys(sessionStorage)),
    ];
  });

for (const persistence of ['local', 'session', 'none', 'database']) {
  const stored = persistence === 'none' ? [] : [`${persistence}: [DEFAULT]`];
  describe(`an app with App Check and the persistence "${persistence}"`, () => {
    for (const flow of ['popup', 'redirect'] as const) {
      for (const asGuest of [false, true]) {
        test(`stores the user only where the persistence says, after a ${asGuest ? 'guest' : 'visitor'} has signed in by ${flow}`, async (context) => {
          const { page, consoleErrors } = await openApp(context, { persistence, flow, asGuest });
          const guest = asGuest ? await readUid(page) : null;
          await signInWithGoogle(page, flow);
          await waitUntilSignedIn(page);
          const uid = await readUid(page);
          assert.ok(uid);
          if (asGuest) assert.equal(uid, guest);
          assert.deepEqual(await findStoredUsers(page), stored);
          await reload(page);
          assert.equal(await readUid(page), persistence === 'none' ? null : uid);
          assert.deepEqual(await findStoredUsers(page), stored);
          assert.deepEqual(consoleErrors, []);
        });
      }
    }
  });
}

for (const persistence of ['local', 'session', 'database']) {
  test(`a visitor who reloads the page when she is offered a passkey is signed in, with the persistence "${persistence}"`, async (context) => {
    const { page, consoleErrors } = await openApp(context, { persistence, flow: 'popup', offersPasskey: true });
    await signInWithGoogle(page, 'popup');
    await page.getByRole('heading', { name: 'Sign in faster next time' }).waitFor();
    assert.deepEqual(await findStoredUsers(page), []);
    await reload(page);
    await waitUntilSignedIn(page);
    assert.deepEqual(await findStoredUsers(page), [`${persistence}: [DEFAULT]`]);
    await reload(page);
    await waitUntilSignedIn(page);
    assert.deepEqual(consoleErrors, []);
  });
}

test('after a redirect, a visitor is signed in to the tenant that the app had chosen before the redirect', async (context) => {
  const { page, apiKey } = await openApp(context, { persistence: 'session', flow: 'redirect' });
  await page.evaluate(() => {
    (window as unknown as TestBedPage).appAuth.tenantId = 'blue';
  });
  await signInWithGoogle(page, 'redirect');
  await waitUntilSignedIn(page);
  const tenantIds = await page.evaluate(() => {
    const { appAuth } = window as unknown as TestBedPage;
    return [appAuth.tenantId, appAuth.currentUser?.tenantId];
  });
  assert.deepEqual(tenantIds, ['blue', 'blue']);
  assert.deepEqual((await identityServer.control(apiKey).account(email))?.providers, ['google.com']);
});
