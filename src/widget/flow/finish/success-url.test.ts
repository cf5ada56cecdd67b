import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createResult, createSettings, githubCredential } from '../../../../fixtures/flow.ts';
import type { Callbacks } from '../../config/ui-config.ts';
import { findConfiguredUrl, findSuccessUrl } from './success-url.ts';

const address = new URL('https://app.example/Login');
const result = createResult({ credential: githubCredential });
const ownUrl = 'https://app.example/cummies';

/** Returns the success URL for an app with the given callbacks. */
function findUrl(
  callbacks: Callbacks | undefined,
  requestedUrl: string | null,
  signInSuccessUrl: string | undefined = '/',
) {
  const config = { ...createSettings().config, ...(callbacks ? { callbacks } : {}) };
  const { signInSuccessUrl: _default, ...rest } = config;
  const settings = {
    ...createSettings(),
    config: signInSuccessUrl === undefined ? rest : { ...rest, signInSuccessUrl },
  };
  return findSuccessUrl(settings, result, requestedUrl, address)?.href ?? null;
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
    [result, ownUrl],
    [result, ownUrl],
    [result, undefined],
  ]);
});

test('the deprecated callback gets the user and the credential, and decides whether to redirect', () => {
  const calls: unknown[] = [];
  const signInSuccess = (...args: unknown[]) => (calls.push(args), args[2] !== undefined);
  assert.equal(findUrl({ signInSuccess }, '/cummies'), ownUrl);
  assert.equal(findUrl({ signInSuccess }, null), null);
  assert.deepEqual(calls, [
    [result.user, githubCredential, ownUrl],
    [result.user, githubCredential, undefined],
  ]);
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
