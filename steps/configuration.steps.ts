import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting, findPasswordOption } from './shared/configuration.ts';
import { parseSignInOptions } from './shared/providers.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('the developer has set {string} to {value}', setSetting);
Given('the developer has set {string} to {value} instead', setSetting);
function setSetting(this: DoorstepWorld, path: string, value: unknown): void {
  changeSetting(this, path, value);
}

/** Maps the heading of a table column in the features to the key of a sign-in option. */
const optionKeys: Readonly<Record<string, string>> = {
  name: 'providerName',
  label: 'fullLabel',
  colour: 'buttonColor',
  picture: 'iconUrl',
  number: 'defaultNationalNumber',
  'parameter for the email': 'loginHintKey',
  'client ID': 'clientId',
};

Given('the app offers:', offerListedOptions);
Given('the app offers instead:', offerListedOptions);
function offerListedOptions(this: DoorstepWorld, table: DataTable): void {
  const options = table.hashes().map((row) => createSignInOption(row));
  changeSetting(this, 'signInOptions', options);
}

Given('the app refuses everybody who signs in: {string}', function (this: DoorstepWorld, message: string) {
  this.visitor.refuseUsers(message);
});

Given('new visitors are not asked for a name', function (this: DoorstepWorld) {
  changeSetting(this, 'signInOptions[0].requireDisplayName', false);
});

Given('the app links to its terms of service and its privacy policy', function (this: DoorstepWorld) {
  changeSetting(this, 'tosUrl', 'https://doorstep.example/terms');
  changeSetting(this, 'privacyPolicyUrl', 'https://doorstep.example/privacy');
});

type Restriction = 'disableSignUp' | 'adminRestrictedOperation';

Given('{restriction}', function (this: DoorstepWorld, restriction: Restriction) {
  restrict(this, restriction);
});

Given('{restriction}, with:', function (this: DoorstepWorld, restriction: Restriction, details: DataTable) {
  restrict(this, restriction, details.rowsHash());
});

function restrict(
  world: DoorstepWorld,
  restriction: Restriction,
  details: Readonly<Record<string, string>> = {},
): void {
  const path = restriction === 'disableSignUp' ? `${findPasswordOption(world)}.${restriction}` : restriction;
  changeSetting(world, path, { status: true, ...details });
}

Given('the callback {string} returns {value}', function (this: DoorstepWorld, name: string, returns: unknown) {
  changeSetting(this, `callbacks.${name}`, { returns });
});

Given('the callback {string} lets the visitor go on', function (this: DoorstepWorld, name: string) {
  changeSetting(this, `callbacks.${name}`, { returns: true });
});

Given(
  'the callback {string} lets the visitor go on, although there is no target',
  function (this: DoorstepWorld, name: string) {
    changeSetting(this, `callbacks.${name}`, { returns: true });
    changeSetting(this, 'signInSuccessUrl', null);
    this.visitor.allowError(/No URL to open/);
  },
);

Given('the callback {string} keeps the visitor where she is', function (this: DoorstepWorld, name: string) {
  changeSetting(this, `callbacks.${name}`, { returns: false });
});

Given('the developer has left {string} empty', function (this: DoorstepWorld, path: string) {
  changeSetting(this, path, null);
});

const appError = 'The callback of the app fails.';

Given('the callback {string} fails', setFailingCallback);
Given('the callback {string} fails at once instead', setFailingCallback);
function setFailingCallback(this: DoorstepWorld, name: string): void {
  changeSetting(this, `callbacks.${name}`, { throws: appError });
  this.visitor.allowError(new RegExp(appError));
}

Given(
  'the callback {string} takes {timeUnits} and then fails',
  function (this: DoorstepWorld, name: string, milliseconds: number) {
    changeSetting(this, `callbacks.${name}`, { settlesAfter: milliseconds, throws: appError });
    this.visitor.allowError(new RegExp(appError));
  },
);

Given('the developer has set {string} to a function', function (this: DoorstepWorld, path: string) {
  changeSetting(this, path, { returns: null });
});

Then('the function {string} has been called once', async function (this: DoorstepWorld, name: string) {
  const read = async () => (await this.visitor.readCallbackCalls(name)).length;
  await waitUntilEqual(1, read, `the number of calls of "${name}"`);
});

/**
 * Creates a sign-in option from a row of a table. An empty cell stands for a key that is not set.
 *
 * @throws Error if the sign-in option or a heading is unknown
 */
function createSignInOption({ 'sign-in option': name = '', ...details }: Record<string, string>): object {
  const [provider] = parseSignInOptions(name);
  const keys = Object.entries(details).map(([heading, value]) => {
    const key = optionKeys[heading];
    if (key === undefined) throw new Error(`"${heading}" is not a heading of sign-in options.`);
    return [key, value] as const;
  });
  return { provider, ...Object.fromEntries(keys.filter(([, value]) => value !== '')) };
}
