import assert from 'node:assert/strict';
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

/** Behaviours of the script that stands in for Google's One Tap. The keys are the words of the features. */
const behaviours = {
  'loads and answers': 'answers',
  'cannot be loaded': 'fails',
  'never loads': 'never loads',
  'loads and never answers': 'loads and never answers',
} as const;

type Behaviour = (typeof behaviours)[keyof typeof behaviours];

defineParameterType({
  name: 'scriptBehaviour',
  regexp: new RegExp(Object.keys(behaviours).join('|')),
  transformer: (words: string): Behaviour => behaviours[words as keyof typeof behaviours],
});

Given('the app offers Google with One Tap', function (this: DoorstepWorld) {
  const google = { provider: 'google.com', clientId: 'doorstep-client' };
  changeSetting(this, 'signInOptions', [google, { provider: 'password' }]);
  changeSetting(this, 'credentialHelper', 'googleyolo');
});

Given("Google's script {scriptBehaviour}", function (this: DoorstepWorld, behaviour: Behaviour) {
  return this.visitor.setOneTapBehaviour(behaviour);
});

Given("the page has requested Google's script", function (this: DoorstepWorld) {
  return this.visitor.waitForOneTapRequest();
});

When("Google's script answers after all", function (this: DoorstepWorld) {
  return this.visitor.recoverOneTap();
});

When("Google's script has answered after all", function (this: DoorstepWorld) {
  return this.visitor.recoverOneTap();
});

Given('{person} has accepted One Tap', acceptOneTap);
When('{person} accepts One Tap', acceptOneTap);
async function acceptOneTap(this: DoorstepWorld, { email }: Person) {
  await expectOffer(this);
  await this.visitor.acceptOneTap(email);
}

Then('One Tap is offered', function (this: DoorstepWorld) {
  return expectOffer(this);
});

Then('One Tap is not offered', async function (this: DoorstepWorld) {
  assert.equal(await this.visitor.readOneTapOffer(), null);
});

Then('One Tap is offered for {string}', async function (this: DoorstepWorld, clientId: string) {
  const read = async () => (await this.visitor.readOneTapOffer())?.clientId ?? null;
  await waitUntilEqual<string | null>(clientId, read, 'the client ID of One Tap');
});

Then('One Tap is offered, and may sign her in without a click', function (this: DoorstepWorld) {
  return expectAutoSelect(this, true);
});

Then('One Tap is offered, and waits for her to accept it', function (this: DoorstepWorld) {
  return expectAutoSelect(this, false);
});

const scriptUrl = 'https://accounts.google.com/gsi/client';

Then(
  /^the developer is told that Google's script (did not answer in time|could not be loaded)$/,
  async function (this: DoorstepWorld, fault: string) {
    const message = `[doorstep] One Tap is not offered: ${scriptUrl} ${fault}.`;
    const read = async () => (await this.visitor.readConsoleMessages()).includes(message);
    await waitUntil(read, `the console to say "${message}"`);
  },
);

function expectOffer({ visitor }: DoorstepWorld): Promise<void> {
  return waitUntil(async () => (await visitor.readOneTapOffer()) !== null, 'One Tap to be offered');
}

async function expectAutoSelect({ visitor }: DoorstepWorld, autoSelect: boolean): Promise<void> {
  const read = async () => (await visitor.readOneTapOffer())?.autoSelect ?? null;
  await waitUntilEqual<boolean | null>(autoSelect, read, 'the permission of One Tap to sign in by itself');
}
