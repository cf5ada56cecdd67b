import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { findGoogleFeatures } from './google-features.ts';

const cases: readonly [UiConfig, readonly string[]][] = [
  [{ signInOptions: ['password', 'anonymous'] }, []],
  [{ signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }] }, []],
  [{ signInOptions: ['password', 'google.com'] }, ['windows and redirects']],
  [{ signInOptions: [{ provider: 'saml.initech' }] }, ['windows and redirects']],
  [{ signInOptions: [{ provider: 'phone' }] }, ['reCAPTCHA']],
  [{ signInOptions: ['google.com'], credentialHelper: 'googleyolo' }, ['windows and redirects', 'One Tap']],
  [{ tenants: { tenants: [{ tenantId: 'a', displayName: 'A', signInOptions: ['phone'] }] } }, ['reCAPTCHA']],
  [{ tenants: { displayMode: 'identifierFirst', findTenant: () => null } }, ['windows and redirects', 'reCAPTCHA']],
];
for (const [config, expected] of cases) {
  it(`${JSON.stringify(config)} uses ${expected.join(' and ') || 'none'}`, () => {
    assert.deepEqual(findGoogleFeatures(config), expected);
  });
}
