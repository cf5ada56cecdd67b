import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { describeCallback } from './shared/callbacks.ts';
import { changeSetting, hasOptionList } from './shared/configuration.ts';
import { completeScreen, expectScreen } from './shared/reach-screen.ts';
import { getState, type Person } from './shared/scenario-state.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

Given('guests keep their accounts when they sign in', function (this: DoorstepWorld) {
  changeSetting(this, 'autoUpgradeAnonymousUsers', true);
  changeSetting(this, 'callbacks.signInFailure', { returns: true });
});

Given('{person} is a guest at {string}', async function (this: DoorstepWorld, _person: Person, path: string) {
  await signInAsGuest(this);
  await this.visitor.goTo(path);
});

Given(
  '{person} is a guest who has come to {string}',
  async function (this: DoorstepWorld, person: Person, title: string) {
    await signInAsGuest(this);
    await this.visitor.goTo('/Login');
    if (hasOptionList(this)) await this.visitor.choose('Sign in with email');
    await completeScreen(this, person, 'Sign in with email');
    await expectScreen(this, title);
  },
);

Given('the app also lets guests in', function (this: DoorstepWorld) {
  const { signInOptions } = this.visitor.getConfig();
  changeSetting(this, 'signInOptions', [...(signInOptions as readonly object[]), { provider: 'anonymous' }]);
});

Given('{person} has opened {string} as a guest', openAsGuest);
When('{person} opens {string} as a guest', openAsGuest);
function openAsGuest(this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.openAsGuest(path);
}

Given('{person} has asked for a link as a guest', async function (this: DoorstepWorld, { email }: Person) {
  const { visitor } = this;
  await visitor.openAsGuest('/Login');
  if (hasOptionList(this)) await visitor.choose('Sign in with email');
  await visitor.fill('Email', email);
  await visitor.submit();
  await visitor.expectTitle('Sign-in email sent');
});

Given('{person} has signed out and continued as a different guest', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.openAsGuest('/Login');
});

Given('the callback {string} takes {timeUnits}', function (this: DoorstepWorld, name: string, milliseconds: number) {
  changeSetting(this, `callbacks.${name}`, { settlesAfter: milliseconds });
});

Given(
  '{person} has signed in with {string}, which has not verified her email and knows her by a name of {int} letters',
  async function (this: DoorstepWorld, { email }: Person, provider: string, length: number) {
    await this.visitor.click(`Sign in with ${provider}`);
    await this.visitor.signInAtProvider({ email, name: 'a'.repeat(length), emailVerified: false });
  },
);

Given('{person} has signed in with {string}, which has not verified her email', signInWithUnverifiedEmail);
When('{person} signs in with {string}, which has not verified her email', signInWithUnverifiedEmail);
async function signInWithUnverifiedEmail(this: DoorstepWorld, { email, name }: Person, provider: string) {
  await this.visitor.click(`Sign in with ${provider}`);
  await this.visitor.signInAtProvider({ email, name, emailVerified: false });
}

Then('{person} has kept the account ID that she had as a guest', async function (this: DoorstepWorld, _person: Person) {
  const { guestUid } = getState(this);
  assert.ok(guestUid, 'Expected an earlier step to sign in as a guest.');
  await waitUntilEqual<string | null | undefined>(
    guestUid,
    () => this.visitor.readSharedUserId(),
    "the user's account ID",
  );
});

Then('{person} has a new account ID', async function (this: DoorstepWorld, _person: Person) {
  const { guestUid } = getState(this);
  const read = async () => ![null, undefined, guestUid].includes(await this.visitor.readSharedUserId());
  await waitUntil(read, 'the user to have another account ID than the guest');
});

Then('the app is told that the guest has kept her account', async function (this: DoorstepWorld) {
  assert.equal(await readOperation(this), 'link');
});

Then('the app is told that the guest has signed in to a different account', async function (this: DoorstepWorld) {
  assert.equal(await readOperation(this), 'signIn');
});

const successCallback = 'signInSuccessWithAuthResult';

/** Returns the `operationType` of the result that the success callback has received, such as `signIn`. */
async function readOperation({ visitor }: DoorstepWorld): Promise<string | undefined> {
  return describeCallback(successCallback, await visitor.readCallbackCalls(successCallback))['operation'];
}

/** Signs in as a guest in the widget, and remembers the guest's account ID. */
async function signInAsGuest(world: DoorstepWorld): Promise<void> {
  changeSetting(world, `callbacks.${successCallback}`, { returns: true });
  await world.visitor.open('/');
  await world.visitor.choose('Continue as guest');
  await world.visitor.expectText('You are logged in.');
  getState(world).guestUid = await readSignedInUid(world);
}

async function readSignedInUid({ visitor }: DoorstepWorld): Promise<string> {
  const calls = await visitor.readCallbackCalls(successCallback);
  const last = calls.at(-1) as [{ readonly user: { readonly uid: string } }] | undefined;
  if (!last) throw new Error(`Expected a call of "${successCallback}", but there was none.`);
  return last[0].user.uid;
}
