import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { appProvider, createAppOption, createToken, offerAppSignIn } from './shared/app-sign-in.ts';
import { changeSetting } from './shared/configuration.ts';
import { findOrganisationIndex } from './shared/organisations.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

const callback = 'signIn';
/**
 * Delay in milliseconds that is longer than any scenario. With this delay, the function `autofill` stays pending, as if
 * the visitor had not chosen a suggestion yet.
 */
const never = 3_600_000;
const appError = 'The sign-in of the app fails.';

Given(
  'the app offers {signInOptions}, and "Passkey" as a sign-in of its own',
  function (this: DoorstepWorld, ids: readonly string[]) {
    offerAppSignIn(this, ids);
  },
);

Given('the app offers only "Passkey", a sign-in of its own', function (this: DoorstepWorld) {
  offerAppSignIn(this, []);
});

Given('{string} also offers "Passkey", a sign-in of its own', function (this: DoorstepWorld, organisation: string) {
  const index = findOrganisationIndex(this, organisation);
  const path = `tenants.tenants[${index}].signInOptions`;
  changeSetting(this, `${path}[1]`, createAppOption(createToken('new-visitor')));
});

Given('the sign-in of the app recognises {person}', async function (this: DoorstepWorld, { email }: Person) {
  const account = await this.service.account(email);
  if (!account) throw new Error(`${email} has no account. An earlier step must create it.`);
  changeSignIn(this, 'returns', createToken(account.uid));
});

Given('the sign-in of the app recognises a new visitor', function (this: DoorstepWorld) {
  changeSignIn(this, 'returns', createToken('new-visitor'));
});

Given('the sign-in of the app keeps the account of the guest', function (this: DoorstepWorld) {
  changeSignIn(this, 'signsInGuest', true);
});

Given('the sign-in of the app says: {string}', function (this: DoorstepWorld, message: string) {
  changeSignIn(this, 'returns', { message });
});

Given(
  'the sign-in of the app says {string} in English, and {string} in German',
  function (this: DoorstepWorld, en: string, de: string) {
    changeSignIn(this, 'returns', { message: { en, de } });
    if (en === '' || de === '') this.visitor.allowError(/signIn of "app\.passkey": must return/);
  },
);

Given('the sign-in of the app returns a token that is not valid', function (this: DoorstepWorld) {
  changeSignIn(this, 'returns', 'not a token');
  this.visitor.allowError(/the service has refused the token/);
});

Given('the sign-in of the app returns {value}', function (this: DoorstepWorld, value: unknown) {
  changeSignIn(this, 'returns', value);
  this.visitor.allowError(/signIn of "app\.passkey": must return/);
});

Given('the sign-in of the app fails', function (this: DoorstepWorld) {
  changeSignIn(this, 'throws', appError);
  this.visitor.allowError(new RegExp(appError));
});

Given('the sign-in of the app takes {timeUnits}', function (this: DoorstepWorld, milliseconds: number) {
  changeSignIn(this, 'settlesAfter', milliseconds);
});

Given('the app suggests sign-ins in the email field', function (this: DoorstepWorld) {
  changeSignIn(this, '', { returns: null, settlesAfter: never }, 'autofill');
});

Given(
  '{person} chooses a suggestion of the email field after {timeUnits}',
  async function (this: DoorstepWorld, { email }: Person, milliseconds: number) {
    const account = await this.service.account(email);
    if (!account) throw new Error(`${email} has no account. An earlier step must create it.`);
    changeSignIn(this, '', { returns: createToken(account.uid), settlesAfter: milliseconds }, 'autofill');
  },
);

Given(
  'the app answers a suggestion that is chosen after {timeUnits} with: {string}',
  function (this: DoorstepWorld, milliseconds: number, message: string) {
    changeSignIn(this, '', { returns: { message }, settlesAfter: milliseconds }, 'autofill');
  },
);

Given('the app has no suggestions for the email field', function (this: DoorstepWorld) {
  changeSignIn(this, '', { returns: null }, 'autofill');
});

Given('the app cannot ask the browser for suggestions', function (this: DoorstepWorld) {
  changeSignIn(this, '', { throws: appError }, 'autofill');
  this.visitor.allowError(new RegExp(appError));
});

Then('the app has been asked {int} time to suggest sign-ins', expectSuggestions);
Then('the app has been asked {int} times to suggest sign-ins', expectSuggestions);
async function expectSuggestions(this: DoorstepWorld, count: number): Promise<void> {
  const readCount = async () => (await this.visitor.readCallbackCalls('autofill')).length;
  await waitUntilEqual(count, readCount, 'the calls of the function that suggests sign-ins');
}

Then('the app learns that its suggestions are no longer needed', async function (this: DoorstepWorld) {
  const readAborts = () => this.visitor.readCallbackCalls('autofill.aborted');
  await waitUntil(async () => (await readAborts()).length > 0, 'the signal of the suggestions to be aborted');
});

Then('the sign-in of the app has been called with:', async function (this: DoorstepWorld, table: DataTable) {
  await waitUntilEqual([table.rowsHash()], () => readCalls(this), 'what the sign-in of the app has received');
});

Then('the sign-in of the app has been called {int} time', expectCalls);
Then('the sign-in of the app has been called {int} times', expectCalls);
async function expectCalls(this: DoorstepWorld, count: number): Promise<void> {
  await waitUntilEqual(count, async () => (await readCalls(this)).length, 'the calls of the sign-in of the app');
}

Then('the app learns that its sign-in is no longer needed', async function (this: DoorstepWorld) {
  const readAborts = () => this.visitor.readCallbackCalls(`${callback}.aborted`);
  await waitUntil(async () => (await readAborts()).length > 0, 'the signal of the sign-in to be aborted');
});

/** Changes one of the two functions of the app's own sign-in option: `signIn` or `autofill`. */
function changeSignIn(world: DoorstepWorld, key: string, value: unknown, name = 'signIn'): void {
  const options = world.visitor.getConfig()['signInOptions'] as readonly { readonly provider: string }[];
  const index = options.findIndex((option) => option.provider === appProvider);
  if (index === -1) throw new Error('The app offers no sign-in of its own. An earlier step must say so.');
  changeSetting(world, `signInOptions[${index}].${name}${key && `.${key}`}`, value);
}

/** Returns what each call of `signIn` has received: the email, the organisation and whether there is a guest. */
async function readCalls({ visitor }: DoorstepWorld): Promise<readonly Readonly<Record<string, string>>[]> {
  const calls = (await visitor.readCallbackCalls(callback)) as readonly (readonly [
    { readonly email?: string; readonly tenantId: string | null; readonly guest: object | null },
  ])[];
  return calls.map(([{ email, tenantId, guest }]) => ({
    email: email ?? 'none',
    organisation: tenantId ?? 'none',
    guest: guest ? 'yes' : 'no',
  }));
}
