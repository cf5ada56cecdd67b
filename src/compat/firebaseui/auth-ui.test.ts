import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult } from '../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import { redirectStatus } from '../../widget/storage/redirect-status.ts';
import { defineAuthUI, startWithEmail, stop, type StartableAuthUI, type StoppableAuthUI } from './auth-ui.ts';
import type { MountOptions } from './environment.ts';

/** FirebaseUI's error messages (reference §3.1, §5.3). */
const notFound = 'Could not find the FirebaseUI widget element on the page.';
const deleted = 'AuthUI instance is deleted!';

const auth = { currentUser: { uid: 'ada' }, tenantId: null };
const container = { id: 'container' } as Element;
const uiConfig = { signInOptions: ['password'], signInSuccessUrl: '/' };

interface Mounted extends MountOptions {
  readonly container: Element;
}

/** Defines the class `AuthUI` on a simulated page, and records events of the page. */
function createPage({ elements = ['#container'], isLoaded = true, query = '' } = {}) {
  const events: string[] = [];
  const mounted: Mounted[] = [];
  const warnings: string[] = [];
  const storage = createMemoryStorage();
  const found = new Set(elements);
  let load: (() => void) | null = null;
  const AuthUI = defineAuthUI({
    config: {
      getAddress: () => new URL('https://app.example/Login'),
      getBase: () => new URL('https://app.example/Login'),
      isColor: () => true,
    },
    createBackend(given) {
      if (given !== auth && given?.currentUser === undefined) throw new TypeError('expected an Auth');
      return { dispose: () => Promise.resolve(void events.push('backend disposed')) } as unknown as AuthBackend;
    },
    createPage: () => ({
      address: new URL(`https://app.example/Login${query}`),
      base: new URL('https://app.example/Login'),
      storage,
      navigate: () => assert.fail('unexpected navigation'),
      hide: () => void events.push('link hidden'),
      forgetHidden: () => {},
      enterHistoryEntry: () => {},
      reload: () => assert.fail('unexpected reload'),
      takeEmail: () => undefined,
    }),
    findElement: (selector) => (found.has(selector) ? container : null),
    onLoad(listener, signal) {
      if (isLoaded) return false;
      load = () => signal.aborted || listener();
      return true;
    },
    mount(element, options) {
      const number = mounted.push({ container: element, ...options });
      events.push(`mounted ${number}`);
      return Object.assign(() => void events.push(`unmounted ${number}`), {
        setLanguage: ({ locale }: LanguageOptions) => void events.push(`language ${String(locale)}`),
      });
    },
    isMobile: () => false,
    warn: (message) => void warnings.push(message),
  });
  return {
    AuthUI,
    events,
    mounted,
    warnings,
    storage,
    add: (selector: string) => found.add(selector),
    load: () => load?.(),
    get settings() {
      return mounted.at(-1)?.settings;
    },
  };
}

test('an instance is found by its ID until it is deleted', async () => {
  const { AuthUI } = createPage();
  assert.equal(AuthUI.getInstance(), null);
  const first = new AuthUI(auth);
  const second = new AuthUI(auth, 'second');
  assert.deepEqual([AuthUI.getInstance() === first, AuthUI.getInstance(null) === first], [true, true]);
  assert.equal(AuthUI.getInstance('second'), second);
  assert.equal(AuthUI.getInstance('third'), null);
  await first.delete();
  assert.equal(AuthUI.getInstance(), null);
  assert.equal(AuthUI.getInstance('second'), second);
  assert.doesNotThrow(() => new AuthUI(auth));
});

test("creating a second instance with the same ID throws FirebaseUI's error", () => {
  const { AuthUI } = createPage();
  assert.ok(new AuthUI(auth));
  assert.ok(new AuthUI(auth, 'b'));
  assert.throws(() => new AuthUI(auth), { message: 'An AuthUI instance already exists for the key "[DEFAULT]"' });
  assert.throws(() => new AuthUI(auth, 'b'), { message: 'An AuthUI instance already exists for the key "b"' });
});

test('every method of a deleted instance throws', async () => {
  const { AuthUI } = createPage();
  const ui = new AuthUI(auth);
  await ui.delete();
  for (const call of [
    () => ui.start('#container', uiConfig),
    () => ui.setConfig(uiConfig),
    () => ui.signIn(),
    () => ui.reset(),
    () => ui.delete(),
    () => ui.isPendingRedirect(),
    () => ui.disableAutoSignIn(),
    () => ui.setLanguage({}),
  ]) {
    assert.throws(call, { message: deleted });
  }
});

