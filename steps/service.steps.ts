import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ServiceOperation } from '../src/adapters/service-control.ts';
import {
  createBlockingFunctionError,
  createPasswordPolicyError,
  deliveredTwice,
  lostAnswer,
} from '../driver/service/service-errors.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { createAccountWithMethods, ensureAccount } from './shared/accounts.ts';
import { expectMails, sendResetMail } from './shared/mails.ts';
import { getState, type Person } from './shared/scenario-state.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

Given('{person} has an account', async function (this: DoorstepWorld, person: Person) {
  await ensureAccount(this, person);
});

Given('there is already an account for {string}', async function (this: DoorstepWorld, email: string) {
  await ensureAccount(this, { name: 'Mia', email });
});

Given(
  '{person} has an account with the password {string}',
  async function (this: DoorstepWorld, person: Person, password: string) {
    await ensureAccount(this, person, { password });
  },
);

Given('{person} has an account that is disabled', async function (this: DoorstepWorld, person: Person) {
  await ensureAccount(this, person, { disabled: true });
});

Given(
  '{person} has an account that signs in by {methods}',
  function (this: DoorstepWorld, person: Person, methods: readonly string[]) {
    return createAccountWithMethods(this, person, methods);
  },
);

Given('the service does not reveal how an email signs in', async function (this: DoorstepWorld) {
  getState(this).hidesSignInMethods = true;
  await this.service.put({ emailEnumerationProtection: true, accounts: [] });
});

Given('the project allows sign-in on the site {string} only', function (this: DoorstepWorld, domain: string) {
  return this.service.put({ authorizedDomains: [domain], accounts: [] });
});

Given(
  'the next request to {operation} will fail: {serviceError}',
  function (this: DoorstepWorld, operation: ServiceOperation, error: string) {
    return this.service.refuseNext(operation, error);
  },
);

Given(
  'the next request to {operation} will reach the service twice',
  function (this: DoorstepWorld, operation: ServiceOperation) {
    return this.service.refuseNext(operation, deliveredTwice);
  },
);

Given(
  'the answer to the next request to {operation} will be lost',
  function (this: DoorstepWorld, operation: ServiceOperation) {
    return this.service.refuseNext(operation, lostAnswer);
  },
);

Given(
  'the next {int} requests to {operation} will fail: {serviceError}',
  async function (this: DoorstepWorld, count: number, operation: ServiceOperation, error: string) {
    for (let request = 1; request <= count; request += 1) await this.service.refuseNext(operation, error);
  },
);

Given(
  "the next request to {operation} will be rejected by the site's own rules: {string}",
  function (this: DoorstepWorld, operation: ServiceOperation, message: string) {
    return this.service.refuseNext(operation, createBlockingFunctionError(message));
  },
);

Given(
  "the next request to {operation} will fail because of the project's password policy: {string}",
  function (this: DoorstepWorld, operation: ServiceOperation, message: string) {
    return this.service.refuseNext(operation, createPasswordPolicyError(message));
  },
);

Given(
  'the service delays its answer to every request to {operation}',
  function (this: DoorstepWorld, operation: ServiceOperation) {
    return this.service.hold(operation);
  },
);

Given('the service has answered', releaseAnswers);
When('the service answers', releaseAnswers);
function releaseAnswers(this: DoorstepWorld) {
  return this.service.release();
}

Given('{person} has been sent a reset mail', async function (this: DoorstepWorld, person: Person) {
  await sendResetMail(this, person);
});

Given(
  "the link in {person}'s mail {codeState}",
  function (this: DoorstepWorld, { email }: Person, state: 'used' | 'expired') {
    return this.service.spoilCode(email, state);
  },
);

When(
  "{person}'s account has been {accountChange} by an administrator",
  function (this: DoorstepWorld, { email }: Person, change: 'deleted' | 'disabled' | 'signed out') {
    if (change === 'deleted') return this.service.deleteAccount(email);
    if (change === 'disabled') return this.service.disableAccount(email);
    return this.service.revokeSessions(email);
  },
);

Then('the service has received no request to {operation}', function (this: DoorstepWorld, operation: ServiceOperation) {
  return expectCalls.call(this, 0, operation);
});

Then('the service has received {int} request to {operation}', expectCalls);
Then('the service has received {int} requests to {operation}', expectCalls);
async function expectCalls(this: DoorstepWorld, times: number, operation: ServiceOperation) {
  await waitUntilEqual(
    times,
    () => this.service.count(operation),
    `the number of requests "${operation}" to the service`,
  );
}

Then('a reset mail has been sent to {string}', function (this: DoorstepWorld, email: string) {
  return expectMails(this, 'password reset', [email]);
});

Then('no mail has been sent', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.service.mails(), []);
});

Then('there is an account for {string}', async function (this: DoorstepWorld, email: string) {
  const read = async () => (await this.service.account(email)) !== null;
  await waitUntil(read, `an account for ${email}`);
});

Then('there is no account for {string}', async function (this: DoorstepWorld, email: string) {
  assert.equal(await this.service.account(email), null, `Expected no account for ${email}, but there is one.`);
});

Then('the service has no account', function (this: DoorstepWorld) {
  return expectAccounts.call(this, 0);
});

Then('the service has {int} account', expectAccounts);
Then('the service has {int} accounts', expectAccounts);
/** Waits until the service has exactly `number` accounts, including accounts without an email. */
async function expectAccounts(this: DoorstepWorld, number: number): Promise<void> {
  await waitUntilEqual(number, () => this.service.countAccounts(), 'the number of accounts of the service');
}

Then("{person}'s account is named {string}", async function (this: DoorstepWorld, { email }: Person, name: string) {
  const read = async () => (await this.service.account(email))?.displayName ?? null;
  await waitUntilEqual<string | null>(name, read, `the name of ${email}`);
});

Then("{person}'s account has no name", async function (this: DoorstepWorld, { email }: Person) {
  const account = await this.service.account(email);
  assert.ok(account, `Expected an account for ${email}, but there is none.`);
  assert.equal(account.displayName, null);
});

Then("{person}'s password is {string}", async function (this: DoorstepWorld, { email }: Person, password: string) {
  const read = async () => (await this.service.account(email))?.password ?? null;
  await waitUntilEqual<string | null>(password, read, `the password of ${email}`);
});
