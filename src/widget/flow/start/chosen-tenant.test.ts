import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createTools, toEnglish, toSignInOptions } from '../../../../fixtures/flow.ts';
import { toTenantSettings } from '../../config/settings.ts';
import type { CheckedConfig } from '../../config/ui-config.ts';
import { nameTenant } from './chosen-tenant.ts';

const { text } = createTools();
const initech = { tenantId: 'initech', displayName: 'Initech', signInOptions: toSignInOptions('password') };
const globex = { ...initech, tenantId: 'globex', displayName: 'Globex' };

const name = (tenants: NonNullable<CheckedConfig['tenants']>): unknown =>
  toEnglish(nameTenant(toTenantSettings(createSettings({ tenants }), 'initech'), text));

test('a tenant that was chosen from a list is named, with a link to change it', () => {
  assert.deepEqual(name({ tenants: [initech, globex] }), [
    ['Signing in to ', { strong: 'Initech' }, ' · ', { text: 'Change', action: 'changeTenant' }],
  ]);
});

test('the project, an only tenant, and a tenant that was found by email are not named', () => {
  assert.deepEqual(nameTenant(createSettings(), text), []);
  assert.deepEqual(name({ tenants: [initech] }), []);
  assert.deepEqual(name({ displayMode: 'identifierFirst', tenants: [initech, globex] }), []);
});
