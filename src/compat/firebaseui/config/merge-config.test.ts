import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeConfig, type GivenConfig } from './merge-config.ts';

function merge(earlier: GivenConfig, uiConfig: unknown) {
  const warnings: string[] = [];
  const config = mergeConfig(earlier, uiConfig, (message) => warnings.push(message));
  return { config, warnings };
}

for (const key of ['signInFlow', 'SIGNINFLOW', 'signinflow', 'SignInFlow']) {
  test(`the key ${key} is read as signInFlow`, () => {
    assert.deepEqual(merge({}, { [key]: 'popup' }), { config: { signInFlow: 'popup' }, warnings: [] });
  });
}

test('a key that is not given keeps its earlier value, and a given one replaces it', () => {
  const earlier = { tosUrl: '/terms', siteName: 'Before' };
  assert.deepEqual(merge(earlier, { siteName: 'After' }).config, { tosUrl: '/terms', siteName: 'After' });
  assert.deepEqual(merge(earlier, { tosUrl: undefined }).config, { tosUrl: undefined, siteName: 'Before' });
  assert.deepEqual(earlier, { tosUrl: '/terms', siteName: 'Before' });
});

test("each unknown key is left out and reported with FirebaseUI's message", () => {
  assert.deepEqual(merge({}, { acUiConfig: {}, signInFlow: 'popup', constructor: 1 }), {
    config: { signInFlow: 'popup' },
    warnings: ['Invalid config: "acUiConfig"', 'Invalid config: "constructor"'],
  });
});

for (const uiConfig of [undefined, null, false, 7, 'password', ['password']]) {
  test(`the uiConfig ${JSON.stringify(uiConfig)} changes nothing`, () => {
    assert.deepEqual(merge({ siteName: 'Site' }, uiConfig), { config: { siteName: 'Site' }, warnings: [] });
  });
}
