import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { findOrganisationIndex } from './shared/organisations.ts';
import type { Person } from './shared/scenario-state.ts';
import { describeValues, readFields, toFieldKey } from './shared/sign-up-fields.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

const successCallback = 'signInSuccessWithAuthResult';

Given('the app asks new visitors for:', function (this: DoorstepWorld, table: DataTable) {
  changeSetting(this, 'signUpFields', readFields(table.hashes()));
  changeSetting(this, `callbacks.${successCallback}`, { returns: true });
});

Given('{string} asks new visitors for:', function (this: DoorstepWorld, organisation: string, table: DataTable) {
  const index = findOrganisationIndex(this, organisation);
  changeSetting(this, `tenants.tenants[${index}].signUpFields`, readFields(table.hashes()));
});

Given(
  'the app accepts only the {string} {string}, and says otherwise: {string}',
  function (this: DoorstepWorld, label: string, text: string, message: string) {
    const key = toFieldKey(label);
    changeSetting(this, 'checkSignUp', { returns: { [key]: message }, unless: { [key]: text } });
  },
);

Given('the check of the app takes {timeUnits}', function (this: DoorstepWorld, milliseconds: number) {
  changeSetting(this, 'checkSignUp', { settlesAfter: milliseconds });
});

const checkError = 'The check of the app fails.';

Given('the check of the app fails', function (this: DoorstepWorld) {
  changeSetting(this, 'checkSignUp', { throws: checkError });
  this.visitor.allowError(new RegExp(checkError));
});

Given('the check of the app takes {timeUnits} and then fails', function (this: DoorstepWorld, milliseconds: number) {
  changeSetting(this, 'checkSignUp', { settlesAfter: milliseconds, throws: checkError });
  this.visitor.allowError(new RegExp(checkError));
});

Given(
  'the check of the app finds a fault in the unknown field {string}',
  function (this: DoorstepWorld, field: string) {
    changeSetting(this, 'checkSignUp', { returns: { [field]: 'Wrong.' } });
    this.visitor.allowError(/checkSignUp: there is no field/);
  },
);

Given('the app asks everybody for its fields', function (this: DoorstepWorld) {
  changeSetting(this, 'needsSignUpFields', { returns: true });
});

Given('the app asks nobody for its fields', function (this: DoorstepWorld) {
  changeSetting(this, 'needsSignUpFields', { returns: false });
});

Given('the decision of the app is {string}', function (this: DoorstepWorld, decision: string) {
  changeSetting(this, 'needsSignUpFields', { returns: decision });
  this.visitor.allowError(/needsSignUpFields: must return true or false/);
});

const decisionError = 'The decision of the app fails.';

Given('the decision of the app fails', function (this: DoorstepWorld) {
  changeSetting(this, 'needsSignUpFields', { throws: decisionError });
  this.visitor.allowError(new RegExp(decisionError));
});

Given('the decision of the app takes {timeUnits}', function (this: DoorstepWorld, milliseconds: number) {
  changeSetting(this, 'needsSignUpFields', { settlesAfter: milliseconds });
  this.visitor.allowError(/needsSignUpFields: no result within 10 s/);
});

Then('the app has decided about {string}, who is new', function (this: DoorstepWorld, email: string) {
  return expectDecision(this, email, true);
});

Then('the app has decided about {string}, who is not new', function (this: DoorstepWorld, email: string) {
  return expectDecision(this, email, false);
});

async function expectDecision(world: DoorstepWorld, email: string, isNewUser: boolean): Promise<void> {
  const calls = await world.visitor.readCallbackCalls('needsSignUpFields');
  const decisions = (calls as readonly (readonly [{ readonly email: string | null }, object])[]).map(
    ([user, facts]) => ({ email: user.email, ...facts }),
  );
  assert.deepEqual(decisions, [{ email, isNewUser }]);
}

Then('the app has decided about nobody', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.visitor.readCallbackCalls('needsSignUpFields'), []);
});

Given('{person} has ticked {string}', tick);
When('{person} ticks {string}', tick);
async function tick(this: DoorstepWorld, _person: Person, label: string): Promise<void> {
  await this.visitor.expectTicked(label, false);
  await this.visitor.toggle(label);
}

Given('{person} has unticked {string}', async function (this: DoorstepWorld, _person: Person, label: string) {
  await this.visitor.expectTicked(label, true);
  await this.visitor.toggle(label);
});

Then('the box {string} is ticked', function (this: DoorstepWorld, label: string) {
  return this.visitor.expectTicked(label, true);
});

Then('the box {string} is not ticked', function (this: DoorstepWorld, label: string) {
  return this.visitor.expectTicked(label, false);
});

Then('the app learns of the new account:', async function (this: DoorstepWorld, table: DataTable) {
  const expected = table.rowsHash();
  assert.deepEqual(describeValues(await readResult(this), Object.keys(expected)), expected);
});

Then('the app learns of no new account', async function (this: DoorstepWorld) {
  assert.equal(await readResult(this), undefined);
});

Then('the app has checked:', async function (this: DoorstepWorld, table: DataTable) {
  const readCalls = () => this.visitor.readCallbackCalls('checkSignUp');
  await waitUntilEqual(1, async () => (await readCalls()).length, 'the number of checks');
  const [[values] = []] = (await readCalls()) as readonly (readonly [Record<string, unknown>])[];
  const expected = table.rowsHash();
  assert.deepEqual(describeValues(values, Object.keys(expected)), expected);
});

Then('the app has checked nothing', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.visitor.readCallbackCalls('checkSignUp'), []);
});

/** Returns the values that the app has received with the sign-in, or undefined if there were none. */
async function readResult(world: DoorstepWorld): Promise<Record<string, unknown> | undefined> {
  const readCalls = () => world.visitor.readCallbackCalls(successCallback);
  await waitUntil(async () => (await readCalls()).length > 0, 'the app to learn of the sign-in');
  const [[result] = []] = (await readCalls()) as readonly (readonly [{ signUpValues?: Record<string, unknown> }])[];
  return result?.signUpValues;
}
