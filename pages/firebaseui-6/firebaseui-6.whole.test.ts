import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { startAuthEmulator } from '../../services/emulator/auth-emulator.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { referenceBuild } from '../../tools/bundle/bundles.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { OpenedPage, PageOptions } from './page.ts';

/**
 * Each test opens the same page twice: with FirebaseUI 6.1.0, and with our package in its place. Users and callbacks
 * must be the same both times.
 */

/**
 * Functions that a test passes to the page. Playwright passes a function as text, so the function cannot use variables
 * from outside its body.
 */
type PageFunctions = Pick<PageOptions, 'extend' | 'start'>;

interface Recorded extends Window {
  readonly opened: OpenedPage;
  readonly events: readonly unknown[];
}

const emulator = await startAuthEmulator();
let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let projects = 0;

before(async () => {
  const { folder } = await ensureBundle(referenceBuild);
  const policy = { alsoConnectTo: [emulator.url], allowsInlineMarkup: true };
  server = await serve({ root: folder, entry: 'firebaseui-6/home.html', policy });
  browser = await launchBrowser(() => {});
});

after(async () => {
  await browser?.close();
  await server?.close();
  await emulator.stop();
});

interface Visit extends AsyncDisposable {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly service: ServiceControl;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  open(name: 'before' | 'after' | 'react' | 'sign-in', query?: string): Promise<Page>;
}

/**
 * Opens a browser context for FirebaseUI's page.
 *
 * @param options the options of the browser context
 */
async function startVisit({ extend, start }: PageFunctions = {}, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const errors: string[] = [];
  const warnings: string[] = [];
  await context.route(
    (url) => url.origin !== server.url && url.origin !== emulator.url,
    (route) => route.abort(),
  );
  context.setDefaultTimeout(10_000);
  const apiKey = `firebaseui-6-${++projects}`;
  const functions = Object.entries({ extend, start }).flatMap(([name, code]) =>
    code ? `${name}: ${String(code)}` : [],
  );
  const data = [`emulatorUrl: '${emulator.url}'`, `apiKey: '${apiKey}'`];
  await context.addInitScript(`window.events = []; window.pageOptions = { ${[...data, ...functions].join(', ')} };`);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    context,
    page,
    errors,
    warnings,
    service: emulator.control(apiKey),
    async open(name, query = '') {
      await page.goto(`${server.url}/firebaseui-6/${name}.html${query}`);
      return page;
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const readEvents = (page: Page) => page.evaluate(() => [...(window as unknown as Recorded).events]);
const readReports = (page: Page) => page.evaluate(() => [...(window as unknown as Recorded).opened.reports]);
const waitForEvent = (page: Page, name: string) =>
  page.waitForFunction(
    (expected) => (window as unknown as Recorded).events.some((event) => [event].flat()[0] === expected),
    name,
  );

async function createAccount(page: Page): Promise<void> {
  await press(page, 'Sign in with email');
  await type(page, 'Email', 'ada@example.com');
  await press(page, 'Next');
  await type(page, 'First & last name', 'Ada');
  await type(page, 'Choose password', 'secret-123');
  await press(page, 'Save');
}

const recordCallbacks: PageFunctions = {
  extend: (uiConfig) => {
    const { events } = window as unknown as { events: unknown[] };
    return {
      ...uiConfig,
      callbacks: {
        uiShown: () => void events.push('uiShown'),
        uiChanged: (from: string | null, to: string) => void events.push(['uiChanged', from, to]),
        signInSuccessWithAuthResult(result, url) {
          const { user, credential, operationType, additionalUserInfo } = result;
          events.push([
            'success',
            {
              isCurrentUser: user === (window as unknown as Recorded).opened.firebase.auth().currentUser,
              isCompatUser: typeof user.sendEmailVerification === 'function',
              email: user.email,
              credential: credential && credential.providerId,
              operationType,
              isNewUser: additionalUserInfo.isNewUser,
              url: url ?? null,
            },
          ]);
          return false;
        },
      },
    };
  },
};

/** The expected argument of the success callback for a visitor who has created an account with a password. */
const newAccount = {
  isCurrentUser: true,
  isCompatUser: true,
  email: 'ada@example.com',
  credential: null,
  operationType: 'signIn',
  isNewUser: true,
  url: null,
};

async function signInAtProvider(page: Page, email: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await press(page, 'Sign in with Google');
  const popup = await opened;
  await type(popup, 'Email', email);
  const pressed = popup.getByRole('button', { name: 'Sign in', exact: true }).press('Enter', { noWaitAfter: true });
  await pressed.catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
}

async function askForLink({ page, service }: Visit): Promise<string> {
  await press(page, 'Sign in with email');
  await type(page, 'Email', 'ada@example.com');
  await press(page, 'Next');
  await page.getByText('Sign-in email sent').waitFor();
  const [mail] = await service.mails();
  assert.ok(mail);
  return mail.path;
}

/**
 * Offers sign-in by mailed link. The widget starts at once if such a link has opened the page, otherwise when the
 * visitor presses the button `Open`.
 */
const offerLinks: PageFunctions = {
  extend: (uiConfig) => ({
    ...uiConfig,
    signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }, 'anonymous'],
    callbacks: {
      signInSuccessWithAuthResult() {
        const { events } = window as unknown as { events: unknown[] };
        events.push('success');
        return false;
      },
    },
  }),
  start: (ui, uiConfig) => {
    const { events } = window as unknown as { events: unknown[] };
    events.push(['pending', ui.isPendingRedirect()]);
    const start = (): void => ui.start('#firebaseui-auth-container', uiConfig as never);
    if (ui.isPendingRedirect()) start();
    else document.body.append(Object.assign(document.createElement('button'), { textContent: 'Open', onclick: start }));
  },
};

