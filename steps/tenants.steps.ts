import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { defaultPassword } from './shared/people.ts';
import { getState, type Person } from './shared/scenario-state.ts';
import { toTenantId, createTenants, type OrganisationRow } from './shared/tenants.ts';

/** Organisations for scenarios in which their details do not matter. */
const defaultOrganisations: readonly OrganisationRow[] = [
  { organisation: 'Initech', ways: 'email' },
  { organisation: 'Globex', ways: 'Google and email' },
];

Given('people of these organisations sign in here:', function (this: DoorstepWorld, organisations: DataTable) {
  offerTenants(this, organisations.hashes(), {});
});

Given(
  'people of these organisations sign in here, found by email:',
  function (this: DoorstepWorld, organisations: DataTable) {
    offerTenants(this, organisations.hashes(), { displayMode: 'identifierFirst' });
  },
);

Given('people of Initech and Globex sign in here', function (this: DoorstepWorld) {
  offerTenants(this, defaultOrganisations, {});
});

Given(
  '{person} has an account at {string}',
  async function (this: DoorstepWorld, { email }: Person, organisation: string) {
    const accounts = [{ email, password: defaultPassword }];
    await this.service.put({ accounts: [], tenants: [{ tenantId: toTenantId(organisation), accounts }] });
    getState(this).passwords.set(email, defaultPassword);
  },
);

Then('{person} belongs to {string}', async function (this: DoorstepWorld, { email }: Person, organisation: string) {
  const [call] = await this.visitor.readCallbackCalls('signInSuccessWithAuthResult');
  const { user } = (call as [{ user: { email: string; tenantId: string | null } }])[0];
  assert.deepEqual({ ...user, email: user.email }, { ...user, email, tenantId: toTenantId(organisation) });
});

function offerTenants(world: DoorstepWorld, rows: readonly OrganisationRow[], options: object): void {
  changeSetting(world, 'signInOptions', null);
  changeSetting(world, 'tenants', { ...options, tenants: createTenants(rows) });
}
