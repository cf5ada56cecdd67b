import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignInOption } from '../../config/ui-config.ts';
import { federatedRequest } from './federated-request.ts';
import { settingsFor } from '../../../../fixtures/flow.ts';

const email = 'ada@example.com';
const request = (option: SignInOption, given?: string) =>
  federatedRequest(settingsFor({ signInOptions: [{ provider: 'password' }, option] }), option.provider, given);

test('a provider is asked for its own scopes and with its own parameters', () => {
  assert.deepEqual(request({ provider: 'saml.x', scopes: ['a', 'b'], customParameters: { prompt: 'consent' } }), {
    providerId: 'saml.x',
    scopes: ['a', 'b'],
    customParameters: { prompt: 'consent' },
  });
});

test('a provider that is not offered is asked for nothing in particular', () => {
  assert.deepEqual(federatedRequest(settingsFor(), 'saml.x', email), {
    providerId: 'saml.x',
    scopes: [],
    customParameters: {},
  });
});

for (const [provider, hint] of [
  ['google.com', 'login_hint'],
  ['github.com', 'login'],
] as const) {
  test(`${provider} hears who the visitor says they are, and nobody else's name`, () => {
    const option = { provider, customParameters: { [hint]: 'somebody@example.com', prompt: 'consent' } };
    assert.deepEqual(request(option, email).customParameters, { prompt: 'consent', [hint]: email });
    assert.deepEqual(request(option).customParameters, { prompt: 'consent' });
    assert.deepEqual(option.customParameters, { [hint]: 'somebody@example.com', prompt: 'consent' });
  });
}

test('any other hears it where the app says by which parameter', () => {
  const option = { provider: 'saml.x', loginHintKey: 'who' };
  assert.deepEqual(request(option, email).customParameters, { who: email });
  assert.deepEqual(request(option).customParameters, {});
  assert.deepEqual(request({ provider: 'saml.x' }, email).customParameters, {});
});