test('start accepts an element or a selector', () => {
  const { AuthUI, mounted } = createPage();
  const ui = new AuthUI(auth);
  ui.start('#container', uiConfig);
  ui.start(container, uiConfig);
  assert.deepEqual(
    mounted.map((each) => each.container),
    [container, container],
  );
});

test("starting without the element throws FirebaseUI's error", () => {
  const { AuthUI, events } = createPage();
  const ui = new AuthUI(auth);
  assert.throws(() => ui.start('#missing', uiConfig), { message: notFound });
  assert.deepEqual(events, []);
});

test('while the document is loading, start waits for a missing element', () => {
  const page = createPage({ isLoaded: false });
  const ui = new page.AuthUI(auth);
  ui.start('#late', uiConfig);
  assert.deepEqual(page.events, []);
  page.add('#late');
  page.load();
  assert.equal(page.mounted.length, 1);

  const other = createPage({ isLoaded: false });
  new other.AuthUI(auth).start('#never', uiConfig);
  assert.throws(() => other.load(), { message: notFound });
});

test('an instance that is reset, deleted or started again no longer waits for the element', async () => {
  for (const end of ['reset', 'delete'] as const) {
    const page = createPage({ isLoaded: false });
    const ui = new page.AuthUI(auth);
    ui.start('#late', uiConfig);
    await ui[end]();
    page.load();
    assert.equal(page.mounted.length, 0);
  }
  const page = createPage({ isLoaded: false });
  const ui = new page.AuthUI(auth);
  ui.start('#late', uiConfig);
  const loadFirst = page.load;
  ui.start('#container', uiConfig);
  loadFirst();
  assert.equal(page.mounted.length, 1);
});

test('starting an instance removes the widget on the page, even that of another instance', () => {
  const { AuthUI, events } = createPage();
  const first = new AuthUI(auth);
  const second = new AuthUI(auth, 'second');
  first.start('#container', uiConfig);
  first.start('#container', uiConfig);
  second.start('#container', uiConfig);
  first.reset();
  second.reset();
  assert.deepEqual(events, [...['mounted 1', 'unmounted 1', 'mounted 2', 'unmounted 2', 'mounted 3', 'unmounted 3']]);
});

test('creating an instance with a wrong Auth throws, and leaves no instance behind', () => {
  const { AuthUI } = createPage();
  assert.throws(() => new AuthUI(undefined as never), { message: 'expected an Auth' });
  assert.equal(AuthUI.getInstance(), null);
});

test('the backend serves every widget of its instance, and is disposed with the instance', async () => {
  const { AuthUI, events, mounted } = createPage();
  const ui = new AuthUI(auth);
  ui.start('#container', uiConfig);
  ui.start('#container', uiConfig);
  await ui.delete();
  const [first, second] = mounted;
  assert.ok(first && first.backend === second?.backend);
  assert.deepEqual(events, [...['mounted 1', 'unmounted 1', 'mounted 2', 'unmounted 2', 'backend disposed']]);
});

test('the configuration of earlier calls is kept, and keys may be written in any case', () => {
  const page = createPage();
  const ui = new page.AuthUI(auth);
  ui.setConfig({ signInOptions: ['phone'], SIGNINFLOW: 'popup' } as object);
  ui.start('#container');
  assert.deepEqual([page.settings?.signInFlow, page.settings?.phoneOnly], ['popup', true]);
  ui.start('#container', uiConfig);
  assert.deepEqual([page.settings?.signInFlow, page.settings?.passwordOnly], ['popup', true]);
});

test("the widget signs in to the Auth's tenant", () => {
  const page = createPage();
  new page.AuthUI({ ...auth, tenantId: 'acme' }).start('#container', uiConfig);
  assert.equal(page.settings?.tenantId, 'acme');
});

test('each message is reported once per instance', () => {
  const { AuthUI, warnings } = createPage();
  const ui = new AuthUI(auth);
  const config = { ...uiConfig, acUiConfig: {}, tosUrl: '/terms' };
  ui.start('#container', config);
  ui.start('#container', config);
  assert.deepEqual(warnings, [
    'Invalid config: "acUiConfig"',
    'Privacy Policy URL is missing, the link will not be displayed.',
  ]);
});

