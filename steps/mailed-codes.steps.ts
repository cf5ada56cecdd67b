import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { serviceErrors } from '../driver/service/service-errors.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { expectMails, sendMail } from './shared/mails.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('{person} has been sent a mail to verify her email', async function (this: DoorstepWorld, { email }: Person) {
  await sendMail(this, { purpose: 'email verification', email });
});

Given(
  '{person} has been sent a mail to change her email to {string}',
  async function (this: DoorstepWorld, { email }: Person, newEmail: string) {
    await sendMail(this, { purpose: 'email change', email, newEmail });
  },
);

Given(
  '{person} has been sent a mail that her email was changed to {string}',
  async function (this: DoorstepWorld, { email }: Person, newEmail: string) {
    await sendMail(this, { purpose: 'email recovery', email, newEmail });
  },
);

Given(
  '{person} has been sent a mail that the phone {string} was added to her account',
  async function (this: DoorstepWorld, { email }: Person, phoneNumber: string) {
    await sendMail(this, { purpose: 'second factor revert', email, factor: { kind: 'phone', phoneNumber } });
  },
);

Given(
  '{person} has been sent a mail that an authenticator app was added to her account',
  async function (this: DoorstepWorld, { email }: Person) {
    await sendMail(this, { purpose: 'second factor revert', email, factor: { kind: 'totp' } });
  },
);

When("{person}'s email has been verified on another device", function (this: DoorstepWorld, { email }: Person) {
  return this.service.verifyEmail(email);
});

When(
  "{person}'s email has been marked as unverified by an administrator",
  function (this: DoorstepWorld, { email }: Person) {
    return this.service.unverifyEmail(email);
  },
);

Given(
  "{person}'s email has been marked as unverified by an administrator, so no second factor can be added",
  async function (this: DoorstepWorld, { email }: Person) {
    await this.service.unverifyEmail(email);
    await this.service.refuseNext('factor enrolment', serviceErrors['unverified email']);
  },
);

Then('a verification mail has been sent to {string}', function (this: DoorstepWorld, email: string) {
  return expectMails(this, 'email verification', [email]);
});

Then(
  '{int} verification mails have been sent to {string}',
  function (this: DoorstepWorld, times: number, email: string) {
    return expectMails(this, 'email verification', Array<string>(times).fill(email));
  },
);

Then('a mail to change the email has been sent to {string}', function (this: DoorstepWorld, email: string) {
  return expectMails(this, 'email change', [email]);
});

Then("{person}'s email {isVerified}", async function (this: DoorstepWorld, { email }: Person, isVerified: boolean) {
  const read = async () => (await this.service.account(email))?.emailVerified ?? null;
  await waitUntilEqual<boolean | null>(isVerified, read, `the state "verified" of ${email}`);
});

Then("{person}'s account has {int} second factor", expectSecondFactors);
Then("{person}'s account has {int} second factors", expectSecondFactors);
async function expectSecondFactors(this: DoorstepWorld, { email }: Person, count: number) {
  const read = async () => (await this.service.account(email))?.secondFactors ?? null;
  await waitUntilEqual<number | null>(count, read, `the number of second factors of ${email}`);
}

Then('the newest mail is a reset mail to {string}', async function (this: DoorstepWorld, email: string) {
  const [newest] = await this.service.mails();
  assert.deepEqual({ to: newest?.to, purpose: newest?.purpose }, { to: email, purpose: 'password reset' });
});
