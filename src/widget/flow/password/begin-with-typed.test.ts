import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTenantSettings } from '../../config/settings.ts';
import { beginWithTyped } from './begin-with-typed.ts';
import { settingsFor } from '../../../../fixtures/flow.ts';

const hd = 'acme.example';
const acme = { tenantId: 'acme', displayName: 'Acme', signInOptions: [{ provider: 'password', hd }] };
const withMore = { ...acme, signInOptions: [...acme.signInOptions, { provider: 'github.com', hd }] };

const at = (tenant: typeof acme) =>
  toTenantSettings(settingsFor({ tenants: { displayMode: 'identifierFirst', tenants: [tenant] } }), 'acme');

test('an email that belongs elsewhere by now is asked for anew where ways in would be shown', () => {
  const email = 'ada@elsewhere.example';
  assert.deepEqual(beginWithTyped(at(withMore), email), { name: 'tenantByEmail', input: { email } });
});

test('an email that belongs there leads to the ways in', () => {
  const email = 'ada@acme.example';
  assert.deepEqual(beginWithTyped(at(withMore), email), { name: 'providerSignIn', input: { email } });
});

test('where email is the only way in it stands in its field', () => {
  const email = 'ada@elsewhere.example';
  assert.deepEqual(beginWithTyped(at(acme), email), { name: 'signIn', input: { email } });
});
