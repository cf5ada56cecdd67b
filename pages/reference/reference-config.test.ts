import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { toReferenceConfig } from './reference-config.ts';

const given: UiConfig = {
  signInOptions: ['password', { provider: 'google.com', iconUrl: '/own.svg', scopes: ['profile'] }],
  signInSuccessUrl: '/',
  siteName: 'Doorstep',
};

test('the configuration is handed over as it is, but for pictures that would be fetched', () => {
  const { callbacks: _callbacks, ...config } = toReferenceConfig(given);
  assert.deepEqual(config, {
    ...given,
    signInOptions: [
      { provider: 'password', iconUrl: '/favicon.svg' },
      { provider: 'google.com', iconUrl: '/own.svg', scopes: ['profile'] },
    ],
  });
});

test('the app is told of every page, and the callback of the configuration as well', () => {
  const told: unknown[] = [];
  const signInFailure = (): Promise<void> => Promise.resolve();
  const uiChanged = (from: string | null, to: string): void => void told.push([from, to]);
  const config = toReferenceConfig({ ...given, callbacks: { uiChanged, signInFailure } }, (name) => told.push(name));
  config.callbacks.uiChanged(null, 'signIn');
  assert.deepEqual(told, ['signIn', [null, 'signIn']]);
  assert.equal(config.callbacks.signInFailure, signInFailure);
});