/** Starts a sign-in at a tenant, with the same calls as the package `gcip-iap`. */
const signInAtTenant: NonNullable<PageOptions['start']> = async (ui, _uiConfig, firebaseui) => {
  // Delete `ui`, because `FirebaseUiHandler` creates an `AuthUI` with the same ID.
  await ui.delete();
  const { events, pageOptions } = window as unknown as { events: unknown[]; pageOptions: PageOptions };
  const { apiKey, emulatorUrl } = pageOptions;
  const displayMode = new URLSearchParams(location.search).get('displayMode') ?? '';
  const handler = new firebaseui.auth.FirebaseUiHandler('#firebaseui-auth-container', {
    [apiKey]: {
      authDomain: new URL(emulatorUrl).hostname,
      displayMode,
      callbacks: {
        selectTenantUiShown: () => void events.push('tenants shown'),
        selectTenantUiHidden: () => void events.push('tenants hidden'),
        signInUiShown: (tenantId: string | null) => void events.push(['sign-in shown', tenantId]),
        beforeSignInSuccess(user: { email: string; tenantId: string }) {
          events.push(['processed', user.email, user.tenantId]);
          return Promise.resolve(user);
        },
      },
      tenants: {
        acme: {
          displayName: 'Acme',
          iconUrl: '/favicon.svg',
          buttonColor: '#123456',
          signInOptions: [{ provider: 'password', hd: 'acme.example' }],
        },
        _: {
          displayName: 'Everybody',
          iconUrl: '/favicon.svg',
          buttonColor: '#123456',
          signInOptions: [{ provider: 'password', hd: 'everybody.example' }],
        },
      },
    },
  } as never);
  // `null` stands for the project itself. FirebaseUI accepts null, although FirebaseUI's types forbid null.
  const tenantIds = ['acme', null] as string[];
  const selected = await handler.selectTenant({ projectId: 'p', apiKey }, tenantIds);
  events.push(selected);
  const auth = handler.getAuth(apiKey, selected.tenantId);
  auth.useEmulator(emulatorUrl);
  const result = await handler.startSignIn(auth, selected);
  const user = await handler.processUser(result.user);
  events.push(['signed in', user.email, user === auth.currentUser]);
  await auth.signOut();
  await handler.completeSignOut();
};

test('the pages before and after the move differ only in their imports', async () => {
  const [one = '', other = ''] = await Promise.all(
    ['before', 'after'].map((name) => readFile(new URL(`${name}.ts`, import.meta.url), 'utf8')),
  );
  const withoutImports = (text: string): string => text.replaceAll(/^import .*\n/gm, '');
  assert.equal(withoutImports(one), withoutImports(other));
  assert.notEqual(one, other);
});

