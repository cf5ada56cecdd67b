import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toSignInOptions, toEnglish } from '../../../../fixtures/flow.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { texts } from '../../messages/phrase.ts';
import {
  collectIcons,
  findOptionScreen,
  getProviderName,
  listProviderChoices,
  toProviderChoice,
} from './provider-buttons.ts';

const email = 'ada@example.com';

test('there is a button for each sign-in option, in configured order', () => {
  const settings = createSettings({ signInOptions: toSignInOptions('phone', 'google.com', 'password') });
  assert.deepEqual(toEnglish(Object.entries(listProviderChoices(settings, texts))), [
    ['phone', { label: 'Sign in with phone', shortLabel: 'Phone', icon: 'phone', color: '#02bd7e' }],
    ['google.com', { label: 'Sign in with Google', shortLabel: 'Google', icon: 'google.com', color: '#ffffff' }],
    ['password', { label: 'Sign in with email', shortLabel: 'Email', icon: 'password', color: '#db4437' }],
  ]);
});

test('only the options email and phone have a screen of their own', () => {
  assert.deepEqual(findOptionScreen('password', { email, isSubmitted: true, notice: 'No.' }), {
    name: 'signIn',
    input: { email, isSubmitted: true },
  });
  assert.deepEqual(findOptionScreen('phone', { email }), { name: 'phoneSignInStart', input: {} });
  for (const provider of ['google.com', 'anonymous', 'saml.x']) {
    assert.equal(findOptionScreen(provider, { email }), null);
  }
});

for (const [option, expected] of [
  [{ provider: 'anonymous' }, ['Continue as guest', 'Guest']],
  [{ provider: 'saml.acme' }, ['Sign in with acme', 'acme']],
  [{ provider: 'unknown.example' }, ['Sign in with unknown.example', 'unknown.example']],
  [{ provider: 'password', providerName: 'Acme' }, ['Sign in with Acme', 'Acme']],
  [{ provider: 'google.com', providerName: 'Work' }, ['Sign in with Work', 'Work']],
  [{ provider: 'phone', fullLabel: 'Text me' }, ['Text me', 'Phone']],
  [{ provider: 'phone', fullLabel: 'Text me', providerName: 'SMS' }, ['Text me', 'SMS']],
] as const satisfies readonly (readonly [SignInOption, readonly [string, string]])[]) {
  test(`the button of ${Object.values(option).join(', ')} has the labels "${expected.join('" and "')}"`, () => {
    const { label, shortLabel } = toProviderChoice(option, texts);
    assert.deepEqual(toEnglish([label, shortLabel]), expected);
  });
}

test('a button has the configured icon and color, and the button of an unknown provider has generic ones', () => {
  const configured = toProviderChoice({ provider: 'google.com', iconUrl: '/g.svg', buttonColor: '#123456' }, texts);
  assert.deepEqual([configured.icon, configured.color], ['/g.svg', '#123456']);
  const elsewhere = toProviderChoice({ provider: 'google.com', iconUrl: 'https://example.com/g.svg' }, texts);
  assert.equal(elsewhere.icon, 'https://example.com/g.svg');
  const inFolder = toProviderChoice({ provider: 'google.com', iconUrl: 'github.com' }, texts);
  assert.equal(inFolder.icon, './github.com', 'a file beside the page, not the icon of GitHub');
  const unknown = toProviderChoice({ provider: 'unknown.example' }, texts);
  assert.deepEqual([unknown.icon, unknown.color], ['oidc', '#db4437']);
  const ofTheApp = toProviderChoice({ provider: 'app.passkey', providerName: 'Passkey', signIn: () => '' }, texts);
  assert.deepEqual([ofTheApp.icon, ofTheApp.color], ['app', '#374151']);
});

test('a button has the configured paths, unless a picture is configured, too', () => {
  const option = { provider: 'oidc.acme', iconPaths: [{ d: 'M0 0h9v9z' }] };
  assert.deepEqual(toProviderChoice(option, texts).iconPaths, option.iconPaths);
  const { icon, iconPaths } = toProviderChoice({ ...option, iconUrl: '/acme.svg' }, texts);
  assert.deepEqual([icon, iconPaths], ['/acme.svg', undefined]);
});

