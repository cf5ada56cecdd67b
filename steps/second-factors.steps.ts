import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { SecondFactorFixture } from '../src/adapters/service-control.ts';
import { haveAccount } from './shared/accounts.ts';
import { enterCode, enterNewestCode, written } from './shared/phone-codes.ts';
import type { Person } from './shared/scenario-state.ts';
import type { DoorstepWorld } from '../driver/world.ts';

const app: SecondFactorFixture = { kind: 'totp' };

Given(
  '{person} has an account with the phone {string} as second factor',
  async function (this: DoorstepWorld, person: Person, phoneNumber: string) {
    await haveAccountWith(this, person, [{ kind: 'phone', phoneNumber }]);
  },
);

Given(
  '{person} has an account with an authenticator app as second factor',
  async function (this: DoorstepWorld, person: Person) {
    await haveAccountWith(this, person, [app]);
  },
);

Given(
  '{person} has an account with these second factors:',
  async function (this: DoorstepWorld, person: Person, factors: DataTable) {
    await haveAccountWith(this, person, factors.hashes().map(factorOf));
  },
);

Given(
  '{person} is signed in at {string} with an email that is verified',
  async function (this: DoorstepWorld, person: Person, path: string) {
    const password = await haveAccountWith(this, person, []);
    await this.visitor.isSignedIn({ email: person.email, password }, path);
  },
);

Given(
  '{person} is signed in at {string}, with the phone {string} as second factor',
  async function (this: DoorstepWorld, person: Person, path: string, phoneNumber: string) {
    const password = await haveAccountWith(this, person, []);
    await this.visitor.isSignedIn({ email: person.email, password }, '/Login?mode=addSecondFactor');
    await this.visitor.chooses('Text message');
    await this.visitor.fills('Phone number', phoneNumber);
    await this.visitor.solvesVerification();
    await this.visitor.chooses('Verify');
    await this.clock.pass(1000);
    await enterNewestCode(this);
    await this.clock.pass(1000);
    await this.visitor.goesTo(path);
  },
);

When('{person} (has )had the code of her second factor sent', async function (this: DoorstepWorld, _person: Person) {
  await this.visitor.solvesVerification();
  await this.visitor.chooses('Verify');
  await this.clock.pass(1000);
});

When(
  '{person} (has )enter(s)(ed) the code from her authenticator app',
  async function (this: DoorstepWorld, { email }: Person) {
    await enterCode(this, await this.service.totpCode(email));
  },
);

When(
  '{person} enters the code from her authenticator app as {string}',
  async function (this: DoorstepWorld, { email }: Person, pattern: string) {
    await enterCode(this, written(await this.service.totpCode(email), pattern));
  },
);

When(
  '{person} enters the first code of the app that she has connected',
  async function (this: DoorstepWorld, _person: Person) {
    await enterCode(this, await this.visitor.authenticatorShows());
  },
);

Then('{person} reads a key in groups of four', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.seesKey();
});

/** An account may have second factors only if its email is verified. */
function haveAccountWith(
  world: DoorstepWorld,
  person: Person,
  secondFactors: readonly SecondFactorFixture[],
): Promise<string> {
  return haveAccount(world, person, { emailVerified: true, secondFactors });
}

function factorOf({ factor = '', name = '' }: Readonly<Record<string, string>>): SecondFactorFixture {
  const called = name === '' ? {} : { displayName: name };
  return factor.startsWith('+') ? { kind: 'phone', phoneNumber: factor, ...called } : { ...app, ...called };
}