test('the example for FirebaseUI 6 has changed only its imports', async () => {
  const example = await readFile(new URL('../../examples/firebaseui-6/src/main.js', import.meta.url), 'utf8');
  const movedImport = /^\/\/ Replaces: (import .*'firebaseui.*)\nimport .*'doorstep-auth\/.*\n/gm;
  assert.equal([...example.matchAll(movedImport)].length, 2);
  assert.doesNotMatch(example.replaceAll(movedImport, '$1\n'), /doorstep/i);
});

for (const name of ['before', 'after'] as const) {
  describe(`the page ${name} the move`, () => {
    test('the callbacks receive the names of the screens, a compat user and the success URL from the address', async () => {
      await using visit = await startVisit(recordCallbacks);
      const page = await visit.open(name, '?signInSuccessUrl=%2Fdeep');
      await createAccount(page);
      await waitForEvent(page, 'success');
      const events = await readEvents(page);
      assert.deepEqual(
        events.filter((event) => event !== 'uiShown'),
        [
          ['uiChanged', null, 'providerSignIn'],
          ['uiChanged', 'providerSignIn', 'signIn'],
          ['uiChanged', 'signIn', 'passwordSignUp'],
          ['success', { ...newAccount, url: '/deep' }],
        ],
      );
      assert.equal(events.filter((event) => event === 'uiShown').length, 1);
      await page.waitForFunction(() => document.querySelector('#firebaseui-auth-container')?.childElementCount === 0);
      assert.deepEqual(await readReports(page), [null, 'ada@example.com']);
      assert.deepEqual(visit.errors, []);
    });

    test('without callbacks, the success URL opens, and the user stays signed in', async () => {
      await using visit = await startVisit();
      const page = await visit.open(name);
      await press(page, 'Continue as guest');
      await page.waitForURL(`${server.url}/home`);
      await visit.open(name);
      await page.waitForFunction(() => (window as unknown as Recorded).opened.reports.length > 0);
      assert.deepEqual(await readReports(page), ['guest']);
    });

    test("the user and the credential of a provider are the SDK's own", async () => {
      await using visit = await startVisit({
        extend: (uiConfig) => ({
          ...uiConfig,
          signInFlow: 'popup',
          callbacks: {
            signInSuccessWithAuthResult(result) {
              Object.assign(window, { result, events: ['success'] });
              return false;
            },
          },
        }),
      });
      const page = await visit.open(name);
      await signInAtProvider(page, 'ada@example.com');
      await waitForEvent(page, 'success');
      const result = await page.evaluate(async () => {
        const { result: received, opened } = window as unknown as Recorded & { result: never };
        const { user, credential } = received as { user: { delete(): Promise<void> }; credential: never };
        const auth = opened.firebase.auth();
        await auth.signOut();
        const again = await auth.signInWithCredential(credential);
        const { email, providerData } = again.user ?? {};
        await auth.currentUser?.delete();
        return [email, providerData?.[0]?.providerId, typeof user.delete, auth.currentUser];
      });
      assert.deepEqual(result, ['ada@example.com', 'google.com', 'function', null]);
      assert.equal(await visit.service.countAccounts(), 0);
    });

    test('after a redirect to a provider, the page that calls `start` completes the sign-in', async () => {
      await using visit = await startVisit(recordCallbacks);
      const page = await visit.open(name);
      await press(page, 'Sign in with Google');
      await type(page, 'Email', 'ada@example.com');
      await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter', { noWaitAfter: true });
      await page.waitForURL(`${server.url}/firebaseui-6/${name}.html`);
      await waitForEvent(page, 'success');
      const events = await readEvents(page);
      assert.deepEqual(events.at(-1), ['success', { ...newAccount, credential: 'google.com' }]);
      assert.deepEqual(
        events.find((event) => event !== 'uiShown'),
        ['uiChanged', null, 'callback'],
      );
    });

    test('a guest who signs in to an existing account causes an error with a credential for that account', async () => {
      await using visit = await startVisit({
        extend: (uiConfig) => ({
          ...uiConfig,
          autoUpgradeAnonymousUsers: true,
          callbacks: {
            signInSuccessWithAuthResult: () => true,
            async signInFailure(error) {
              const { opened, events } = window as unknown as { opened: OpenedPage; events: unknown[] };
              const { code, credential } = error;
              const { user } = await opened.firebase.auth().signInWithCredential(credential);
              events.push('failure', code, user?.email ?? null, JSON.parse(JSON.stringify(error)).code);
            },
          },
        }),
      });
      await visit.service.put({ accounts: [{ email: 'ada@example.com', password: 'secret-123' }] });
      const page = await visit.open(name);
      await press(page, 'Continue as guest');
      await page.waitForURL(`${server.url}/home`);
      await visit.open(name);
      await press(page, 'Sign in with email');
      await type(page, 'Email', 'ada@example.com');
      await press(page, 'Next');
      await type(page, 'Password', 'secret-123');
      await press(page, 'Sign In');
      await waitForEvent(page, 'failure');
      const code = 'firebaseui/anonymous-upgrade-merge-conflict';
      assert.deepEqual(await readEvents(page), ['failure', code, 'ada@example.com', code]);
      await page.waitForFunction(() => document.querySelector('#firebaseui-auth-container')?.childElementCount === 0);
    });

    test('a sign-in link keeps the query of the page, and `isPendingRedirect()` is true when it is opened', async () => {
      await using visit = await startVisit(offerLinks);
      const page = await visit.open(name, '?org=7');
      assert.deepEqual(await readEvents(page), [['pending', false]]);
      await press(page, 'Open');
      const path = await askForLink(visit);
      await page.goto(`${server.url}${path}`);
      await waitForEvent(page, 'success');
      assert.deepEqual((await readEvents(page))[0], ['pending', true]);
      assert.equal(new URL(page.url()).searchParams.get('org'), '7');
      assert.equal((await readReports(page)).at(-1), 'ada@example.com');
    });

    test('the service receives everything that emailLinkSignIn returns', async () => {
      await using visit = await startVisit({
        extend: (uiConfig) => ({
          ...uiConfig,
          signInOptions: [
            {
              provider: 'password',
              signInMethod: 'emailLink',
              emailLinkSignIn: () => ({
                url: '/firebaseui-6/home.html?from=mail',
                handleCodeInApp: true,
                iOS: { bundleId: 'com.example.ios' },
                android: { packageName: 'com.example.android', installApp: true, minimumVersion: '12' },
                dynamicLinkDomain: 'app.page.link',
              }),
            },
          ],
        }),
      });
      const page = await visit.open(name);
      const sending = page.waitForRequest(/accounts:sendOobCode/);
      await type(page, 'Email', 'ada@example.com');
      await press(page, 'Next');
      const { continueUrl, clientType: _added, ...body } = (await sending).postDataJSON() as Record<string, string>;
      const url = new URL(continueUrl ?? '');
      assert.deepEqual(
        [url.origin, url.pathname, url.searchParams.get('from')],
        [server.url, '/firebaseui-6/home.html', 'mail'],
      );
      assert.deepEqual(body, {
        requestType: 'EMAIL_SIGNIN',
        email: 'ada@example.com',
        canHandleCodeInApp: true,
        iOSBundleId: 'com.example.ios',
        androidInstallApp: true,
        androidMinimumVersionCode: '12',
        androidPackageName: 'com.example.android',
        dynamicLinkDomain: 'app.page.link',
      });
    });

    test("relative URLs are resolved against the document's base", async () => {
      const functions: PageFunctions = {
        extend: (uiConfig) => {
          document.head.append(Object.assign(document.createElement('base'), { href: '/deep/er/' }));
          return { ...uiConfig, signInSuccessUrl: 'home' };
        },
      };
      // The test adds a `<base>`. Our app's Content Security Policy forbids `<base>`, so turn the policy off.
      await using visit = await startVisit(functions, { bypassCSP: true });
      const page = await visit.open(name);
      await press(page, 'Continue as guest');
      await page.waitForURL(`${server.url}/deep/er/home`);
    });

    for (const displayMode of ['optionFirst', 'identifierFirst'] as const) {
      test(`visitors sign in at a tenant through FirebaseUiHandler (${displayMode})`, async () => {
        await using visit = await startVisit({ start: signInAtTenant });
        const account = { email: 'ada@acme.example', password: 'secret-123' };
        await visit.service.put({ accounts: [], tenants: [{ tenantId: 'acme', accounts: [account] }] });
        const page = await visit.open(name, `?displayMode=${displayMode}`);
        if (displayMode === 'optionFirst') {
          await press(page, 'Sign in to Acme');
          await type(page, 'Email', account.email);
          await press(page, 'Next');
        } else {
          await type(page, 'Email', 'ada@other.example');
          await press(page, 'Next');
          await page.getByText('No sign-in provider is available for the given email').waitFor();
          await type(page, 'Email', account.email);
          await press(page, 'Next');
        }
        await type(page, 'Password', account.password);
        await press(page, 'Sign In');
        await page.getByText('You are now successfully signed out.').waitFor();
        assert.deepEqual(await readEvents(page), [
          'tenants shown',
          'tenants hidden',
          displayMode === 'optionFirst'
            ? { tenantId: 'acme', providerIds: ['password'] }
            : { tenantId: 'acme', providerIds: ['password'], email: account.email },
          ['sign-in shown', 'acme'],
          ['processed', account.email, 'acme'],
          ['signed in', account.email, true],
        ]);
        assert.deepEqual(visit.errors, []);
      });
    }

    test('the namespace has the classes, the methods and the constants of FirebaseUI', async () => {
      await using visit = await startVisit({
        start: (ui, _uiConfig, firebaseui) => {
          const { AuthUI, AuthUIError, AnonymousAuthProvider, CredentialHelper, FirebaseUiHandler } = firebaseui.auth;
          const isFunction = (value: unknown): boolean => typeof value === 'function';
          const handler = new FirebaseUiHandler(document.body, {});
          (window as unknown as { events: unknown[] }).events.push(
            [AuthUI, AuthUI.getInstance, AuthUIError, FirebaseUiHandler].map(isFunction),
            [ui.start, ui.setConfig, ui.signIn, ui.reset, ui.delete, ui.isPendingRedirect, ui.disableAutoSignIn].map(
              isFunction,
            ),
            [handler.selectTenant, handler.getAuth, handler.startSignIn, handler.processUser].map(isFunction),
            [handler.completeSignOut, handler.showProgressBar, handler.hideProgressBar, handler.reset].map(isFunction),
            isFunction(handler.handleError),
            [CredentialHelper.GOOGLE_YOLO, CredentialHelper.NONE, AnonymousAuthProvider.PROVIDER_ID],
          );
        },
      });
      const [classes, ...rest] = await readEvents(await visit.open(name));
      assert.deepEqual(classes, [true, true, true, true]);
      assert.deepEqual(rest, [
        Array(7).fill(true),
        Array(4).fill(true),
        Array(4).fill(true),
        true,
        ['googleyolo', 'none', 'anonymous'],
      ]);
    });

    test('an `AuthUI` signs in to its own `Auth`, not to that of another instance', async () => {
      await using visit = await startVisit({
        start: (ui, uiConfig, firebaseui) => {
          const { opened, pageOptions, events } = window as unknown as Window & { events: unknown[] };
          if (!opened || !pageOptions) throw new Error('The page has not been opened.');
          const { firebase } = opened;
          const other = firebase.initializeApp(firebase.app().options, 'other').auth();
          other.useEmulator(pageOptions.emulatorUrl);
          const second = new firebaseui.auth.AuthUI(other, 'other');
          events.push([
            firebaseui.auth.AuthUI.getInstance() === ui,
            firebaseui.auth.AuthUI.getInstance('other') === second,
          ]);
          const callbacks = {
            signInSuccessWithAuthResult() {
              events.push('success', [firebase.auth().currentUser?.uid ?? null, other.currentUser?.isAnonymous]);
              return false;
            },
          };
          second.start('#firebaseui-auth-container', { ...uiConfig, callbacks } as never);
        },
      });
      const page = await visit.open(name);
      await press(page, 'Continue as guest');
      await waitForEvent(page, 'success');
      assert.deepEqual(await readEvents(page), [[true, true], 'success', [null, true]]);
      assert.deepEqual(await readReports(page), [null]);
    });

    test("a missing container is reported with FirebaseUI's error message", async () => {
      await using visit = await startVisit({ start: (ui) => ui.start('#missing', {}) });
      await visit.open(name);
      assert.deepEqual(visit.errors, ['Could not find the FirebaseUI widget element on the page.']);
    });

    test("a second instance with the same ID throws FirebaseUI's error, and starting twice shows one widget", async () => {
      await using visit = await startVisit({
        start: (ui, uiConfig, firebaseui) => {
          const { opened, events } = window as unknown as { opened: OpenedPage; events: unknown[] };
          ui.start('#firebaseui-auth-container', uiConfig as never);
          ui.start('#firebaseui-auth-container', uiConfig as never);
          const { AuthUI } = firebaseui.auth;
          events.push(AuthUI.getInstance() === ui, AuthUI.getInstance('other'));
          try {
            events.push(new AuthUI(opened.firebase.auth()));
          } catch (error) {
            events.push((error as Error).message);
          }
        },
      });
      const page = await visit.open(name);
      await page.getByRole('button', { name: 'Continue as guest' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Continue as guest' }).count(), 1);
      const message = 'An AuthUI instance already exists for the key "[DEFAULT]"';
      assert.deepEqual(await readEvents(page), [true, null, message]);
    });
  });
}

describe('a visitor who comes back after the move', () => {
  test('is still signed in', async () => {
    await using visit = await startVisit({ extend: (uiConfig) => ({ ...uiConfig, callbacks: {} }) });
    const page = await visit.open('before');
    await createAccount(page);
    await page.waitForURL(`${server.url}/home`);
    await visit.open('after');
    await page.waitForFunction(() => (window as unknown as Recorded).opened.reports.length > 0);
    assert.deepEqual(await readReports(page), ['ada@example.com']);
  });

  test('signs in by a link that FirebaseUI has mailed, after confirming the email', async () => {
    await using visit = await startVisit(offerLinks);
    const page = await visit.open('before', '?org=7');
    await press(page, 'Open');
    const path = await askForLink(visit);
    await page.goto(`${server.url}${path.replace('before.html', 'after.html')}`);
    await type(page, 'Email', 'ada@example.com');
    await press(page, 'Next');
    await waitForEvent(page, 'success');
    assert.equal((await readReports(page)).at(-1), 'ada@example.com');
  });
});

describe('a page for react-firebaseui', () => {
  test('shows the widget to visitors who are not signed in, again after they sign out', async () => {
    await using visit = await startVisit();
    const page = await visit.open('react');
    assert.equal(await page.locator('#firebaseui_container.wide').count(), 1);
    await press(page, 'Continue as guest');
    await page.getByText('Welcome guest!').waitFor();
    await press(page, 'Sign-out');
    await page.getByRole('button', { name: 'Continue as guest' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Continue as guest' }).count(), 1);
    await press(page, 'Continue as guest');
    await page.getByText('Welcome guest!').waitFor();
    const deprecated = 'signInSuccess callback is deprecated. Please use signInSuccessWithAuthResult callback instead.';
    assert.deepEqual([visit.errors, visit.warnings], [[], [`[doorstep] ${deprecated}`]]);
  });

  test('completes a sign-in link, although StrictMode mounts the component twice', async () => {
    await using visit = await startVisit({
      extend: (uiConfig) => ({
        ...uiConfig,
        signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }, 'anonymous'],
      }),
    });
    const page = await visit.open('react');
    await page.goto(`${server.url}${await askForLink(visit)}`);
    await page.getByText('Welcome ada@example.com!').waitFor();
    assert.deepEqual(visit.errors, []);
  });
});

test('the code for tenants is loaded only by a page that uses FirebaseUiHandler', async () => {
  const findCode = async (functions: PageFunctions): Promise<readonly boolean[]> => {
    await using visit = await startVisit(functions);
    const scripts: Promise<string>[] = [];
    visit.page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const page = await visit.open('after');
    await page.getByRole('button').first().waitFor();
    return (await Promise.all(scripts)).map((code) => code.includes('User with mismatching UID returned.'));
  };
  assert.equal((await findCode({})).includes(true), false);
  assert.equal((await findCode({ start: signInAtTenant })).includes(true), true);
});

test('a callback that lets the visitor go on without a success URL is reported on the console', async () => {
  await using visit = await startVisit({
    extend: ({ signInSuccessUrl: _removed, ...uiConfig }) => ({
      ...uiConfig,
      signInSuccessUrl: '',
      callbacks: {
        signInSuccessWithAuthResult() {
          (window as unknown as { events: unknown[] }).events.push('success');
          return true;
        },
      },
    }),
  });
  const page = await visit.open('after');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await press(page, 'Continue as guest');
  await waitForEvent(page, 'success');
  await warned;
  assert.deepEqual(visit.warnings, [
    '[doorstep] No URL to open. Set "signInSuccessUrl", or return false from the success callback.',
  ]);
});

test('a URL of another site for mailed links is ignored, and the console says why', async () => {
  await using visit = await startVisit({
    extend: (uiConfig) => ({
      ...uiConfig,
      signInOptions: [
        {
          provider: 'password',
          signInMethod: 'emailLink',
          emailLinkSignIn: () => ({ url: 'https://evil.example/', handleCodeInApp: true }),
        },
        'anonymous',
      ],
    }),
  });
  const page = await visit.open('after');
  const path = await askForLink(visit);
  assert.match(path, /^\/firebaseui-6\/after\.html\?/);
  assert.deepEqual(visit.warnings, [
    `[doorstep] signInOptions[0].emailLinkSignIn().url is ignored: expected a URL of the site ${server.url}, saw "https://evil.example/".`,
  ]);
  assert.deepEqual(await readReports(page), [null]);
});

describe('a page that has moved to <SignIn>', () => {
  const readReceived = (page: Page, key: string) =>
    page.waitForFunction((name) => (window as unknown as { received: Record<string, unknown> }).received[name], key);

  test("the user and the credential that onSuccess receives are the SDK's own", async () => {
    await using visit = await startVisit();
    const page = await visit.open('sign-in');
    await signInAtProvider(page, 'ada@example.com');
    await readReceived(page, 'isDeleted');
    const received = await page.evaluate(() => (window as unknown as { received: unknown }).received);
    assert.deepEqual(received, { isCurrentUser: true, email: 'ada@example.com', isDeleted: true });
    assert.equal(await visit.service.countAccounts(), 0);
    assert.deepEqual(visit.errors, []);
  });

  test("the credential that signInFailure receives is the SDK's own", async () => {
    await using visit = await startVisit();
    await visit.service.put({ accounts: [{ email: 'ada@example.com', password: 'secret-123' }] });
    const page = await visit.open('sign-in');
    await press(page, 'Continue as guest');
    await readReceived(page, 'isCurrentUser');
    await visit.open('sign-in');
    await press(page, 'Sign in with email');
    await type(page, 'Email', 'ada@example.com');
    await press(page, 'Next');
    await type(page, 'Password', 'secret-123');
    await press(page, 'Sign In');
    const email = await readReceived(page, 'afterConflict');
    assert.equal(await email.jsonValue(), 'ada@example.com');
  });
});

test('a widget starts whatever its configuration contains, and the console says what is ignored', async () => {
  await using visit = await startVisit({
    extend: (uiConfig, firebase) =>
      ({
        ...uiConfig,
        SIGNINFLOW: 'popup',
        acUiConfig: {},
        immediateFederatedRedirect: null,
        credentialHelper: 'accountchooser.com',
        tosUrl: 'myapp://terms',
        siteName: 7,
        signInOptions: [
          null,
          { provider: 'google.com', authMethod: 'https://accounts.google.com', customParameters: { max_age: 0 } },
          (firebase as OpenedPage['firebase']).auth.EmailAuthProvider.PROVIDER_ID,
          { provider: 'saml.acme', iconUrl: 'javascript:alert(1)', buttonColor: 'expression(1)' },
        ],
      }) as never,
  });
  const page = await visit.open('after');
  await page.getByRole('button', { name: 'Sign in with acme' }).waitFor();
  assert.deepEqual(await page.getByRole('listitem').allInnerTexts(), [
    'Sign in with Google',
    'Sign in with email',
    'Sign in with acme',
  ]);
  assert.equal(await page.getByRole('listitem').locator('svg').count(), 3, 'buttons with an icon');
  assert.deepEqual(visit.errors, []);
  assert.deepEqual(visit.warnings.map((text) => text.replace('[doorstep] ', '')).toSorted(), [
    'Invalid config: "acUiConfig"',
    'credentialHelper is ignored: expected "googleyolo" or "none", saw "accountchooser.com".',
    'signInOptions[0] is ignored: expected a provider ID, or an object with the key "provider", saw null.',
    "signInOptions[1].authMethod is ignored: FirebaseUI's option has no effect, or does not exist.",
    'signInOptions[3].buttonColor is ignored: expected a CSS colour, saw "expression(1)".',
    'signInOptions[3].iconUrl is ignored: expected a path, or a URL with http: or https:, saw "javascript:alert(1)".',
  ]);
});
