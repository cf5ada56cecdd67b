import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { createAccountWithMethods } from './shared/accounts.ts';
import { changeSetting } from './shared/configuration.ts';
import { getProviderId, type Provider } from './shared/providers.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('the app offers {signInOptions}', offerOptions);
Given('the app offers {signInOptions} instead', offerOptions);
function offerOptions(this: DoorstepWorld, ids: readonly string[]) {
  changeSetting(
    this,
    'signInOptions',
    ids.map((provider) => ({ provider })),
  );
}

Given('providers open in place of the page', function (this: DoorstepWorld) {
  changeSetting(this, 'signInFlow', 'redirect');
});

Given('providers open in windows', function (this: DoorstepWorld) {
  changeSetting(this, 'signInFlow', 'popup');
});

Given('the developer has named {provider} {string}', function (this: DoorstepWorld, { id }: Provider, name: string) {
  changeSetting(this, `signInOptions[${getOptionIndex(this, id)}].providerName`, name);
});

Given(
  'the developer has told the app to ask {provider} for the scope {string}',
  function (this: DoorstepWorld, { id }: Provider, scope: string) {
    const { scopes = [] } = getOption(this, id) as { scopes?: readonly string[] };
    changeSetting(this, `signInOptions[${getOptionIndex(this, id)}].scopes`, [...scopes, scope]);
  },
);

Given(
  'the developer has told the app to send {provider} {string} as {string}',
  function (this: DoorstepWorld, { id }: Provider, parameter: string, value: string) {
    const { customParameters = {} } = getOption(this, id) as { customParameters?: object };
    changeSetting(this, `signInOptions[${getOptionIndex(this, id)}].customParameters`, {
      ...customParameters,
      [parameter]: value,
    });
  },
);

Given('{person} has opened the app and chosen {provider}', openAndChoose);
When('{person} opens the app and chooses {provider}', openAndChoose);
function openAndChoose(this: DoorstepWorld, _person: Person, provider: Provider) {
  return chooseProvider(this, provider, '/');
}

Given(
  '{person} has opened {string} and chosen {provider}',
  function (this: DoorstepWorld, _person: Person, address: string, provider: Provider) {
    return chooseProvider(this, provider, address);
  },
);

Given("{person} has reached the provider's page", function (this: DoorstepWorld, _person: Person) {
  return this.visitor.waitForProvider();
});

Given('the browser blocks windows', function (this: DoorstepWorld) {
  return this.visitor.blockWindows();
});

Given('the browser blocks frames of other sites', function (this: DoorstepWorld) {
  return this.visitor.blockFramesOfOtherSites();
});

Given('{person} has signed in at the provider', signInThere);
When('{person} signs in at the provider', signInThere);
function signInThere(this: DoorstepWorld, { email, name }: Person) {
  return this.visitor.signInAtProvider({ email, name });
}

Given('{person} has signed in at the provider with the email {string}', signInThereWithEmail);
When('{person} signs in at the provider with the email {string}', signInThereWithEmail);
function signInThereWithEmail(this: DoorstepWorld, { name }: Person, email: string) {
  return this.visitor.signInAtProvider({ email, name });
}

Given('{person} has signed in at the provider, which has not verified her email', signInThereUnverified);
When('{person} signs in at the provider, which has not verified her email', signInThereUnverified);
function signInThereUnverified(this: DoorstepWorld, { email, name }: Person) {
  return this.visitor.signInAtProvider({ email, name, emailVerified: false });
}

Given(
  '{person} has signed in at the provider, which knows no email of hers',
  function (this: DoorstepWorld, { name }: Person) {
    return this.visitor.signInAtProvider({ email: '', name });
  },
);

Given('{person} has cancelled at the provider', cancelAtProvider);
When('{person} cancels at the provider', cancelAtProvider);
function cancelAtProvider(this: DoorstepWorld, _person: Person) {
  return this.visitor.cancelAtProvider();
}

Given("{person} has closed the provider's window", closeWindow);
When("{person} closes the provider's window", closeWindow);
function closeWindow(this: DoorstepWorld, _person: Person) {
  return this.visitor.closeProviderWindow();
}

Then(
  '{int} window of {int} by {int} pixels has been opened',
  function (this: DoorstepWorld, count: number, width: number, height: number) {
    const expected = Array.from({ length: count }, () => ({ width, height }));
    return waitUntilEqual(
      expected,
      async () => [...(await this.visitor.readWindowSizes())],
      'the sizes of the opened windows',
    );
  },
);

Then('the address of the window is {string}', async function (this: DoorstepWorld, address: string) {
  await waitUntilEqual<string | null>(address, () => this.visitor.readWindowAddress(), 'the address of the window');
});

Then('{int} window has been opened', async function (this: DoorstepWorld, count: number) {
  const read = async () => (await this.visitor.readWindowSizes()).length;
  await waitUntilEqual(count, read, 'the number of opened windows');
});

Then('a second window has been opened', async function (this: DoorstepWorld) {
  const read = async () => (await this.visitor.readWindowSizes()).length;
  await waitUntilEqual(2, read, 'the number of opened windows');
});

Then('no window has been opened', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.visitor.readWindowSizes(), []);
});

Then('the provider has been asked for the scopes:', async function (this: DoorstepWorld, scopes: DataTable) {
  assert.deepEqual((await this.visitor.readProviderRequest()).scopes, scopes.raw().flat());
});

Then('the provider has been asked for no scope', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.readProviderRequest()).scopes, []);
});

Then('the provider has received the parameters:', async function (this: DoorstepWorld, parameters: DataTable) {
  assert.deepEqual((await this.visitor.readProviderRequest()).parameters, parameters.rowsHash());
});

Then('the provider has received no parameter', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.readProviderRequest()).parameters, {});
});

Given(
  '{person} has an account that signs in by {methods}, with the phone {string} as second factor',
  function (this: DoorstepWorld, person: Person, methods: readonly string[], phoneNumber: string) {
    const secondFactors = [{ kind: 'phone' as const, phoneNumber }];
    return createAccountWithMethods(this, person, methods, { emailVerified: true, secondFactors });
  },
);

Then(
  "{person}'s account signs in by {methods}",
  async function (this: DoorstepWorld, { email }: Person, methods: readonly string[]) {
    const expected = methods.map((method) => (method === 'password' ? 'password' : getProviderId(method)));
    const read = async () => (await this.service.account(email))?.providers.toSorted() ?? [];
    await waitUntilEqual(expected.toSorted(), read, `the sign-in methods of ${email}`);
  },
);

async function chooseProvider(world: DoorstepWorld, { name }: Provider, address: string): Promise<void> {
  await world.visitor.open(address);
  await world.visitor.choose(`Sign in with ${name}`);
}

function getOptionIndex(world: DoorstepWorld, id: string): number {
  const index = getOptions(world).findIndex(({ provider }) => provider === id);
  if (index === -1) throw new Error(`The app does not offer ${id}. An earlier step must offer it.`);
  return index;
}

function getOption(world: DoorstepWorld, id: string): object {
  return getOptions(world)[getOptionIndex(world, id)] ?? {};
}

function getOptions(world: DoorstepWorld): readonly { readonly provider: string }[] {
  return world.visitor.getConfig()['signInOptions'] as readonly { readonly provider: string }[];
}
