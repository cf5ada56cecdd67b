import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createSettings } from '../../../../fixtures/flow.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import { explainMethodRefusal } from './explain-method-refusal.ts';

const options = [{ provider: 'google.com' }, { provider: 'oidc.acme', providerName: 'ACME' }];
const settings = createSettings({ signInOptions: options });
const explain = (...[code, providerId]: [Parameters<typeof createRefusal>[0], string]) =>
  translateAll(explainMethodRefusal(createRefusal(code), settings, providerId), english);

test('a closed provider window has no message', () => {
  assert.deepEqual(explain('auth/popup-closed-by-user', 'google.com'), {});
  assert.deepEqual(explain('auth/cancelled-popup-request', 'google.com'), {});
});

test('an account of the provider that is connected already is named by the provider', () => {
  assert.deepEqual(explain('auth/credential-already-in-use', 'google.com'), {
    notice: 'This Google account is connected to another account.',
  });
  assert.deepEqual(explain('auth/credential-already-in-use', 'oidc.acme'), {
    notice: 'This ACME account is connected to another account.',
  });
});

test('other errors have the messages that they have at a sign-in with a provider', (context) => {
  context.mock.method(console, 'info', () => {});
  assert.deepEqual(explain('auth/popup-blocked', 'google.com'), {
    notice: 'Your browser blocked the sign-in window.',
  });
  assert.deepEqual(explain('auth/invalid-credential', 'google.com'), {
    notice: 'Something went wrong. Please try again.',
  });
  assert.deepEqual(explain('auth/network-request-failed', 'google.com'), { notice: 'A network error has occurred' });
});
