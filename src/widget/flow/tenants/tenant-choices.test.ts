import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { settingsFor } from '../../../../fixtures/flow.ts';
import { chosenTenant, findTenant, onlyTenant, tenantChoices } from './tenant-choices.ts';

const acme = { tenantId: 'acme', displayName: 'Acme', signInOptions: [] };
const own = {
  tenantId: null,
  displayName: 'Us',
  fullLabel: 'Enter here',
  buttonColor: '#123456',
  iconUrl: '/us.svg',
  signInOptions: [],
};

test('a tenant’s button says where it signs in to, unless the tenant says so itself', () => {
  assert.deepEqual(tenantChoices([acme, own], en), {
    acme: { label: 'Sign in to Acme', shortLabel: 'Acme', icon: 'tenant', color: '#1a73e8' },
    _: { label: 'Enter here', shortLabel: 'Us', icon: '/us.svg', color: '#123456' },
  });
});

test('a button leads to its tenant, and the project’s own to none', () => {
  assert.equal(chosenTenant([own, acme], 'acme'), 'acme');
  assert.equal(chosenTenant([acme, own], '_'), null);
  assert.equal(chosenTenant([acme], 'another'), null);
});

test('a tenant that is the only one is not asked for', () => {
  assert.equal(onlyTenant([acme]), acme);
  assert.equal(onlyTenant([acme, own]), undefined);
  assert.equal(onlyTenant([]), undefined);
});

test('a tenant is found by an address, or chosen from a list, as the app wants it', () => {
  const tenants = [acme, own];
  const byEmail = settingsFor({ tenants: { displayMode: 'identifierFirst', tenants } });
  assert.deepEqual(findTenant(byEmail), { name: 'tenantByEmail', input: {} });
  assert.deepEqual(findTenant(settingsFor({ tenants: { tenants } })), { name: 'tenantList', input: {} });
});
