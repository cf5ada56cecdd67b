import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { findOrganisationIndex, offerOrganisations, toTenantId } from './shared/organisations.ts';
import { defaultPassword } from './shared/people.ts';
import { getState, type Person } from './shared/scenario-state.ts';

Given('people of these organisations sign in here:', function (this: DoorstepWorld, organisations: DataTable) {
  offerOrganisations(this, organisations.hashes());
});

Given(
  'people of these organisations sign in here, and enter their email first:',
  function (this: DoorstepWorld, organisations: DataTable) {
    offerOrganisations(this, organisations.hashes(), { displayMode: 'identifierFirst' });
  },
);

Given('people of Initech and Globex sign in here', function (this: DoorstepWorld) {
  offerOrganisations(this);
});

Given('sign-up is closed at {string}', function (this: DoorstepWorld, organisation: string) {
  const index = findOrganisationIndex(this, organisation);
  changeSetting(this, `tenants.tenants[${index}].signInOptions[0].disableSignUp`, { status: true });
});

Given(
  '{string} mails sign-in links instead of asking for passwords',
  function (this: DoorstepWorld, organisation: string) {
    const index = findOrganisationIndex(this, organisation);
    changeSetting(this, `tenants.tenants[${index}].signInOptions[0].signInMethod`, 'emailLink');
  },
);

Given(
  'the first sign-in option of {string} has the colour {string}',
  function (this: DoorstepWorld, organisation: string, colour: string) {
    const index = findOrganisationIndex(this, organisation);
    changeSetting(this, `tenants.tenants[${index}].signInOptions[0].buttonColor`, colour);
  },
);

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
