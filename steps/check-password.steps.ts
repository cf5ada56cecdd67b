import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { findOrganisationIndex } from './shared/organisations.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

const setting = 'checkPassword';
const settingAtSignIn = 'checkPasswordAtSignIn';
const strengthSetting = 'passwordStrength';
const strengthError = 'The rating of passwords fails.';
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
  'the app accepts only the password {string} at the sign-in, and says otherwise: {string}',
  function (this: DoorstepWorld, password: string, message: string) {
    changeSetting(this, settingAtSignIn, { returns: message, unless: password });
  },
);

Given("the app's check finds every password in a data breach at the sign-in", function (this: DoorstepWorld) {
  changeSetting(this, settingAtSignIn, { returns: { message: 'passwordBreached' } });
});

Given(
  "the app's check of passwords at the sign-in takes {timeUnits}",
  function (this: DoorstepWorld, milliseconds: number) {
    changeSetting(this, settingAtSignIn, { settlesAfter: milliseconds });
  },
);

Given("the app's check of passwords at the sign-in fails", function (this: DoorstepWorld) {
  changeSetting(this, settingAtSignIn, { throws: checkError });
  this.visitor.allowError(new RegExp(checkError));
});

Given(
  '{string} accepts only the password {string}, and says otherwise: {string}',
  function (this: DoorstepWorld, organisation: string, password: string, message: string) {
    const index = findOrganisationIndex(this, organisation);
    changeSetting(this, `tenants.tenants[${index}].${setting}`, { returns: message, unless: password });
  },
);

Given(
  'a second check of the app accepts only the password {string}, and says otherwise: {string}',
  function (this: DoorstepWorld, password: string, message: string) {
    const first = this.visitor.getConfig()[setting];
    changeSetting(this, setting, [first, { returns: message, unless: password }]);
  },
);

Given('the app rates every new password {int}', function (this: DoorstepWorld, score: number) {
  changeSetting(this, strengthSetting, { returns: score });
});

Given(
  'the app rates every new password {int}, and advises to add a word',
  function (this: DoorstepWorld, score: number) {
    changeSetting(this, strengthSetting, { returns: { score, advice: { message: 'passwordAddWords' } } });
  },
);

Given(
  'the app rates every new password {int}, and advises to avoid patterns',
  function (this: DoorstepWorld, score: number) {
    changeSetting(this, strengthSetting, { returns: { score, advice: { message: 'passwordAvoidPatterns' } } });
  },
);

Given(
  'the app rates every new password {int}, and advises: {string}',
  function (this: DoorstepWorld, score: number, advice: string) {
    changeSetting(this, strengthSetting, { returns: { score, advice } });
  },
);

Given(
  'the app takes {timeUnits} to rate a new password {int}',
  function (this: DoorstepWorld, milliseconds: number, score: number) {
    changeSetting(this, strengthSetting, { settlesAfter: milliseconds, returns: score });
    this.visitor.allowError(/passwordStrength: no result/);
  },
);

Given("the app's rating of new passwords fails", function (this: DoorstepWorld) {
  changeSetting(this, strengthSetting, { throws: strengthError });
  this.visitor.allowError(new RegExp(strengthError));
});

Given("the app's rating of new passwords never ends", function (this: DoorstepWorld) {
  changeSetting(this, strengthSetting, { settlesAfter: 3_600_000 });
});

Then('the app has rated these passwords:', async function (this: DoorstepWorld, table: DataTable) {
  const read = async () =>
    (await readCalls(this, strengthSetting)).map(([password, { email } = {}]) => [password, email]);
  await waitUntilEqual(table.raw(), read, 'the passwords that the app has rated, and the emails');
});

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
  await expectChecks(this, setting, table);
});

Then('the app has checked these passwords at the sign-in:', async function (this: DoorstepWorld, table: DataTable) {
  await expectChecks(this, settingAtSignIn, table);
});

Then('the app has checked no password at the sign-in', async function (this: DoorstepWorld) {
  assert.deepEqual(await readCalls(this, settingAtSignIn), []);
});

Then('the app has checked no password', async function (this: DoorstepWorld) {
  assert.deepEqual(await readCalls(this, setting), []);
});

Then('the app learns that its check of passwords is no longer needed', async function (this: DoorstepWorld) {
  const readAborts = () => this.visitor.readCallbackCalls(`${setting}.aborted`);
  await waitUntil(async () => (await readAborts()).length > 0, 'the signal of the check to be aborted');
});

async function expectChecks(world: DoorstepWorld, name: string, table: DataTable): Promise<void> {
  const read = async () => (await readCalls(world, name)).map(([password, { email } = {}]) => [password, email]);
  await waitUntilEqual(table.raw(), read, 'the passwords that the app has checked, and the emails');
}

/** Returns the arguments of each call of the app's function with this name. */
const readCalls = async ({ visitor }: DoorstepWorld, name: string) =>
  (await visitor.readCallbackCalls(name)) as readonly (readonly [string, { readonly email?: string }?])[];
