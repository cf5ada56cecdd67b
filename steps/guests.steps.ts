import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { offersList, setting } from './shared/configuration.ts';
import { becomeGuest, uidOfSuccess } from './shared/guests.ts';
import { sceneOf, type Person } from './shared/scenario-state.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('guests are upgraded when they sign in', function (this: DoorstepWorld) {
  setting(this, 'autoUpgradeAnonymousUsers', true);
  setting(this, 'callbacks.signInFailure', { returns: true });
});

Given('{person} is a guest at {string}', async function (this: DoorstepWorld, _person: Person, path: string) {
  await becomeGuest(this);
  await this.visitor.goesTo(path);
});

When('{person} opens {string} as a guest', function (this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.isGuest(path);
});

Given('{person} has asked for a link as a guest', async function (this: DoorstepWorld, { email }: Person) {
  const { visitor } = this;
  await visitor.isGuest('/Login');
  if (offersList(this)) await visitor.chooses('Sign in with email');
  await visitor.fills('Email', email);
  await visitor.submits();
  await visitor.seesScreen('Sign-in email sent');
});

Given('{person} has become another guest', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.isGuest('/Login');
});

Given('the callback {string} takes {duration}', function (this: DoorstepWorld, name: string, milliseconds: number) {
  setting(this, `callbacks.${name}`, { settlesAfter: milliseconds });
});

When(
  '{person} (has )come(s) by {string} with her email',
  async function (this: DoorstepWorld, { email, name }: Person, provider: string) {
    await this.visitor.clicks(`Sign in with ${provider}`);
    await this.visitor.signsInAtProvider({ email, name, emailVerified: false });
  },
);

Then('{person} is still the one that she was as a guest', async function (this: DoorstepWorld, _person: Person) {
  assert.equal(await uidOfSuccess(this), sceneOf(this).guestUid, 'Expected the account to be the guest’s.');
});

Then('{person} is another than she was as a guest', async function (this: DoorstepWorld, _person: Person) {
  assert.notEqual(await uidOfSuccess(this), sceneOf(this).guestUid, 'Expected the account not to be the guest’s.');
});