for (const [option, icon] of [
  [{}, 'twitter.com'],
  [{ providerName: 'X' }, 'x.com'],
  [{ providerName: 'Twitter (X)' }, 'x.com'],
  [{ fullLabel: 'Continue with X' }, 'x.com'],
  [{ providerName: 'Xanadu' }, 'twitter.com'],
  [{ providerName: 'X', iconUrl: '/x.svg' }, '/x.svg'],
] as const satisfies readonly (readonly [Partial<SignInOption>, string])[]) {
  test(`the button of twitter.com with the keys ${JSON.stringify(option)} has the icon ${icon}`, () => {
    assert.equal(toProviderChoice({ provider: 'twitter.com', ...option }, texts).icon, icon);
  });
}

test('no other provider has the icon of X because of its name', () => {
  assert.equal(toProviderChoice({ provider: 'github.com', providerName: 'X' }, texts).icon, 'github.com');
});

test("a provider's name is the configured one, or its usual one, or its ID", () => {
  const settings = createSettings({
    signInOptions: [{ provider: 'password' }, { provider: 'saml.x', providerName: 'Acme' }],
  });
  assert.equal(getProviderName(settings, 'saml.x'), 'Acme');
  assert.equal(getProviderName(settings, 'github.com'), 'GitHub');
  assert.equal(getProviderName(settings, 'unknown.example'), 'unknown.example');
});

test('only the button of the option that was used last gets a badge', () => {
  const settings = createSettings({ signInOptions: toSignInOptions('google.com', 'phone') });
  const choices = listProviderChoices(settings, texts);
  const { 'google.com': google, phone } = choices;
  assert.deepEqual(Object.entries(listProviderChoices(settings, texts, 'phone')), [
    ['google.com', google],
    ['phone', { ...phone, badge: texts.lastUsed }],
  ]);
  for (const none of [null, 'github.com']) assert.deepEqual(listProviderChoices(settings, texts, none), choices);
});

for (const [title, options, lastUsed, expected] of [
  [
    'two providers with an icon of their own are in a row at the place of the first one',
    ['phone', 'google.com', 'password', 'apple.com'],
    null,
    ['phone', 'google.com!', 'apple.com!', 'password'],
  ],
  [
    'a single provider keeps its label',
    ['google.com', 'password', 'anonymous'],
    null,
    ['google.com', 'password', 'anonymous'],
  ],
  [
    'providers without an icon of their own keep their labels',
    ['saml.acme', 'google.com', 'oidc.y', 'unknown.example', 'github.com'],
    null,
    ['saml.acme', 'google.com!', 'github.com!', 'oidc.y', 'unknown.example'],
  ],
  [
    'a provider with the icon of X is in the row',
    [{ provider: 'twitter.com', providerName: 'X' }, 'google.com', 'password'],
    null,
    ['twitter.com!', 'google.com!', 'password'],
  ],
  [
    'a provider with an icon of the app is in the row, but email with one keeps its label',
    [{ provider: 'saml.x', iconUrl: '/icons/saml' }, { provider: 'password', iconUrl: '/p.svg' }, 'google.com'],
    null,
    ['saml.x!', 'google.com!', 'password'],
  ],
  [
    "the app's own sign-in is in the row if it has an icon",
    [{ provider: 'app.passkey', iconPaths: [{ d: 'M0 0h9v9z' }] }, 'google.com', { provider: 'app.badge' }],
    null,
    ['app.passkey!', 'google.com!', 'app.badge'],
  ],
  [
    'a provider with paths of the app is in the row',
    [{ provider: 'oidc.acme', iconPaths: [{ d: 'M0 0h9v9z' }] }, 'google.com', 'oidc.y'],
    null,
    ['oidc.acme!', 'google.com!', 'oidc.y'],
  ],
  [
    'the provider that was used last keeps its label above the row',
    ['google.com', 'apple.com', 'github.com', 'password'],
    'github.com',
    ['github.com', 'google.com!', 'apple.com!', 'password'],
  ],
  [
    'a single provider beside the one that was used last keeps its label',
    ['google.com', 'github.com', 'password'],
    'github.com',
    ['google.com', 'github.com', 'password'],
  ],
] as const satisfies readonly (readonly [
  string,
  readonly (string | SignInOption)[],
  string | null,
  readonly string[],
])[]) {
  test(`as icons: ${title}`, () => {
    const signInOptions = options.map((option) => (typeof option === 'string' ? { provider: option } : option));
    const choices = listProviderChoices(createSettings({ signInOptions }), texts, lastUsed);
    const found = Object.entries(collectIcons(choices)).map(([id, { isIconOnly }]) => (isIconOnly ? `${id}!` : id));
    assert.deepEqual(found, expected);
  });
}
