import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import { readMountArguments } from './read-options.ts';
import { recommendedAppearance, recommendedConfig, recommendedPhone } from './recommended.ts';

const container = { append() {} } as unknown as HTMLElement;
const backend = { observeSession: () => () => {} } as unknown as AuthBackend;
const tenants = { tenants: [{ tenantId: 'initech', displayName: 'Initech', signInOptions: ['password'] }] };

for (const [title, options] of [
  ['email', { signInOptions: ['password'] }],
  ['email links', { signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }] }],
  ['phone numbers', { signInOptions: ['phone'] }],
  ['the recommended phone numbers', { signInOptions: [recommendedPhone, 'password'] }],
  ['a provider', { signInOptions: ['google.com'], immediateFederatedRedirect: true }],
  ['guests', { signInOptions: ['anonymous', 'password'] }],
  ['tenants', { tenants }],
] as const) {
  test(`the recommended options are valid in an app with ${title}`, async () => {
    const config = { ...recommendedConfig, ...options, signInSuccessUrl: '/' };
    const { loadCheck } = readMountArguments(container, { backend, config, appearance: recommendedAppearance });
    assert.deepEqual((await loadCheck())(), []);
  });
}
