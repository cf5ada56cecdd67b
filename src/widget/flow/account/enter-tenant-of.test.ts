import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createUser } from '../../../../fixtures/flow.ts';
import { enterTenantOf } from './enter-tenant-of.ts';

const tenants = { tenants: [] };
const entered = createSettings({}, 'initech');
const createTools = (...settings: Parameters<typeof createSettings>) => ({
  settings: createSettings(...settings),
  enterTenant(tenantId: string | null) {
    assert.equal(tenantId, 'initech');
    return entered;
  },
});
const user = createUser({ tenantId: 'initech' });

test("the settings are those of the user's tenant", () => {
  assert.equal(enterTenantOf(user, createTools({ tenants })), entered);
});

test('a tenant that is selected already stays selected', () => {
  const tools = createTools({ tenants }, 'initech');
  assert.equal(enterTenantOf(user, tools), tools.settings);
});

test('without tenants in the configuration, the settings stay the same', () => {
  const tools = createTools({});
  assert.equal(enterTenantOf(user, tools), tools.settings);
});
