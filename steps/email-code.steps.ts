import { Given, Then, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { codeServerPaths } from '../driver/visitor/code-server.ts';
import { changeSetting, findPasswordOption } from './shared/configuration.ts';
import { mailCodes } from './shared/email-codes.ts';
import { findOrganisationIndex } from './shared/organisations.ts';
import { enterCode, formatCode, typeCode } from './shared/phone-codes.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

/** The functions of the configuration that call the app's server. The keys are the tasks of the server. */
const functions = { mail: 'sendEmailCode', check: 'checkEmailCode' } as const;
const serverError = "The app's server fails.";

Given('the app mails codes', function (this: DoorstepWorld) {
  mailCodes(this, findPasswordOption(this));
});

Given('the app also mails codes', function (this: DoorstepWorld) {
  mailCodes(this, findPasswordOption(this), 'alsoOffer');
});

Given('{string} mails codes', function (this: DoorstepWorld, organisation: string) {
  const index = findOrganisationIndex(this, organisation);
  mailCodes(this, `tenants.tenants[${index}].signInOptions[0]`);
});

Given("the app's server takes {timeUnits} to mail a code", function (this: DoorstepWorld, milliseconds: number) {
  changeCall(this, 'mail', { settlesAfter: milliseconds });
});

Given("the app's server takes {timeUnits} to check a code", function (this: DoorstepWorld, milliseconds: number) {
  changeCall(this, 'check', { settlesAfter: milliseconds });
});

Given("the app's server fails when it is to mail code {int}", function (this: DoorstepWorld, number: number) {
  changeCall(this, 'mail', { fails: { number, message: serverError } });
});

Given("the app's server fails at its first check of a code", function (this: DoorstepWorld) {
  changeCall(this, 'check', { fails: { number: 1, message: serverError } });
});

Given(
  "the app's server answers with {value} when it is to mail a code",
  function (this: DoorstepWorld, value: unknown) {
    answerWith(this, 'mail', value);
  },
);

Given(
  "the app's server answers with {value} when it is to check a code",
  function (this: DoorstepWorld, value: unknown) {
    answerWith(this, 'check', value);
  },
);

/** Changes the function of the configuration that calls the app's server for this task. */
function changeCall(world: DoorstepWorld, task: keyof typeof functions, change: object): void {
  const setting = `${findPasswordOption(world)}.${functions[task]}`;
  changeSetting(world, setting, { asksServer: codeServerPaths[task], ...change });
  world.visitor.allowError(/EmailCode: no result within 10 s/);
  world.visitor.allowError(new RegExp(serverError));
}

function answerWith(world: DoorstepWorld, task: keyof typeof functions, returns: unknown): void {
  changeSetting(world, `${findPasswordOption(world)}.${functions[task]}`, { returns });
  world.visitor.allowError(/EmailCode: has returned/);
}

Given("the app's server has received too many requests", function (this: DoorstepWorld) {
  this.visitor.startCodeServer().refusal = { error: 'tooManyRequests' };
});

Given("the app's server mails no code to new visitors", function (this: DoorstepWorld) {
  this.visitor.startCodeServer().refusal = { error: 'signUpClosed' };
});

Given(
  "the app's server mails no code to new visitors, and says: {string}",
  function (this: DoorstepWorld, message: string) {
    this.visitor.startCodeServer().refusal = { error: 'signUpClosed', message };
  },
);

Given("the app's server mails no codes, and says: {string}", function (this: DoorstepWorld, message: string) {
  this.visitor.startCodeServer().refusal = { message };
});

Given("the app's server explains a wrong code with {string}", function (this: DoorstepWorld, message: string) {
  this.visitor.startCodeServer().ownMessage = message;
});

Given("the app's server creates no accounts", function (this: DoorstepWorld) {
  this.visitor.startCodeServer().isSignUpOpen = false;
});

Given('the mailed codes have expired', async function (this: DoorstepWorld) {
  (await this.visitor.getCodeServer()).expireCodes();
});

Given('{person} has entered the code from her mail', enterMailedCode);
When('{person} enters the code from her mail', enterMailedCode);
async function enterMailedCode(this: DoorstepWorld, _person: Person) {
  await enterCode(this, await readMailedCode(this));
}

When('{person} enters the code from her first mail', async function (this: DoorstepWorld, _person: Person) {
  await enterCode(this, (await this.visitor.getCodeServer()).readCode(1));
});

When('{person} types the code from her mail', async function (this: DoorstepWorld, _person: Person) {
  await typeCode(this, await readMailedCode(this));
});

When(
  '{person} enters the code from her mail in the format {string}',
  async function (this: DoorstepWorld, _person: Person, pattern: string) {
    await enterCode(this, formatCode(await readMailedCode(this), pattern));
  },
);

When('{person} lets the browser fill in the code from her mail', async function (this: DoorstepWorld, _person: Person) {
  await this.visitor.autofill('6-digit code', await readMailedCode(this));
});

Then('a code has been mailed to {string}', function (this: DoorstepWorld, email: string) {
  return expectMailedCodes(this, [email]);
});

Then('{int} codes have been mailed to {string}', function (this: DoorstepWorld, times: number, email: string) {
  return expectMailedCodes(this, Array<string>(times).fill(email));
});

Then(
  '{person} reads {string} in the subject of the mail with her code',
  async function (this: DoorstepWorld, _person: Person, text: string) {
    const server = await this.visitor.getCodeServer();
    const readPart = async () => {
      const { subject = 'no mail' } = server.sent.at(-1) ?? {};
      return subject.includes(text) ? text : subject;
    };
    await waitUntilEqual(text, readPart, 'a part of the subject of the newest mail');
  },
);

Then("the app's server has checked {int} code", expectChecks);
Then("the app's server has checked {int} codes", expectChecks);
async function expectChecks(this: DoorstepWorld, times: number) {
  const server = await this.visitor.getCodeServer();
  await waitUntilEqual(times, async () => server.checks, 'the number of codes that the server has checked');
}

Then("the app's server learns that its answer is no longer needed", async function (this: DoorstepWorld) {
  const readAborts = async () =>
    Promise.all(Object.values(functions).map((name) => this.visitor.readCallbackCalls(`${name}.aborted`)));
  await waitUntil(async () => (await readAborts()).flat().length > 0, "the signal of the app's function to be aborted");
});

Then("the app's server learns that a guest signs in", async function (this: DoorstepWorld) {
  await waitUntil(async () => (await readGuest(this))?.isAnonymous ?? false, 'the app to have received a guest');
});

Then("the app's server learns of no guest", async function (this: DoorstepWorld) {
  await waitUntilEqual(null, () => readGuest(this), 'the guest whom the app has received');
});

/** Returns the guest that the app's function has received with the newest code. */
async function readGuest({ visitor }: DoorstepWorld) {
  const calls = await visitor.readCallbackCalls(functions.check);
  const [, context] = (calls.at(-1) ?? []) as [unknown, { readonly guest: { readonly isAnonymous: boolean } | null }?];
  return context?.guest;
}

const readMailedCode = async ({ visitor }: DoorstepWorld): Promise<string> =>
  (await visitor.getCodeServer()).readCode();

async function expectMailedCodes({ visitor }: DoorstepWorld, emails: readonly string[]): Promise<void> {
  const server = await visitor.getCodeServer();
  await waitUntilEqual(emails, async () => server.recipients, 'the emails to which codes were mailed');
}
