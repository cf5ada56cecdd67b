import { defineParameterType, Given, Then, type DataTable } from '@cucumber/cucumber';
import type { PasskeyCall, PasskeyFailure, PasskeyProblem } from '../driver/visitor/passkey-server.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { offerPasskey, showPasskeys } from './shared/passkeys.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

const calls: Readonly<Record<string, PasskeyCall>> = {
  'list her passkeys': 'list',
  'add a passkey': 'add',
  'rename a passkey': 'rename',
  'remove a passkey': 'remove',
};

/** A request to the app about passkeys, such as "add a passkey". */
defineParameterType({
  name: 'passkeyRequest',
  regexp: new RegExp(Object.keys(calls).join('|')),
  transformer: (words: string) => calls[words],
});

const problems: Readonly<Record<string, PasskeyProblem>> = {
  'sign-in too long ago': 'signInTooOld',
  'session ended': 'invalidToken',
  'email not verified': 'emailNotVerified',
  'passkey of this device known': 'alreadyAdded',
  'too many passkeys': 'tooManyPasskeys',
  'too many requests': 'tooManyRequests',
  'broken connection to the app': 'unavailable',
  'no passkeys on this device': 'unsupported',
  'name not allowed': 'wrongName',
  'dialog open too long': 'challengeExpired',
  'new passkey not accepted': 'wrongAnswer',
};

/** The reason for which the app refuses a request about passkeys, such as "too many passkeys". */
defineParameterType({
  name: 'passkeyProblem',
  regexp: new RegExp(Object.keys(problems).join('|')),
  transformer: (words: string) => problems[words],
});

const appError = 'The function of the app fails.';

Given('the app shows passkeys on the account page', function (this: DoorstepWorld) {
  showPasskeys(this);
});

Given('the app offers a passkey after a sign-in', function (this: DoorstepWorld) {
  offerPasskey(this);
});

Given('{person} has these passkeys:', function (this: DoorstepWorld, { email }: Person, passkeys: DataTable) {
  const toTime = (day = '') => Date.parse(`${day}T12:00:00Z`);
  const kept = passkeys.hashes().map(({ name = '', added, 'last used': used }, index) => ({
    id: `passkey ${index + 1}`,
    name,
    addedAt: toTime(added),
    usedAt: used === 'never' ? null : toTime(used),
  }));
  this.visitor.startPasskeyServer().put(email, kept);
});

Given(
  '{person} has removed the passkey {string} on another device',
  async function (this: DoorstepWorld, { email }: Person, name: string) {
    const server = await this.visitor.getPasskeyServer();
    const kept = server.list(email).filter((passkey) => passkey.name !== name);
    if (kept.length === server.list(email).length) throw new Error(`Expected a passkey "${name}".`);
    server.put(email, kept);
  },
);

Given(
  'the app will refuse the next request to {passkeyRequest}: {passkeyProblem}',
  async function (this: DoorstepWorld, call: PasskeyCall, problem: PasskeyProblem) {
    await failNext(this, call, { problem });
  },
);

Given(
  'the app will carry out the next request to {passkeyRequest}, but its answer will be lost',
  async function (this: DoorstepWorld, call: PasskeyCall) {
    await failNext(this, call, { problem: 'unavailable' }, true);
  },
);

Given(
  'the next request of the app to {passkeyRequest} will fail with an error of its own',
  async function (this: DoorstepWorld, call: PasskeyCall) {
    this.visitor.allowError(new RegExp(appError));
    await failNext(this, call, { message: appError });
  },
);

Given('the app will next list {value} instead of passkeys', async function (this: DoorstepWorld, value: unknown) {
  this.visitor.allowError(/passkeys\.list: must return a list/);
  await failNext(this, 'list', { value });
});

Given('the app will next list a passkey that was added on no day', async function (this: DoorstepWorld) {
  this.visitor.allowError(/passkeys\.list: must return a Date as "addedAt"/);
  await failNext(this, 'list', { value: [{ id: 'passkey 1', name: 'Laptop', addedAt: 'unknown', usedAt: null }] });
});

Given(
  'the app takes {timeUnits} to {passkeyRequest}',
  function (this: DoorstepWorld, delay: number, call: PasskeyCall) {
    // After a sign-in, the widget waits only a short time for the list of passkeys. If the list is late, the widget
    // reports this error.
    this.visitor.allowError(/passkeys\.list: no result within \d+ s/);
    changeSetting(this, `passkeys.${call}.settlesAfter`, delay);
  },
);

Given('the browser has no passkeys', function (this: DoorstepWorld) {
  changeSetting(this, 'passkeys.isSupported', false);
});

Given('what her browser keeps about the declined passkey is damaged', function (this: DoorstepWorld) {
  return this.visitor.damageDeclinedPasskey();
});

Given('{person} cancels the dialog of her browser', async function (this: DoorstepWorld, _person: Person) {
  (await this.visitor.getPasskeyServer()).isDialogCancelled = true;
});

Then('the app keeps the passkeys of {person}:', expectPasskeys);
async function expectPasskeys(this: DoorstepWorld, { email }: Person, names: DataTable): Promise<void> {
  const readNames = async () => (await this.visitor.getPasskeyServer()).list(email).map(({ name }) => name);
  await waitUntilEqual(names.raw().flat(), readNames, 'the names of the passkeys');
}

Then('the app keeps no passkey of {person}', async function (this: DoorstepWorld, { email }: Person) {
  const readPasskeys = async () => (await this.visitor.getPasskeyServer()).list(email);
  await waitUntilEqual([], readPasskeys, 'the passkeys');
});

async function failNext(
  { visitor }: DoorstepWorld,
  call: PasskeyCall,
  failure: PasskeyFailure,
  isDone?: boolean,
): Promise<void> {
  (await visitor.getPasskeyServer()).failNext(call, failure, isDone);
}
