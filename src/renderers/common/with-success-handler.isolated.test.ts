import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createResult, githubCredential } from '../../../fixtures/flow.ts';
import type { Callbacks, UiConfig } from '../../widget/config/ui-config.ts';
import { withSuccessHandler } from './with-success-handler.ts';

const result = createResult({ credential: githubCredential });
let calls: unknown[];
beforeEach(() => void (calls = []));

/**
 * Creates a configuration from `callbacks` and adds `onSuccess` to it. Calls the success callback of the resulting
 * configuration, and returns its result.
 */
function succeed(
  callbacks: Callbacks | undefined,
  onSuccess: (given: unknown) => boolean | void = (given) => void calls.push(given),
  target: { readonly redirectUrl?: string; readonly signInSuccessUrl?: string } = { redirectUrl: '/next' },
) {
  const config: UiConfig = {
    signInOptions: ['password'],
    ...(callbacks && { callbacks }),
    ...(target.signInSuccessUrl !== undefined && { signInSuccessUrl: target.signInSuccessUrl }),
  };
  return withSuccessHandler(config, onSuccess).callbacks?.signInSuccessWithAuthResult?.(result, target.redirectUrl);
}

test('without a callback, the handler is called and the success URL is opened', () => {
  assert.equal(succeed(undefined), true);
  assert.equal(succeed({ uiShown() {} }), true);
  assert.deepEqual(calls, [result, result]);
});

test('without a callback and without a success URL, the widget only disappears', () => {
  assert.equal(succeed(undefined, undefined, {}), false);
  assert.equal(succeed(undefined, undefined, { signInSuccessUrl: '/' }), true);
  assert.equal(succeed({ signInSuccessWithAuthResult: () => true }, undefined, {}), true);
});

test('the callback is called after the handler, and decides whether the success URL is opened', () => {
  const callback = (answer: boolean) => ({
    signInSuccessWithAuthResult: (...args: readonly unknown[]) => (calls.push(args), answer),
  });
  assert.equal(succeed(callback(true)), true);
  assert.equal(succeed(callback(false)), false);
  assert.deepEqual(calls, [result, [result, '/next'], result, [result, '/next']]);
});

test('the deprecated callback is called with the user and the credential', () => {
  assert.equal(succeed({ signInSuccess: (...args) => (calls.push(args), false) }), false);
  assert.deepEqual(calls, [result, [result.user, githubCredential, '/next']]);
});

test('if the handler returns false, the callback is called, but the success URL is not opened', () => {
  assert.equal(
    succeed({ signInSuccessWithAuthResult: (...args) => (calls.push(args), true) }, () => false),
    false,
  );
  assert.equal(
    succeed(undefined, () => false),
    false,
  );
  assert.deepEqual(calls, [[result, '/next']]);
});

test('the configuration keeps its other callbacks', () => {
  const uiShown = () => {};
  assert.equal(withSuccessHandler({ callbacks: { uiShown } }, () => {}).callbacks?.uiShown, uiShown);
});

test('an error of the handler is reported, and the callback is still called', (context) => {
  const reported: unknown[] = [];
  Object.defineProperty(globalThis, 'reportError', {
    value: (error: unknown) => reported.push(error),
    configurable: true,
  });
  context.after(() => Reflect.deleteProperty(globalThis, 'reportError'));
  const error = new Error('app');
  const fail = () => {
    throw error;
  };
  assert.equal(succeed({ signInSuccessWithAuthResult: () => false }, fail), false);
  assert.equal(succeed(undefined, fail), true);
  assert.deepEqual(reported, [error, error]);
});

test('an invalid configuration is returned as it is', () => {
  for (const config of [
    null,
    undefined,
    'password',
    { callbacks: null },
    { callbacks: { signInSuccessWithAuthResult: 1 } },
  ]) {
    assert.equal(
      withSuccessHandler(config as unknown as UiConfig, () => {}),
      config,
    );
  }
});
