import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createResult, createSettings, githubCredential } from '../../../../fixtures/flow.ts';
import type { Settings } from '../../config/settings.ts';
import type { Callbacks } from '../../config/ui-config.ts';
import { findConfiguredUrl, findSuccessUrl, loadsPage } from './success-url.ts';

const address = new URL('https://app.example/Login');
const result = createResult({ credential: githubCredential });
const ownUrl = 'https://app.example/cummies';

/** Returns the URL that opens after a sign-in if the app has these callbacks. */
function findUrl(
  callbacks: Callbacks | undefined,
  requestedUrl: string | null,
  signInSuccessUrl: string | undefined = '/',
  base = address,
) {
  const config = { ...createSettings().config, ...(callbacks ? { callbacks } : {}) };
  const { signInSuccessUrl: _default, ...rest } = config;
  const settings = {
    ...createSettings(),
    config: signInSuccessUrl === undefined ? rest : { ...rest, signInSuccessUrl },
  };
  const requested = requestedUrl === null ? null : { href: new URL(requestedUrl, base).href, text: requestedUrl };
  return findSuccessUrl(settings, result, requested, { address, base })?.href ?? null;
}

test('a sign-in redirects to the requested URL, or else to the configured one', () => {
  assert.equal(findUrl(undefined, '/cummies'), ownUrl);
  assert.equal(findUrl(undefined, null), 'https://app.example/');
  assert.equal(findUrl({}, null), 'https://app.example/');
});

test('a requested URL on another site is ignored', () => {
  assert.equal(findUrl(undefined, 'https://evil.example/'), 'https://app.example/');
});

test('the configured URL may be on another site, but must be on the web', () => {
  assert.equal(findConfiguredUrl('https://other.example/', address)?.href, 'https://other.example/');
  assert.equal(findConfiguredUrl('javascript:alert(1)', address), null);
  assert.equal(findConfiguredUrl(undefined, address), null);
});

test("the app's callback gets the result and the requested URL, and decides whether to redirect", () => {
  const calls: unknown[] = [];
  const returning = (answer: boolean | void) => ({
    signInSuccessWithAuthResult: (...args: unknown[]) => (calls.push(args), answer),
    signInSuccess: () => assert.fail('Expected no call of the deprecated callback.'),
  });
  assert.equal(findUrl(returning(true), '/cummies'), ownUrl);
  assert.equal(findUrl(returning(false), '/cummies'), null);
  assert.equal(findUrl(returning(undefined), null), null);
  assert.deepEqual(calls, [
    [result, '/cummies'],
    [result, '/cummies'],
    [result, undefined],
  ]);
});

test('the deprecated callback gets the user and the credential, and decides whether to redirect', () => {
  const calls: unknown[] = [];
  const signInSuccess = (...args: unknown[]) => (calls.push(args), args[2] !== undefined);
  assert.equal(findUrl({ signInSuccess }, '/cummies'), ownUrl);
  assert.equal(findUrl({ signInSuccess }, null), null);
  assert.deepEqual(calls, [
    [result.user, githubCredential, '/cummies'],
    [result.user, githubCredential, undefined],
  ]);
});

test('relative URLs are resolved against the base of the document', () => {
  const base = new URL('https://app.example/base/');
  assert.equal(findUrl(undefined, null, 'home', base), 'https://app.example/base/home');
  assert.equal(findUrl(undefined, 'deep', 'home', base), 'https://app.example/base/deep');
});

test('the callback gets an absolute URL if the text from the address would now be resolved to another URL', () => {
  const urls: unknown[] = [];
  const callbacks = { signInSuccessWithAuthResult: (_result: unknown, url?: string) => void urls.push(url) };
  const settings = createSettings({ callbacks });
  const page = { address, base: address };
  for (const href of ['https://app.example/cummies', 'https://app.example/before/cummies']) {
    findSuccessUrl(settings, result, { href, text: 'cummies' }, page);
  }
  findSuccessUrl(settings, result, { href: 'https://app.example/cummies', text: 'javascript:cummies' }, page);
  assert.deepEqual(urls, ['cummies', 'https://app.example/before/cummies', 'https://app.example/cummies']);
});

test('a missing success URL is reported to the developer, unless the callback prevents the redirect', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  const returning = (answer: boolean) => createSettings({ callbacks: { signInSuccessWithAuthResult: () => answer } });
  const find = ({ config: { signInSuccessUrl: _removed, ...config }, ...settings }: Settings, url: string | null) =>
    findSuccessUrl({ ...settings, config }, result, url === null ? null : { href: url, text: url }, {
      address,
      base: address,
    });
  find(returning(true), ownUrl);
  find(returning(false), null);
  assert.equal(warn.mock.callCount(), 0);
  assert.equal(find(returning(true), null), null);
  assert.deepEqual(
    warn.mock.calls.map((call) => call.arguments),
    [['[doorstep] No URL to open. Set "signInSuccessUrl", or return false from the success callback.']],
  );
});

/** Replaces the global `reportError`, and returns the reported errors. */
function collectReports(context: TestContext): unknown[] {
  const reported: unknown[] = [];
  Object.defineProperty(globalThis, 'reportError', {
    value: (error: unknown) => reported.push(error),
    configurable: true,
  });
  context.after(() => Reflect.deleteProperty(globalThis, 'reportError'));
  return reported;
}

test('an error in a callback is reported, and the widget redirects', (context) => {
  const reported = collectReports(context);
  const error = new Error('app');
  const signInSuccessWithAuthResult = () => {
    throw error;
  };
  assert.equal(findUrl({ signInSuccessWithAuthResult }, '/cummies'), ownUrl);
  assert.deepEqual(reported, [error]);
});

test('an app without a callback is redirected, and nothing is reported', (context) => {
  const reported = collectReports(context);
  assert.equal(findUrl({}, '/cummies'), ownUrl);
  assert.deepEqual(reported, []);
});

for (const [url, page, isLoaded] of [
  ['https://app.example/home', 'https://app.example/', true],
  ['https://app.example/', 'https://app.example/', true],
  ['https://app.example/home#top', 'https://app.example/', true],
  ['https://app.example/?a=1#top', 'https://app.example/', true],
  ['https://app.example/#top', 'https://app.example/', false],
  ['https://app.example/#', 'https://app.example/', false],
  ['https://app.example/#top', 'https://app.example/#top', false],
  ['https://app.example/', 'https://app.example/#top', true],
] as const) {
  test(`at ${page}, the browser ${isLoaded ? 'loads' : 'does not load'} ${url}`, () => {
    assert.equal(loadsPage(new URL(url), new URL(page)), isLoaded);
  });
}
