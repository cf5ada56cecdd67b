import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createUser, toSignInOptions } from '../../../../fixtures/flow.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { english } from '../../messages/english.ts';
import { translate } from '../../messages/translate.ts';
import type { Choice } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { listAccountChoices } from './account-choices.ts';

type Listed = readonly (readonly [name: string, choice: Choice<Phrase>])[];

const withPassword: Partial<AuthUser> = {
  providerData: [{ providerId: 'password', uid: 'ada@example.com', email: 'ada@example.com' }],
};

function list(
  user: Partial<AuthUser>,
  { settings = createSettings(), canChange = true, hasFactor = false } = {},
): Listed {
  return Object.entries(listAccountChoices(createUser(user), { settings, canChange, hasFactor }));
}

const readLabels = (choices: Listed) =>
  Object.fromEntries(choices.map(([name, { label }]) => [name, translate(label, english)]));

test('an account with an email and a password has everything', () => {
  assert.deepEqual(readLabels(list(withPassword)), {
    nameChange: 'Change your name',
    emailChange: 'Change your email',
    passwordChange: 'Change your password',
    waysToSignIn: 'Ways to sign in',
    secondFactors: 'Second steps',
    accountDeletion: 'Delete your account',
  });
});

test('an account with an email but without a password can get one', () => {
  assert.equal(readLabels(list({}))['passwordChange'], 'Add a password');
});

test('without an email, there is neither an email nor a password to change, and no second factor to add', () => {
  const phone = [{ providerId: 'phone', uid: '+16505550100', email: null }];
  const choices = list({ email: null, providerData: phone });
  assert.deepEqual(Object.keys(readLabels(choices)), ['nameChange', 'waysToSignIn', 'accountDeletion']);
});

test('an account without a provider has no second factor to add, and ways to sign in only if it can get one', () => {
  const codes = createSettings({ signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }] });
  assert.deepEqual(Object.keys(readLabels(list({}, { settings: codes }))), [
    'nameChange',
    'emailChange',
    'accountDeletion',
  ]);
  const google = createSettings({ signInOptions: toSignInOptions('google.com') });
  assert.deepEqual(Object.keys(readLabels(list({}, { settings: google }))), [
    'nameChange',
    'emailChange',
    'waysToSignIn',
    'accountDeletion',
  ]);
});

test('without an email, a second factor that the account has can be removed', () => {
  assert.ok('secondFactors' in readLabels(list({ email: null }, { hasFactor: true })));
});

test('in an app without passwords, there is no password to change', () => {
  const google = createSettings({ signInOptions: toSignInOptions('google.com') });
  assert.ok(!('passwordChange' in readLabels(list(withPassword, { settings: google }))));
});

test('if the backend cannot change accounts, only the second factors can be opened', () => {
  assert.deepEqual(readLabels(list(withPassword, { canChange: false })), { secondFactors: 'Second steps' });
});

const withDevices = { devices: { list: () => Promise.resolve([]), end: () => Promise.resolve() } };

const withPasskeys = {
  passkeys: {
    add: () => Promise.resolve(null),
    list: () => Promise.resolve([]),
    rename: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
};

test('an app with passkeys shows them before the deletion', () => {
  const names = Object.keys(readLabels(list(withPassword, { settings: createSettings(withPasskeys) })));
  assert.deepEqual(names.slice(-3), ['secondFactors', 'passkeys', 'accountDeletion']);
});

test('the choices that the app adds have pictures instead of icons of providers', () => {
  const settings = createSettings({
    ...withDevices,
    ...withPasskeys,
    signOutEverywhere: () => Promise.resolve(),
  });
  const added = list(withPassword, { settings, canChange: false }).slice(1);
  assert.deepEqual(
    added.map(([name, { icon, iconPaths }]) => [name, iconPaths && icon]),
    [
      ['passkeys', ''],
      ['devices', ''],
      ['signOutEverywhere', ''],
    ],
  );
});

test('an app shows passkeys even if the backend cannot change accounts', () => {
  assert.deepEqual(readLabels(list(withPassword, { settings: createSettings(withPasskeys), canChange: false })), {
    secondFactors: 'Second steps',
    passkeys: 'Passkeys',
  });
});

test('an app with devices shows them before the button that signs out on all of them', () => {
  const settings = createSettings({ ...withDevices, signOutEverywhere: () => Promise.resolve() });
  assert.deepEqual(Object.entries(readLabels(list(withPassword, { settings }))).slice(-4), [
    ['secondFactors', 'Second steps'],
    ['devices', 'Devices'],
    ['signOutEverywhere', 'Sign out on all devices'],
    ['accountDeletion', 'Delete your account'],
  ]);
});

test('an app shows devices even if the backend cannot change accounts', () => {
  const settings = createSettings(withDevices);
  assert.deepEqual(readLabels(list(withPassword, { settings, canChange: false })), {
    secondFactors: 'Second steps',
    devices: 'Devices',
  });
});

test('an app that can sign out on all devices offers it directly before the deletion', () => {
  const settings = createSettings({ signOutEverywhere: () => Promise.resolve() });
  assert.deepEqual(Object.entries(readLabels(list(withPassword, { settings }))).slice(-3), [
    ['secondFactors', 'Second steps'],
    ['signOutEverywhere', 'Sign out on all devices'],
    ['accountDeletion', 'Delete your account'],
  ]);
});

test('an app offers to sign out on all devices even if the backend cannot change accounts', () => {
  const settings = createSettings({ signOutEverywhere: () => Promise.resolve() });
  assert.deepEqual(readLabels(list(withPassword, { settings, canChange: false })), {
    secondFactors: 'Second steps',
    signOutEverywhere: 'Sign out on all devices',
  });
});

test('the present name and email are badges, and every choice has an icon', () => {
  const choices = list({ ...withPassword, displayName: 'Ada Lovelace' });
  assert.deepEqual(
    choices.flatMap(([name, { badge }]) => (badge === undefined ? [] : [[name, badge]])),
    [
      ['nameChange', 'Ada Lovelace'],
      ['emailChange', 'ada@example.com'],
    ],
  );
  assert.deepEqual(
    choices.map(([, { icon, iconPaths }]) => icon || iconPaths?.length),
    ['anonymous', 'password', 'app', 'oidc', 'saml', 1],
  );
  for (const [, { label, shortLabel, color }] of choices) assert.deepEqual([shortLabel, color], [label, '']);
});

test('an account without a name has no badge for it', () => {
  for (const displayName of [null, '']) assert.ok(!('badge' in (list({ displayName })[0]?.[1] ?? {})));
});
