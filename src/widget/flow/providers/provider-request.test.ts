import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings } from '../../../../fixtures/flow.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { createProviderRequest, findOneTapOptions } from './provider-request.ts';

const email = 'ada@example.com';
const createRequest = (option: SignInOption, givenEmail?: string) =>
  createProviderRequest(
    createSettings({ signInOptions: [{ provider: 'password' }, option] }),
    option.provider,
    givenEmail,
  );

test('a request has the configured scopes and parameters', () => {
  assert.deepEqual(createRequest({ provider: 'saml.x', scopes: ['a', 'b'], customParameters: { prompt: 'consent' } }), {
    providerId: 'saml.x',
    scopes: ['a', 'b'],
    customParameters: { prompt: 'consent' },
  });
});

test('a request to a provider that is not configured has no scopes and parameters', () => {
  assert.deepEqual(createProviderRequest(createSettings(), 'saml.x', email), {
    providerId: 'saml.x',
    scopes: [],
    customParameters: {},
  });
});

for (const [provider, hint] of [
  ['google.com', 'login_hint'],
  ['github.com', 'login'],
] as const) {
  test(`a request to ${provider} uses the visitor's email as its login hint, even if another hint is configured`, () => {
    const option = { provider, customParameters: { [hint]: 'somebody@example.com', prompt: 'consent' } };
    assert.deepEqual(createRequest(option, email).customParameters, { prompt: 'consent', [hint]: email });
    assert.deepEqual(createRequest(option).customParameters, { prompt: 'consent' });
    assert.deepEqual(option.customParameters, { [hint]: 'somebody@example.com', prompt: 'consent' });
  });
}

test('a request to another provider has a login hint only if its parameter is configured', () => {
  const option = { provider: 'saml.x', loginHintKey: 'who' };
  assert.deepEqual(createRequest(option, email).customParameters, { who: email });
  assert.deepEqual(createRequest(option).customParameters, {});
  assert.deepEqual(createRequest({ provider: 'saml.x' }, email).customParameters, {});
});

const google = { provider: 'google.com', clientId: 'client' };
const findOptions = (option: object, credentialHelper?: 'none' | 'googleyolo') =>
  findOneTapOptions(
    createSettings({
      signInOptions: [
        { provider: 'github.com', clientId: 'no' },
        { provider: 'google.com', ...option },
      ],
      ...(credentialHelper ? { credentialHelper } : {}),
    }),
  );

test("One Tap is offered if it is configured, with Google's client ID", () => {
  assert.deepEqual(findOptions(google, 'googleyolo'), { clientId: 'client', autoSelect: true });
  assert.equal(findOptions(google, 'none'), null);
  assert.equal(findOptions(google), null);
  assert.equal(findOptions({}, 'googleyolo'), null);
  assert.equal(findOneTapOptions(createSettings({ credentialHelper: 'googleyolo' })), null);
});

test('One Tap does not select an account by itself if the app wants the visitor to choose one', () => {
  const selecting = { ...google, customParameters: { prompt: 'select_account' } };
  assert.deepEqual(findOptions(selecting, 'googleyolo'), { clientId: 'client', autoSelect: false });
  const consenting = { ...google, customParameters: { prompt: 'consent' } };
  assert.deepEqual(findOptions(consenting, 'googleyolo'), { clientId: 'client', autoSelect: true });
});

test('One Tap does not select an account by itself if autoSignIn is false', () => {
  const findAutoSelect = (autoSignIn: boolean) =>
    findOneTapOptions(createSettings({ signInOptions: [google], credentialHelper: 'googleyolo', autoSignIn }))
      ?.autoSelect;
  assert.deepEqual([findAutoSelect(false), findAutoSelect(true)], [false, true]);
});
