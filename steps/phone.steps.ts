import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { haveAccount } from './shared/accounts.ts';
import { setting } from './shared/configuration.ts';
import {
  askForCode,
  enterCode,
  enterNewestCode,
  firstCode,
  newestCode,
  written,
  wrongCode,
} from './shared/phone-codes.ts';
import type { Person } from './shared/scenario-state.ts';
import { settlesOn } from './shared/wait-until-equal.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('phone is/has(-)become the only way in', function (this: DoorstepWorld) {
  setting(this, 'signInOptions', [{ provider: 'phone' }]);
});

Given(
  '{person} has an account with the phone {string}',
  async function (this: DoorstepWorld, person: Person, phoneNumber: string) {
    await haveAccount(this, person, { phoneNumber });
  },
);

Given('phone has become the only way in', function (this: DoorstepWorld) {
  setting(this, 'signInOptions', [{ provider: 'phone' }]);
});

When('{person} (has )solve(s)(d) the human verification', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.solvesVerification();
});

When('{person} (has )ask(s)(ed) for a code to {string}', function (this: DoorstepWorld, _person: Person, to: string) {
  return askForCode(this, to);
});

When('{person} (has )enter(s)(ed) the code from her text message', function (this: DoorstepWorld, _person: Person) {
  return enterNewestCode(this);
});

When(
  '{person} enters the code from her text message as {string}',
  async function (this: DoorstepWorld, _person: Person, pattern: string) {
    await enterCode(this, written(await newestCode(this), pattern));
  },
);

When('{person} enters the code from her first text message', async function (this: DoorstepWorld, _person: Person) {
  await enterCode(this, await firstCode(this));
});

When('{person} (has )enter(s)(ed) a wrong code', async function (this: DoorstepWorld, _person: Person) {
  await enterCode(this, await wrongCode(this));
});

When('{person} (has )enter(s)(ed) {string} as the code', function (this: DoorstepWorld, _person: Person, code: string) {
  return enterCode(this, code);
});

When(
  '{person} pastes {string} into {string}',
  function (this: DoorstepWorld, _person: Person, text: string, label: string) {
    return this.visitor.pastes(label, text);
  },
);

Given('the codes sent to {string} have become too old', function (this: DoorstepWorld, number: string) {
  return this.service.expireTextMessages(number);
});

Then('a text message has gone to {string}', function (this: DoorstepWorld, number: string) {
  return messagesHaveGoneTo(this, [number]);
});

Then('{int} text messages have gone to {string}', function (this: DoorstepWorld, times: number, number: string) {
  return messagesHaveGoneTo(
    this,
    Array.from({ length: times }, () => number),
  );
});

Then('no text message has gone out', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.service.textMessages(), []);
});

async function messagesHaveGoneTo({ service }: DoorstepWorld, numbers: readonly string[]): Promise<void> {
  const read = async () => (await service.textMessages()).map(({ to }) => to);
  await settlesOn<readonly string[]>(numbers, read, 'the numbers that text messages were sent to');
}
