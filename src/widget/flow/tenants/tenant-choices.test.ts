import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toEnglish } from '../../../../fixtures/flow.ts';
import { texts } from '../../messages/phrase.ts';
import { findChosenTenant, findOnlyTenant, listTenantChoices } from './tenant-choices.ts';

const acme = { tenantId: 'acme', displayName: 'Acme', signInOptions: [] };
const project = {
  tenantId: null,
  displayName: 'Us',
  fullLabel: 'Enter here',
  buttonColor: '#123456',
  iconUrl: '/us.svg',
  signInOptions: [],
};

test("a tenant's button names the tenant, unless the configuration has a label, an icon and a color", () => {
  assert.deepEqual(toEnglish(listTenantChoices([acme, project], texts)), {
    'tenant:acme': { label: 'Sign in to Acme', shortLabel: 'Acme', icon: 'tenant', color: '#1a73e8' },
    'tenant:': { label: 'Enter here', shortLabel: 'Us', icon: '/us.svg', color: '#123456' },
  });
});

test("the action of a tenant's button chooses this tenant, and the action of the project's button chooses none", () => {
  assert.equal(findChosenTenant([project, acme], 'tenant:acme'), 'acme');
  assert.equal(findChosenTenant([acme, project], 'tenant:'), null);
  assert.equal(findChosenTenant([acme], 'tenant:another'), null);
});

test('tenants with numbers as IDs keep their order', () => {
  const numbered = { ...acme, tenantId: '42' };
  assert.deepEqual(Object.keys(listTenantChoices([acme, numbered], texts)), ['tenant:acme', 'tenant:42']);
});

test('only a single tenant is chosen without asking', () => {
  assert.equal(findOnlyTenant([acme]), acme);
  assert.equal(findOnlyTenant([acme, project]), undefined);
  assert.equal(findOnlyTenant([]), undefined);
});
