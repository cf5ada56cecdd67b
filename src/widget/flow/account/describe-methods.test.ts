import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, createUser, toSignInOptions } from '../../../../fixtures/flow.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { english } from '../../messages/english.ts';
import { texts } from '../../messages/phrase.ts';
import { translate, translateAll } from '../../messages/translate.ts';
import { describeRemoval, describeMethods, explainRemoved } from './describe-methods.ts';

const phoneNumber = '+16505550100';

function createAccountTools(signInOptions: readonly SignInOption[], providers: readonly string[]) {
  const providerData = providers.map((providerId) => ({ providerId, uid: '1', email: null }));
  return { ...createTools({ signInOptions }), user: createUser({ providerData, phoneNumber }) };
}

const describeTools = (signInOptions: readonly SignInOption[], providers: readonly string[], hasFactor = false) =>
  describeMethods({ ...createAccountTools(signInOptions, providers), hasFactor });
const describe = (...account: Parameters<typeof describeTools>) => translateAll(describeTools(...account), english);

const changePhone = { label: 'Change your phone', shortLabel: 'Change your phone', icon: 'phone', color: '' };
const addPhone = { label: 'Add a phone', shortLabel: 'Add a phone', icon: 'phone', color: '#02bd7e' };

test('the account can be disconnected from a provider, lose its password and its phone, and be connected', () => {
  const options = toSignInOptions('google.com', 'github.com', 'password', 'phone');
  assert.deepEqual(describe(options, ['password', 'phone', 'google.com']), {
    body: [],
    choices: {
      'google.com': {
        label: 'Disconnect Google',
        shortLabel: 'Disconnect Google',
        icon: 'google.com',
        color: '',
        badge: 'Connected',
      },
      password: {
        label: 'Remove your password',
        shortLabel: 'Remove your password',
        icon: 'password',
        color: '',
      },
      changePhone,
      phone: { label: 'Remove +16505550100', shortLabel: 'Remove +16505550100', icon: 'phone', color: '' },
      'github.com': {
        label: 'Connect GitHub',
        shortLabel: 'Connect GitHub',
        icon: 'github.com',
        color: '#333333',
      },
    },
  });
});

test('the only method is named in place of its button', () => {
  const onlyWay = 'This is your only way to sign in. Add another one before you remove it.';
  const empty = { choices: {} };
  const options = toSignInOptions('google.com', 'password', 'phone');
  const [google, password, phone] = options.map((option) => [option]);
  assert.deepEqual(describe(google ?? [], ['google.com']), { body: [[{ strong: 'Google' }], onlyWay], ...empty });
  assert.deepEqual(describe(password ?? [], ['password']), { body: [[{ strong: 'Password' }], onlyWay], ...empty });
  assert.deepEqual(describe(phone ?? [], ['phone']), {
    body: [[{ strong: phoneNumber }], onlyWay],
    choices: { changePhone },
  });
});

test('the password is named in the language of the widget', () => {
  const options = toSignInOptions('google.com', 'password');
  assert.deepEqual(describeTools(options, ['password']).body[0], [{ strong: texts.password }]);
});

test('a phone is added at the place of the option, and changed above the button that removes it', () => {
  const options = toSignInOptions('google.com', 'phone', 'github.com', 'password');
  const listButtons = (providers: readonly string[], hasFactor?: boolean) =>
    Object.keys(describeTools(options, providers, hasFactor).choices);
  assert.deepEqual(listButtons(['password']), ['google.com', 'phone', 'github.com']);
  assert.deepEqual(translateAll(describeTools(options, ['password']).choices['phone'], english), addPhone);
  assert.deepEqual(listButtons(['password', 'phone']), [
    'changePhone',
    'phone',
    'password',
    'google.com',
    'github.com',
  ]);
});

test('a phone is neither added nor changed if the account has a second factor, or the app does not offer it', () => {
  const listButtons = (options: readonly string[], providers: readonly string[], hasFactor: boolean) =>
    Object.keys(describeTools(toSignInOptions(...options), providers, hasFactor).choices);
  assert.deepEqual(listButtons(['password', 'phone'], ['password'], true), []);
  assert.deepEqual(listButtons(['password', 'phone'], ['password', 'phone'], true), ['password', 'phone']);
  assert.deepEqual(listButtons(['password'], ['password'], false), []);
  assert.deepEqual(listButtons(['password'], ['password', 'phone'], false), ['phone']);
});

test('a provider has the name, the icon and the colour that the developer has set', () => {
  const acme = {
    provider: 'oidc.acme',
    providerName: 'ACME',
    fullLabel: 'Enter with ACME',
    iconUrl: 'acme.svg',
    buttonColor: 'red',
  };
  const look = { icon: './acme.svg', color: 'red' };
  assert.deepEqual(describe([acme, ...toSignInOptions('password')], ['password']), {
    body: [[{ strong: 'Password' }], 'This is your only way to sign in. Add another one before you remove it.'],
    choices: { 'oidc.acme': { label: 'Connect ACME', shortLabel: 'Connect ACME', ...look } },
  });
  assert.deepEqual(describe([acme, ...toSignInOptions('phone')], ['oidc.acme', 'phone']), {
    body: [],
    choices: {
      'oidc.acme': { label: 'Disconnect ACME', shortLabel: 'Disconnect ACME', ...look, color: '', badge: 'Connected' },
      changePhone,
      phone: { label: 'Remove +16505550100', shortLabel: 'Remove +16505550100', icon: 'phone', color: '' },
    },
  });
});

test('a connected provider that the app no longer offers has its usual picture', () => {
  assert.deepEqual(describe(toSignInOptions('password'), ['password', 'twitter.com']), {
    body: [[{ strong: 'Password' }], 'This is your only way to sign in. Add another one before you remove it.'],
    choices: {
      'twitter.com': {
        label: 'Disconnect Twitter',
        shortLabel: 'Disconnect Twitter',
        icon: 'twitter.com',
        color: '',
        badge: 'Connected',
      },
    },
  });
});

test('the question before a removal says what the visitor loses', () => {
  const tools = createAccountTools(toSignInOptions('google.com'), []);
  const ask = (providerId: string) => translateAll(describeRemoval(providerId, tools), english);
  const explained = 'After this, you can no longer sign in this way.';
  assert.deepEqual(ask('google.com'), { title: 'Disconnect Google', body: [explained] });
  assert.deepEqual(ask('phone'), { title: 'Remove +16505550100', body: [explained] });
  const emailToo = 'The email of your account will be removed, too.';
  assert.deepEqual(ask('password'), { title: 'Remove your password', body: [explained, emailToo] });
});

test('after a removal, the message says what was removed', () => {
  const tools = createAccountTools(toSignInOptions('google.com'), []);
  const explain = (providerId: string) => translate(explainRemoved(providerId, tools), english);
  assert.equal(explain('google.com'), 'Google has been disconnected.');
  assert.equal(explain('password'), 'Your password has been removed.');
  assert.equal(explain('phone'), '+16505550100 has been removed.');
});

test('a phone whose number is unknown is called by the name of the option', () => {
  const tools = createAccountTools(toSignInOptions('phone'), ['phone']);
  const user = { ...tools.user, phoneNumber: null };
  assert.equal(translate(explainRemoved('phone', { ...tools, user }), english), 'Phone has been removed.');
});
