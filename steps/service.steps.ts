import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ServiceOperation } from '../src/adapters/service-control.ts';
import { haveAccount, haveAccountThatSignsInBy } from './shared/accounts.ts';
import { sendResetMail } from './shared/mails.ts';
import { ownRefusal, policyRefusal } from '../driver/service/service-errors.ts';
import { sceneOf, type Person } from './shared/scenario-state.ts';
import { settlesOn } from './shared/wait-until-equal.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('{person} has an account', async function (this: DoorstepWorld, person: Person) {
  await haveAccount(this, person);
});

Given(
  '{person} has an account with the password {string}',
  async function (this: DoorstepWorld, person: Person, password: string) {
    await haveAccount(this, person, { password });
  },
);

Given('{person} has an account that is disabled', async function (this: DoorstepWorld, person: Person) {
  await haveAccount(this, person, { disabled: true });
});

Given(
  '{person} has an account that signs in by {ways}',
  function (this: DoorstepWorld, person: Person, ways: readonly string[]) {
    return haveAccountThatSignsInBy(this, person, ways);
  },
);

Given('the service does not say how an email signs in', async function (this: DoorstepWorld) {
  sceneOf(this).withheld = true;
  await this.service.put({ emailEnumerationProtection: true, accounts: [] });
});

Given(
  'the next {operation} will fail: {refusal}',
  function (this: DoorstepWorld, operation: ServiceOperation, refusal: string) {
    return this.service.refuseNext(operation, refusal);
  },
);

Given(
  'the next {operation} will be refused by the site itself: {string}',
  function (this: DoorstepWorld, operation: ServiceOperation, sentence: string) {
    return this.service.refuseNext(operation, ownRefusal(sentence));
  },
);

Given(
  "the next {operation} will fail by the project's password policy: {string}",
  function (this: DoorstepWorld, operation: ServiceOperation, sentence: string) {
    return this.service.refuseNext(operation, policyRefusal(sentence));
  },
);

Given('the service holds back every {operation}', function (this: DoorstepWorld, operation: ServiceOperation) {
  return this.service.hold(operation);
});

When('the service (has )answer(s)(ed)', function (this: DoorstepWorld) {
  return this.service.release();
});

Given('{person} has been sent a reset mail', async function (this: DoorstepWorld, person: Person) {
  await sendResetMail(this, person);
});

Given(
  "the code in {person}'s mail has been/become {fate}",
  function (this: DoorstepWorld, { email }: Person, fate: 'used' | 'expired') {
    return this.service.spoilCode(email, fate);
  },
);

When(
  "{person}'s account has been {change} elsewhere",
  function (this: DoorstepWorld, { email }: Person, change: 'deleted' | 'disabled' | 'signed out') {
    if (change === 'deleted') return this.service.deleteAccount(email);
    if (change === 'disabled') return this.service.disableAccount(email);
    return this.service.revokeSessions(email);
  },
);

Then(
  'the service has been asked for {int} {operation}(s)',
  async function (this: DoorstepWorld, times: number, operation: ServiceOperation) {
    await settlesOn(
      times,
      () => this.service.count(operation),
      `the number of times that the service was asked for a ${operation}`,
    );
  },
);

Then('a reset mail has gone to {string}', async function (this: DoorstepWorld, email: string) {
  const read = async () => (await this.service.mails()).map(({ to, purpose }) => ({ to, purpose }));
  await settlesOn([{ to: email, purpose: 'password reset' as const }], read, 'the mails that were sent');
});

Then('no mail has gone out', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.service.mails(), []);
});

Then('there is an account for {string}', async function (this: DoorstepWorld, email: string) {
  const read = async () => (await this.service.account(email)) !== null;
  await settlesOn(true, read, `that there is an account for ${email}`);
});

Then('there is no account for {string}', async function (this: DoorstepWorld, email: string) {
  assert.equal(await this.service.account(email), null, `Expected no account for ${email}; there is one.`);
});

Then("{person}'s account is named {string}", async function (this: DoorstepWorld, { email }: Person, name: string) {
  const read = async () => (await this.service.account(email))?.displayName ?? null;
  await settlesOn<string | null>(name, read, `the name of ${email}`);
});

Then("{person}'s account has no name", async function (this: DoorstepWorld, { email }: Person) {
  const account = await this.service.account(email);
  assert.ok(account, `Expected an account for ${email}; there is none.`);
  assert.equal(account.displayName, null);
});

Then("{person}'s password is {string}", async function (this: DoorstepWorld, { email }: Person, password: string) {
  const read = async () => (await this.service.account(email))?.password ?? null;
  await settlesOn<string | null>(password, read, `the password of ${email}`);
});
