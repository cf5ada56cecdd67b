import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EmailAuthCredential, OAuthCredential } from 'firebase/auth';
import { createResult, githubCredential } from '../../../fixtures/flow.ts';
import { googleCredential, passwordCredential } from '../../adapters/shared/plain-credential.ts';
import type { MergeConflict } from '../../widget/config/ui-config.ts';
import { AuthUIError } from './auth-ui-error.ts';
import type { PageCallbacks } from './config/page-callbacks.ts';
import { createWidgetCallbacks } from './widget-callbacks.ts';

const sdkUser = { uid: 'ada', delete: () => {} };
const result = createResult({ credential: googleCredential('token'), operationType: 'link' });

function convert(returned: Readonly<Record<string, unknown>>) {
  const events: unknown[] = [];
  const callbacks = Object.fromEntries(
    Object.entries(returned).map(([name, value]) => [
      name,
      (...parameters: unknown[]) => {
        events.push(name, ...parameters);
        return value;
      },
    ]),
  ) as PageCallbacks;
  const converted = createWidgetCallbacks(callbacks, {
    auth: { currentUser: sdkUser, tenantId: null },
    onEnd: () => events.push('removed'),
  });
  return { converted, events };
}

test("a success is reported with the SDK's user and credential, and the unchanged success URL", () => {
  const { converted, events } = convert({ signInSuccessWithAuthResult: true });
  assert.equal(converted.signInSuccessWithAuthResult?.(result, '/deep'), true);
  const [name, pageResult, url] = events as [string, { user: unknown; credential: unknown }, string];
  assert.deepEqual([name, url, events.length], ['signInSuccessWithAuthResult', '/deep', 3]);
  assert.equal(pageResult.user, sdkUser);
  const { user, credential, ...rest } = pageResult;
  assert.equal(user, sdkUser);
  assert.ok(credential instanceof OAuthCredential);
  assert.deepEqual([credential.providerId, credential.idToken], ['google.com', 'token']);
  assert.deepEqual(rest, { operationType: 'link', additionalUserInfo: null });
});

for (const [returned, isRemoved] of [
  [true, false],
  ['yes', false],
  [false, true],
  [undefined, true],
  [0, true],
] as const) {
  test(`the widget ${isRemoved ? 'is removed' : 'stays'} if a callback returns ${String(returned)}`, () => {
    for (const name of ['signInSuccessWithAuthResult', 'signInSuccess']) {
      const { converted, events } = convert({ [name]: returned });
      assert.equal(converted.signInSuccessWithAuthResult?.(result), !isRemoved);
      assert.equal(events.includes('removed'), isRemoved);
    }
  });
}

test('the deprecated callback is called with the user, the credential and the URL', () => {
  const { converted, events } = convert({ signInSuccess: true });
  converted.signInSuccessWithAuthResult?.(createResult(), undefined);
  assert.deepEqual(events, ['signInSuccess', sdkUser, null, undefined]);
});

test('if both success callbacks are given, the deprecated one is not called', () => {
  const { converted, events } = convert({ signInSuccess: true, signInSuccessWithAuthResult: true });
  converted.signInSuccessWithAuthResult?.(result);
  assert.equal(events.includes('signInSuccess'), false);
});

test('without a success callback the widget opens the success URL by itself', () => {
  assert.equal('signInSuccessWithAuthResult' in convert({}).converted, false);
});

const conflict: MergeConflict = {
  code: 'firebaseui/anonymous-upgrade-merge-conflict',
  message: 'taken',
  credential: passwordCredential({ email: 'ada@example.com', password: 'secret' }),
};

test("a failure is reported as FirebaseUI's error with the SDK's credential, and then the widget is removed", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { converted, events } = convert({ signInFailure: promise });
  const failing = converted.signInFailure?.(conflict);
  await Promise.resolve();
  const [name, error] = events as [string, AuthUIError];
  assert.deepEqual([name, events.length], ['signInFailure', 2]);
  assert.ok(error instanceof AuthUIError && error instanceof Error);
  assert.deepEqual([error.code, error.message], ['firebaseui/anonymous-upgrade-merge-conflict', 'taken']);
  assert.ok(error.credential instanceof EmailAuthCredential);
  assert.equal(JSON.stringify(error), '{"code":"firebaseui/anonymous-upgrade-merge-conflict","message":"taken"}');
  resolve();
  await failing;
  assert.equal(events.at(-1), 'removed');
});

test('the error of a failure has no credential if none was returned or it cannot be read', async () => {
  for (const credential of [null, githubCredential]) {
    const { converted, events } = convert({ signInFailure: undefined });
    await converted.signInFailure?.({ ...conflict, credential });
    assert.equal((events[1] as AuthUIError).credential, null);
  }
});

test('after a failure, the widget is removed even if there is no callback or the callback throws', async () => {
  const { converted, events } = convert({});
  await converted.signInFailure?.(conflict);
  assert.deepEqual(events, ['removed']);
  const failing = convert({ signInFailure: Promise.reject(new Error('bug')) });
  await assert.rejects(async () => failing.converted.signInFailure?.(conflict), /bug/);
  assert.equal(failing.events.at(-1), 'removed');
});

test("the first screen and each change of the page are reported with FirebaseUI's parameters", () => {
  const { converted, events } = convert({ uiShown: undefined, uiChanged: undefined });
  converted.uiChanged?.(null, 'emailLinkSent');
  converted.uiShown?.();
  assert.deepEqual(events, ['uiChanged', null, 'emailLinkSignInSent', 'uiShown']);
  assert.deepEqual(Object.keys(convert({}).converted), ['signInFailure']);
});
