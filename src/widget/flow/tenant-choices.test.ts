import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../messages/en.ts';
import { chosenTenant, onlyTenant, tenantChoices } from './tenant-choices.ts';

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
});

test('a tenant that is the only one is not asked for', () => {
  assert.equal(onlyTenant([acme]), acme);
  assert.equal(onlyTenant([acme, own]), undefined);
  assert.equal(onlyTenant([]), undefined);
});
