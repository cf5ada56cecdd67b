import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { haveAccountThatSignsInBy, providerIdOf } from './shared/accounts.ts';
import { setting } from './shared/configuration.ts';
import type { Provider } from './shared/providers.ts';
import { sceneOf, type Person } from './shared/scenario-state.ts';
import { settlesOn } from './shared/wait-until-equal.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('the app offers {offers}', function (this: DoorstepWorld, ids: readonly string[]) {
  setting(
    this,
    'signInOptions',
    ids.map((provider) => ({ provider })),
  );
});

Given('providers open in windows', function (this: DoorstepWorld) {
  setting(this, 'signInFlow', 'popup');
});

Given('{provider} is asked for the scope {string}', function (this: DoorstepWorld, { id }: Provider, scope: string) {
  const { scopes = [] } = optionOf(this, id) as { scopes?: readonly string[] };
  setting(this, `signInOptions[${placeOf(this, id)}].scopes`, [...scopes, scope]);
});

Given(
  '{provider} is handed {string} as {string}',
  function (this: DoorstepWorld, { id }: Provider, parameter: string, value: string) {
    const { customParameters = {} } = optionOf(this, id) as { customParameters?: object };
    const changed = { ...customParameters, [parameter]: value };
    setting(this, `signInOptions[${placeOf(this, id)}].customParameters`, changed);
  },
);

Given('{person} has gone to {provider}', function (this: DoorstepWorld, _person: Person, provider: Provider) {
  return goTo(this, provider, '/');
});

Given(
  '{person} has gone to {provider} from {string}',
  function (this: DoorstepWorld, _person: Person, provider: Provider, address: string) {
    return goTo(this, provider, address);
  },
);

Given('{person} has arrived there', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.arrivesAtProvider();
});

Given('the browser blocks windows', function (this: DoorstepWorld) {
  return this.visitor.blocksWindows();
});

When('{person} (has )sign(s)(ed) in there', function (this: DoorstepWorld, { email, name }: Person) {
  return this.visitor.signsInAtProvider({ email, name, emailVerified: true });
});

When(
  '{person} (has )sign(s)(ed) in there with {string}',
  function (this: DoorstepWorld, { name }: Person, email: string) {
    return this.visitor.signsInAtProvider({ email, name, emailVerified: true });
  },
);

When(
  '{person} (has )sign(s)(ed) in there with an email that is not verified',
  function (this: DoorstepWorld, { email, name }: Person) {
    return this.visitor.signsInAtProvider({ email, name, emailVerified: false });
  },
);

When('{person} (has )refuse(s)(d) there', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.isRefusedAtProvider('auth/user-cancelled');
});

When('{person} (has )close(s)(d) the window', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.closesProviderWindow();
});

Then(
  '{int} window(s) of {int} by {int} pixels has/have been opened',
  function (this: DoorstepWorld, times: number, width: number, height: number) {
    const expected = Array.from({ length: times }, () => ({ width, height }));
    return settlesOn(expected, async () => [...(await this.visitor.providerWindows())], 'the windows that were opened');
  },
);

Then('{int} window(s) has/have been opened', async function (this: DoorstepWorld, times: number) {
  const count = async () => (await this.visitor.providerWindows()).length;
  await settlesOn(times, count, 'the number of windows that were opened');
});

Then('no window has been opened', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.visitor.providerWindows(), []);
});

Then('the provider has been asked for the scopes:', async function (this: DoorstepWorld, scopes: DataTable) {
  assert.deepEqual((await this.visitor.providerWasAsked()).scopes, scopes.raw().flat());
});

Then('the provider has been asked for no scope', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.providerWasAsked()).scopes, []);
});

Then('the provider has been handed:', async function (this: DoorstepWorld, parameters: DataTable) {
  assert.deepEqual((await this.visitor.providerWasAsked()).parameters, parameters.rowsHash());
});

Then('the provider has been handed nothing', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.providerWasAsked()).parameters, {});
});

Given(
  '{person} has an account that signs in by {ways}, with the phone {string} as second factor',
  function (this: DoorstepWorld, person: Person, ways: readonly string[], phoneNumber: string) {
    const secondFactors = [{ kind: 'phone' as const, phoneNumber }];
    return haveAccountThatSignsInBy(this, person, ways, { emailVerified: true, secondFactors });
  },
);

Then(
  "{person}'s account signs in by {ways}",
  async function (this: DoorstepWorld, { email }: Person, ways: readonly string[]) {
    const expected = ways.map((way) => (way === 'password' ? 'password' : providerIdOf(way)));
    const read = async () => (await this.service.account(email))?.providers.toSorted() ?? [];
    await settlesOn(expected.toSorted(), read, `the ways in of ${email}`);
  },
);

async function goTo(world: DoorstepWorld, { name }: Provider, address: string): Promise<void> {
  await world.visitor.opens(address);
  await world.visitor.chooses(`Sign in with ${name}`);
}

function placeOf(world: DoorstepWorld, id: string): number {
  const place = optionsOf(world).findIndex(({ provider }) => provider === id);
  if (place === -1) throw new Error(`The app does not offer ${id}: say first that it does.`);
  return place;
}

function optionOf(world: DoorstepWorld, id: string): object {
  return optionsOf(world)[placeOf(world, id)] ?? {};
}

function optionsOf(world: DoorstepWorld): readonly { readonly provider: string }[] {
  return sceneOf(world).config['signInOptions'] as readonly { readonly provider: string }[];
}
