import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { toReferenceConfig } from './reference-config.ts';

const uiConfig: UiConfig = {
  signInOptions: ['password', { provider: 'google.com', iconUrl: '/own.svg', scopes: ['profile'] }],
  signInSuccessUrl: '/',
  siteName: 'Doorstep',
};

test('the configuration is unchanged, except that options without an icon get a local icon', () => {
  const { callbacks: _callbacks, ...config } = toReferenceConfig(uiConfig);
  assert.deepEqual(config, {
    ...uiConfig,
    signInOptions: [
      { provider: 'password', iconUrl: '/favicon.svg' },
      { provider: 'google.com', iconUrl: '/own.svg', scopes: ['profile'] },
    ],
  });
});

test('a page change is reported both to onPage and to the configured uiChanged', () => {
  const reports: unknown[] = [];
  const signInFailure = (): Promise<void> => Promise.resolve();
  const uiChanged = (from: string | null, to: string): void => void reports.push([from, to]);
  const config = toReferenceConfig({ ...uiConfig, callbacks: { uiChanged, signInFailure } }, (name) =>
    reports.push(name),
  );
  config.callbacks.uiChanged(null, 'signIn');
  assert.deepEqual(reports, ['signIn', [null, 'signIn']]);
  assert.equal(config.callbacks.signInFailure, signInFailure);
});
