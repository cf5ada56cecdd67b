import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { SecondFactorFixture } from '../src/adapters/service-control.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { ensureAccount } from './shared/accounts.ts';
import { enterCode, enterNewestCode, formatCode, typeCode } from './shared/phone-codes.ts';
import type { Person } from './shared/scenario-state.ts';

const authenticatorApp: SecondFactorFixture = { kind: 'totp' };

Given(
  '{person} has an account with the phone {string} as second factor',
  async function (this: DoorstepWorld, person: Person, phoneNumber: string) {
    await ensureAccountWithFactors(this, person, [{ kind: 'phone', phoneNumber }]);
  },
);

Given(
  '{person} has an account with an authenticator app as second factor',
  async function (this: DoorstepWorld, person: Person) {
    await ensureAccountWithFactors(this, person, [authenticatorApp]);
  },
);

Given(
  '{person} has an account with these second factors:',
  async function (this: DoorstepWorld, person: Person, factors: DataTable) {
    await ensureAccountWithFactors(this, person, factors.hashes().map(parseFactor));
  },
);

Given(
  '{person} is signed in at {string}, and her email is verified',
  async function (this: DoorstepWorld, person: Person, path: string) {
    const password = await ensureAccountWithFactors(this, person, []);
    await this.visitor.openSignedIn({ email: person.email, password }, path);
  },
);

Given(
  '{person} is signed in at {string}, and her email is not verified',
  async function (this: DoorstepWorld, person: Person, path: string) {
    const password = await ensureAccount(this, person, { emailVerified: false });
    await this.visitor.openSignedIn({ email: person.email, password }, path);
  },
);

Given(
  '{person} is signed in at {string}, with the phone {string} as second factor',
  async function (this: DoorstepWorld, person: Person, path: string, phoneNumber: string) {
    const password = await ensureAccountWithFactors(this, person, []);
    await this.visitor.openSignedIn({ email: person.email, password }, '/Login?mode=addSecondFactor');
    await this.visitor.choose('Text message');
    await this.visitor.fill('Phone number', phoneNumber);
    await this.visitor.solveVerification();
    await this.visitor.choose('Verify');
    await this.clock.pass(1000);
    await enterNewestCode(this);
    await this.clock.pass(1000);
    await this.visitor.goTo(path);
  },
);

Given('{person} has asked for the code of her second factor', askForFactorCode);
When('{person} asks for the code of her second factor', askForFactorCode);
async function askForFactorCode(this: DoorstepWorld, _person: Person) {
  await this.visitor.solveVerification();
  await this.visitor.choose('Verify');
  await this.clock.pass(1000);
}

Given('{person} has entered the code from her authenticator app', enterCodeFromApp);
When('{person} enters the code from her authenticator app', enterCodeFromApp);
async function enterCodeFromApp(this: DoorstepWorld, { email }: Person) {
  await enterCode(this, await this.service.totpCode(email));
}

When(
  '{person} enters the code from her authenticator app in the format {string}',
  async function (this: DoorstepWorld, { email }: Person, pattern: string) {
    await enterCode(this, formatCode(await this.service.totpCode(email), pattern));
  },
);

Given('{person} has entered the first code of the authenticator app that she is adding', enterFirstCode);
When('{person} enters the first code of the authenticator app that she is adding', enterFirstCode);
async function enterFirstCode(this: DoorstepWorld, _person: Person) {
  await enterCode(this, await this.visitor.readAuthenticatorCode());
}

When('{person} types the code from her authenticator app', async function (this: DoorstepWorld, { email }: Person) {
  await typeCode(this, await this.service.totpCode(email));
});

When(
  '{person} types the first code of the authenticator app that she is adding',
  async function (this: DoorstepWorld, _person: Person) {
    await typeCode(this, await this.visitor.readAuthenticatorCode());
  },
);

Then('{person} reads a key in groups of four characters', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectKey();
});

Then(
  'the link {string} hands the key on the screen over to the app',
  async function (this: DoorstepWorld, label: string) {
    const { protocol, host, searchParams } = new URL(await this.visitor.readLink(label));
    assert.equal(`${protocol}//${host}`, 'otpauth://totp');
    assert.equal(searchParams.get('secret'), (await this.visitor.readKey()).replaceAll(' ', ''));
  },
);

Given('the browser lets the page copy', function (this: DoorstepWorld) {
  return this.visitor.replaceClipboard(true);
});

Given('the browser does not let the page copy', function (this: DoorstepWorld) {
  return this.visitor.replaceClipboard(false);
});

Then('the clipboard holds the key on the screen without spaces', async function (this: DoorstepWorld) {
  assert.equal(await this.visitor.readClipboard(), (await this.visitor.readKey()).replaceAll(' ', ''));
});

Then('the key on the screen is selected', async function (this: DoorstepWorld) {
  assert.equal(await this.visitor.readSelection(), await this.visitor.readKey());
});

function ensureAccountWithFactors(
  world: DoorstepWorld,
  person: Person,
  secondFactors: readonly SecondFactorFixture[],
): Promise<string> {
  return ensureAccount(world, person, { emailVerified: true, secondFactors });
}

function parseFactor({ factor = '', name = '' }: Readonly<Record<string, string>>): SecondFactorFixture {
  const displayName = name === '' ? {} : { displayName: name };
  return factor.startsWith('+')
    ? { kind: 'phone', phoneNumber: factor, ...displayName }
    : { ...authenticatorApp, ...displayName };
}
