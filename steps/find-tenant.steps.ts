import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { findOrganisations } from './shared/organisations.ts';
import { mailCodes } from './shared/email-codes.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

const setting = 'tenants.findTenant';
const callback = 'findTenant';
const searchError = 'The app cannot find organisations.';

Given('the app finds these organisations:', function (this: DoorstepWorld, organisations: DataTable) {
  findOrganisations(this, organisations.hashes());
});

Given('the app takes {timeUnits} to find an organisation', function (this: DoorstepWorld, milliseconds: number) {
  changeSetting(this, `${setting}.settlesAfter`, milliseconds);
  this.visitor.allowError(/tenants\.findTenant: no result within 10 s/);
});

Given('the first search for an organisation by email will fail', function (this: DoorstepWorld) {
  failSearch(this, 'email', 1);
});

Given('the second search for an organisation by email will fail', function (this: DoorstepWorld) {
  failSearch(this, 'email', 2);
});

Given('the first search for an organisation by ID will fail', function (this: DoorstepWorld) {
  failSearch(this, 'tenantId', 1);
});

/**
 * Makes one of the app's searches for an organisation fail.
 *
 * @param key the kind of search: by `email` or by `tenantId`
 * @param number 1 for the first search of this kind, 2 for the second
 */
function failSearch(world: DoorstepWorld, key: string, number: number): void {
  changeSetting(world, `${setting}.fails`, { key, number, message: searchError });
  world.visitor.allowError(new RegExp(searchError));
}

Given(
  'the first organisation that the app finds has {string} set to {value}',
  function (this: DoorstepWorld, key: string, value: unknown) {
    changeSetting(this, `${setting}.finds[0].tenant.${key}`, value);
    this.visitor.allowError(/The configuration of Doorstep is wrong/);
  },
);

Given('the first organisation that the app finds mails codes', function (this: DoorstepWorld) {
  mailCodes(this, `${setting}.finds[0].tenant.signInOptions[0]`);
  this.visitor.allowError(/The configuration of Doorstep is wrong/);
});

Then('the app has searched for:', async function (this: DoorstepWorld, table: DataTable) {
  await waitUntilEqual(table.raw(), () => readSearches(this), 'the emails and IDs for which the app has searched');
});

Then('the app has searched for nothing', async function (this: DoorstepWorld) {
  await waitUntilEqual([], () => readSearches(this), 'the emails and IDs for which the app has searched');
});

Then('the app learns that its search is no longer needed', async function (this: DoorstepWorld) {
  const readAborts = () => this.visitor.readCallbackCalls(`${callback}.aborted`);
  await waitUntil(async () => (await readAborts()).length > 0, 'the signal of the search to be aborted');
});

/** Returns the calls of the app's `findTenant` as pairs, such as `['email', 'ada@example.com']` or `['ID', 'blue']`. */
async function readSearches({ visitor }: DoorstepWorld): Promise<readonly (readonly string[])[]> {
  const calls = (await visitor.readCallbackCalls(callback)) as readonly (readonly [
    { readonly email?: string; readonly tenantId?: string | null },
  ])[];
  return calls.map(([{ email, tenantId }]) => (email === undefined ? ['ID', String(tenantId)] : ['email', email]));
}
