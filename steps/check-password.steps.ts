import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { findOrganisationIndex } from './shared/organisations.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

const setting = 'checkPassword';
const checkError = 'The check of passwords fails.';
/** Beginning of the error message that the widget reports if `checkPassword` takes too long. */
const errorOfWidget = 'checkPassword: no result';

Given(
  'the app accepts only the password {string}, and says otherwise: {string}',
  function (this: DoorstepWorld, password: string, message: string) {
    changeSetting(this, setting, { returns: message, unless: password });
  },
);

Given(
  '{string} accepts only the password {string}, and says otherwise: {string}',
  function (this: DoorstepWorld, organisation: string, password: string, message: string) {
    const index = findOrganisationIndex(this, organisation);
    changeSetting(this, `tenants.tenants[${index}].${setting}`, { returns: message, unless: password });
  },
);

Given("the app's check finds every password in a data breach", function (this: DoorstepWorld) {
  changeSetting(this, setting, { returns: { message: 'passwordBreached' } });
});

Given("the app's check of passwords takes {timeUnits}", function (this: DoorstepWorld, milliseconds: number) {
  changeSetting(this, setting, { settlesAfter: milliseconds });
  this.visitor.allowError(new RegExp(errorOfWidget));
});

Given("the app's check of passwords fails", function (this: DoorstepWorld) {
  changeSetting(this, setting, { throws: checkError });
  this.visitor.allowError(new RegExp(checkError));
});

Given(
  "the app's check of passwords takes {timeUnits} and then fails",
  function (this: DoorstepWorld, milliseconds: number) {
    changeSetting(this, setting, { settlesAfter: milliseconds, throws: checkError });
    this.visitor.allowError(new RegExp(checkError));
  },
);

Then('the app has checked these passwords:', async function (this: DoorstepWorld, table: DataTable) {
  const read = async () => (await readChecks(this)).map(([password, { email } = {}]) => [password, email]);
  await waitUntilEqual(table.raw(), read, 'the passwords that the app has checked, and the emails');
});

Then('the app has checked no password', async function (this: DoorstepWorld) {
  assert.deepEqual(await readChecks(this), []);
});

Then('the app learns that its check of passwords is no longer needed', async function (this: DoorstepWorld) {
  const readAborts = () => this.visitor.readCallbackCalls(`${setting}.aborted`);
  await waitUntil(async () => (await readAborts()).length > 0, 'the signal of the check to be aborted');
});

/** Returns the arguments of each call of the app's callback `checkPassword`. */
const readChecks = async ({ visitor }: DoorstepWorld) =>
  (await visitor.readCallbackCalls(setting)) as readonly (readonly [string, { readonly email?: string }?])[];
