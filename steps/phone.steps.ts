import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { ensureAccount } from './shared/accounts.ts';
import { changeSetting } from './shared/configuration.ts';
import {
  createWrongCode,
  enterCode,
  enterNewestCode,
  formatCode,
  readFirstCode,
  readNewestCode,
  requestCode,
  typeCode,
} from './shared/phone-codes.ts';
import { getState, type Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('phone is the only sign-in option', offerPhoneOnly);
Given('phone has become the only sign-in option', offerPhoneOnly);
function offerPhoneOnly(this: DoorstepWorld) {
  changeSetting(this, 'signInOptions', [{ provider: 'phone' }]);
}

Given("{person}'s phone number is {string}", function (this: DoorstepWorld, { email }: Person, phoneNumber: string) {
  getState(this).phoneNumbers.set(email, phoneNumber);
});

Given(
  '{person} has an account with the phone {string}',
  async function (this: DoorstepWorld, person: Person, phoneNumber: string) {
    getState(this).phoneNumbers.set(person.email, phoneNumber);
    await ensureAccount(this, person, { phoneNumber });
  },
);

Given('{person} has solved the human verification', solveVerification);
When('{person} solves the human verification', solveVerification);
function solveVerification(this: DoorstepWorld, _person: Person) {
  return this.visitor.solveVerification();
}

Given('{person} has asked for a code to {string}', askForCode);
When('{person} asks for a code to {string}', askForCode);
function askForCode(this: DoorstepWorld, _person: Person, number: string) {
  return requestCode(this, number);
}

Given('{person} has entered the code from her text message', enterCodeFromMessage);
When('{person} enters the code from her text message', enterCodeFromMessage);
function enterCodeFromMessage(this: DoorstepWorld, _person: Person) {
  return enterNewestCode(this);
}

When(
  '{person} enters the code from her text message in the format {string}',
  async function (this: DoorstepWorld, _person: Person, pattern: string) {
    await enterCode(this, formatCode(await readNewestCode(this), pattern));
  },
);

When('{person} enters the code from her first text message', async function (this: DoorstepWorld, _person: Person) {
  await enterCode(this, await readFirstCode(this));
});

Given('{person} has entered a wrong code', enterWrongCode);
When('{person} enters a wrong code', enterWrongCode);
async function enterWrongCode(this: DoorstepWorld, _person: Person) {
  await enterCode(this, await createWrongCode(this));
}

Given('{person} has entered {string} as the code', enterText);
When('{person} enters {string} as the code', enterText);
function enterText(this: DoorstepWorld, _person: Person, code: string) {
  return enterCode(this, code);
}

Given('{person} has typed the code from her text message', typeCodeFromMessage);
When('{person} types the code from her text message', typeCodeFromMessage);
async function typeCodeFromMessage(this: DoorstepWorld, _person: Person) {
  await typeCode(this, await readNewestCode(this));
}

When(
  '{person} types the code from her text message in the format {string}',
  async function (this: DoorstepWorld, _person: Person, pattern: string) {
    await typeCode(this, formatCode(await readNewestCode(this), pattern));
  },
);

When(
  '{person} lets the browser fill in the code from her text message',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.autofill('6-digit code', await readNewestCode(this));
  },
);

When(
  '{person} pastes {string} into {string}',
  function (this: DoorstepWorld, _person: Person, text: string, label: string) {
    return this.visitor.paste(label, text);
  },
);

Given('the codes sent to {string} have expired', function (this: DoorstepWorld, number: string) {
  return this.service.expireTextMessages(number);
});

Then('a text message has been sent to {string}', function (this: DoorstepWorld, number: string) {
  return expectTextMessages(this, [number]);
});

Then('{int} text messages have been sent to {string}', function (this: DoorstepWorld, times: number, number: string) {
  return expectTextMessages(this, Array<string>(times).fill(number));
});

Then('no text message has been sent', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.service.textMessages(), []);
});

async function expectTextMessages({ service }: DoorstepWorld, numbers: readonly string[]): Promise<void> {
  const read = async () => (await service.textMessages()).map(({ to }) => to);
  await waitUntilEqual<readonly string[]>(numbers, read, 'the numbers to which text messages were sent');
}
