import assert from 'node:assert/strict';
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { setting } from './shared/configuration.ts';
import type { Person } from './shared/scenario-state.ts';
import { settlesOn } from './shared/wait-until-equal.ts';
import type { DoorstepWorld } from '../driver/world.ts';

/** What becomes of Google's script, in the features' words and in the visitor's. */
const fates = {
  answers: 'answers',
  'cannot be had': 'fails',
  'never comes': 'never loads',
  'comes and never answers': 'loads and never answers',
} as const;

defineParameterType({
  name: 'scriptFate',
  regexp: new RegExp(Object.keys(fates).join('|')),
  transformer: (words: string) => fates[words as keyof typeof fates],
});

Given('the app offers Google with One Tap', function (this: DoorstepWorld) {
  setting(this, 'signInOptions', [{ provider: 'google.com', clientId: 'doorstep-client' }, { provider: 'password' }]);
  setting(this, 'credentialHelper', 'googleyolo');
});

Given("Google's script {scriptFate}", function (this: DoorstepWorld, fate: (typeof fates)[keyof typeof fates]) {
  return this.visitor.oneTapScript(fate);
});

Given("the page has asked for Google's script", function (this: DoorstepWorld) {
  return this.visitor.oneTapIsAskedFor();
});

When("Google's script comes after all", function (this: DoorstepWorld) {
  return this.visitor.oneTapComesAfterAll();
});

When("Google's script has answered after all", function (this: DoorstepWorld) {
  return this.visitor.oneTapComesAfterAll();
});

When('{person} takes One Tap', async function (this: DoorstepWorld, { email }: Person) {
  await isOffered(this);
  await this.visitor.takesOneTap(email);
});

Then('One Tap is offered', function (this: DoorstepWorld) {
  return isOffered(this);
});

Then('One Tap is not offered', async function (this: DoorstepWorld) {
  assert.equal(await this.visitor.oneTapOffer(), null);
});

Then('One Tap is offered for {string}', async function (this: DoorstepWorld, clientId: string) {
  const read = async () => (await this.visitor.oneTapOffer())?.clientId ?? null;
  await settlesOn<string | null>(clientId, read, 'for whom One Tap is offered');
});

Then('One Tap is offered, and may sign in by itself', function (this: DoorstepWorld) {
  return settlesByItself(this, true);
});

Then('One Tap is offered, and waits to be taken', function (this: DoorstepWorld) {
  return settlesByItself(this, false);
});

/** It is named by its address. */
const googlesScript = 'https://accounts.google.com/gsi/client';

Then(
  /^the developer is told that Google's script (did not answer in time|could not be loaded)$/,
  async function (this: DoorstepWorld, fault: string) {
    const said = `[doorstep] One Tap is not offered: ${googlesScript} ${fault}.`;
    const read = async () => (await this.visitor.developerIsTold()).includes(said);
    await settlesOn(true, read, `that the console says "${said}"`);
  },
);

function isOffered({ visitor }: DoorstepWorld): Promise<void> {
  return settlesOn(true, async () => (await visitor.oneTapOffer()) !== null, 'that One Tap is offered');
}

async function settlesByItself({ visitor }: DoorstepWorld, byItself: boolean): Promise<void> {
  const read = async () => (await visitor.oneTapOffer())?.autoSelect ?? null;
  await settlesOn<boolean | null>(byItself, read, 'whether One Tap may sign in by itself');
}
