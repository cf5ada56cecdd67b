import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import { setting } from './shared/configuration.ts';
import { usualPassword } from './shared/people.ts';
import { sceneOf, type Person } from './shared/scenario-state.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { tenantIdOf, tenantsOf, type OrganisationRow } from './shared/tenants.ts';

/** For whom it makes no difference which organisations there are. */
const usual: readonly OrganisationRow[] = [
  { organisation: 'Initech', ways: 'email' },
  { organisation: 'Globex', ways: 'Google and email' },
];

Given('people of these organisations sign in here:', function (this: DoorstepWorld, organisations: DataTable) {
  signInFor(this, organisations.hashes(), {});
});

Given(
  'people of these organisations sign in here, found by email:',
  function (this: DoorstepWorld, organisations: DataTable) {
    signInFor(this, organisations.hashes(), { displayMode: 'identifierFirst' });
  },
);

Given('people of Initech and Globex sign in here', function (this: DoorstepWorld) {
  signInFor(this, usual, {});
});

Given(
  '{person} has an account at {string}',
  async function (this: DoorstepWorld, { email }: Person, organisation: string) {
    const accounts = [{ email, password: usualPassword }];
    await this.service.put({ accounts: [], tenants: [{ tenantId: tenantIdOf(organisation), accounts }] });
    sceneOf(this).passwords.set(email, usualPassword);
  },
);

Then('{person} belongs to {string}', async function (this: DoorstepWorld, { email }: Person, organisation: string) {
  const [call] = await this.visitor.callbackReceived('signInSuccessWithAuthResult');
  const { user } = (call as [{ user: { email: string; tenantId: string | null } }])[0];
  assert.deepEqual({ ...user, email: user.email }, { ...user, email, tenantId: tenantIdOf(organisation) });
});

function signInFor(world: DoorstepWorld, rows: readonly OrganisationRow[], how: object): void {
  setting(world, 'signInOptions', null);
  setting(world, 'tenants', { ...how, tenants: tenantsOf(rows) });
}