test('a configuration with neither a success URL nor a success callback is reported', () => {
  const report = (config: object, query = ''): boolean => {
    const { AuthUI, warnings } = createPage({ query });
    new AuthUI(auth).start('#container', config);
    return warnings.join().startsWith('No redirect URL has been found.');
  };
  assert.equal(report({}), true);
  assert.equal(report({ signInSuccessUrl: '/home' }), false);
  assert.equal(report({}, '?signInSuccessUrl=/home'), false);
  assert.equal(report({ callbacks: { signInSuccess: () => false } }), false);
  assert.equal(report({ signInSuccessUrl: '', callbacks: { signInSuccessWithAuthResult: () => false } }), false);
  assert.equal(report({ signInSuccessUrl: '' }), true);
});

test('after a success callback, the widget is removed unless the callback returns true', () => {
  const page = createPage({ query: '?signInSuccessUrl=/deep' });
  const urls: unknown[] = [];
  let isLeaving = true;
  const callbacks = {
    signInSuccessWithAuthResult(_result: unknown, url?: string) {
      urls.push(url);
      return isLeaving;
    },
  };
  const ui = new page.AuthUI(auth);
  ui.start('#container', { ...uiConfig, callbacks });
  const succeed = page.settings?.config.callbacks?.signInSuccessWithAuthResult;
  succeed?.(createResult(), '/deep');
  assert.deepEqual(page.events, ['mounted 1']);
  isLeaving = false;
  succeed?.(createResult());
  assert.deepEqual(urls, ['/deep', undefined]);
  assert.deepEqual(page.events, ['mounted 1', 'unmounted 1']);
});

test('a window that signIn() has opened stays open only if the page has a success callback', () => {
  const page = createPage();
  const ui = new page.AuthUI(auth);
  ui.start('#container', uiConfig);
  assert.equal(page.settings?.config.keepsWindow, false);
  ui.start('#container', { ...uiConfig, callbacks: { signInSuccess: () => true } });
  assert.equal(page.settings?.config.keepsWindow, true);
});

test('a callback of an earlier widget does not remove the current one', () => {
  const page = createPage();
  const ui = new page.AuthUI(auth);
  ui.start('#container', { ...uiConfig, callbacks: { signInSuccess: () => false } });
  const [first] = page.mounted;
  ui.start('#container');
  first?.settings.config.callbacks?.signInSuccessWithAuthResult?.(createResult());
  assert.deepEqual(page.events, ['mounted 1', 'unmounted 1', 'mounted 2']);
});

test('disableAutoSignIn keeps One Tap from signing in by itself', () => {
  const page = createPage();
  const ui = new page.AuthUI(auth);
  ui.start('#container', uiConfig);
  assert.equal(page.settings?.config.autoSignIn, true);
  ui.disableAutoSignIn();
  ui.start('#container', uiConfig);
  assert.equal(page.settings?.config.autoSignIn, false);
});

test('the widget can start with an email that is known already', () => {
  const page = createPage();
  const ui = new page.AuthUI(auth) as StartableAuthUI;
  ui.start('#container', uiConfig);
  assert.equal(page.settings?.config.email, undefined);
  ui[startWithEmail]('#container', uiConfig, 'ada@example.com');
  assert.equal(page.settings?.config.email, 'ada@example.com');
});

test('signIn needs the URL of the page with the widget', () => {
  const { AuthUI } = createPage();
  assert.throws(() => new AuthUI(auth).signIn(), { message: 'Configuration widgetUrl is required.' });
});

test('reset abandons a redirect and a sign-in link, but a component that unmounts does not', () => {
  const page = createPage({ query: '?mode=signIn&oobCode=x' });
  redirectStatus.keep(page.storage, null);
  const ui = new page.AuthUI(auth) as StoppableAuthUI;
  assert.equal(ui.isPendingRedirect(), true);
  ui[stop]();
  assert.equal(redirectStatus.isPending(page.storage), true);
  assert.deepEqual(page.events, []);
  ui.reset();
  assert.equal(redirectStatus.isPending(page.storage), false);
  assert.deepEqual(page.events, ['link hidden']);
});

test('setLanguage changes the language of the widget on the page, and of widgets that start later', () => {
  const { AuthUI, events, mounted } = createPage();
  const ui = new AuthUI(auth);
  ui.setLanguage({ locale: 'de', locales: {} });
  ui.start('#container', uiConfig);
  ui.setLanguage({ locale: 'fr' });
  ui.reset();
  ui.setLanguage({ locale: 'it' });
  ui.start('#container', uiConfig);
  assert.deepEqual(events, ['mounted 1', 'language fr', 'unmounted 1', 'mounted 2']);
  assert.deepEqual(
    mounted.map(({ language }) => language),
    [
      { locale: 'de', locales: {} },
      { locale: 'it', locales: {} },
    ],
  );
});
