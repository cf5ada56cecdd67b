import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CheckedConfig } from '../../../widget/config/ui-config.ts';
import type { GivenConfig } from './merge-config.ts';
import { readUiConfig } from './read-ui-config.ts';

const address = 'https://app.example/Login?org=7#top';
const context = {
  getAddress: () => new URL(address),
  getBase: () => new URL(address),
  isColor: (text: string) => text !== 'expression(1)',
};

function read(given: GivenConfig) {
  const warnings: string[] = [];
  return { ...readUiConfig(given, context, (message) => void warnings.push(message)), warnings };
}

const terms = (): void => {};
const onlyLink = { tosUrl: '/terms' };
const policyMissing = 'Privacy Policy URL is missing, the link will not be displayed.';
const ignored = (path: string, expected: string, saw: string): string =>
  `${path} is ignored: expected ${expected}, saw ${saw}.`;

const rows: readonly (readonly [name: string, GivenConfig, Partial<CheckedConfig>, readonly string[]])[] = [
  ['nothing', {}, {}, []],
  ['the flow "popup"', { signInFlow: 'popup' }, { signInFlow: 'popup' }, []],
  ['the flow "redirect"', { signInFlow: 'redirect' }, {}, []],
  ['the flow in capitals', { signInFlow: 'POPUP' }, {}, []],
  ['the flow null', { signInFlow: null }, {}, []],

  ['an immediate redirect', { immediateFederatedRedirect: true }, { immediateFederatedRedirect: true }, []],
  ['an immediate redirect of 1', { immediateFederatedRedirect: 1 }, { immediateFederatedRedirect: true }, []],
  ['an immediate redirect of "yes"', { immediateFederatedRedirect: 'yes' }, { immediateFederatedRedirect: true }, []],
  ['an immediate redirect of 0', { immediateFederatedRedirect: 0 }, {}, []],
  ['an immediate redirect of null', { immediateFederatedRedirect: null }, {}, []],
  ['popup mode', { popupMode: 'true' }, { popupMode: true }, []],
  ['popup mode off', { popupMode: false }, {}, []],

  ['One Tap', { credentialHelper: 'googleyolo' }, { credentialHelper: 'googleyolo' }, []],
  ['no credential helper', { credentialHelper: 'none' }, {}, []],
  ['the credential helper null', { credentialHelper: null }, {}, []],
  [
    'the credential helper of FirebaseUI 3',
    { credentialHelper: 'accountchooser.com' },
    {},
    [ignored('credentialHelper', '"googleyolo" or "none"', '"accountchooser.com"')],
  ],

  ['a success URL that is a path', { signInSuccessUrl: '/home?a=1' }, { signInSuccessUrl: '/home?a=1' }, []],
  [
    'a success URL on another site',
    { signInSuccessUrl: 'https://b.example/' },
    { signInSuccessUrl: 'https://b.example/' },
    [],
  ],
  ['the success URL null', { signInSuccessUrl: null }, {}, []],
  ['an empty success URL', { signInSuccessUrl: '' }, {}, []],
  [
    'a success URL that is a script',
    { signInSuccessUrl: 'javascript:alert(1)' },
    {},
    [ignored('signInSuccessUrl', 'a path, or a URL with http: or https:', '"javascript:alert(1)"')],
  ],
  [
    'a success URL that is a function',
    { signInSuccessUrl: () => '/home' },
    {},
    [ignored('signInSuccessUrl', 'a text', 'a function')],
  ],

  ['both legal links', { tosUrl: '/t', privacyPolicyUrl: '/p' }, { tosUrl: '/t', privacyPolicyUrl: '/p' }, []],
  [
    'a function for the terms',
    { tosUrl: terms, privacyPolicyUrl: '/p' },
    { tosUrl: terms, privacyPolicyUrl: '/p' },
    [],
  ],
  [
    "terms with an app's scheme, and a policy by mail",
    { tosUrl: 'myapp://terms', privacyPolicyUrl: 'mailto:privacy@app.example' },
    { tosUrl: 'myapp://terms', privacyPolicyUrl: 'mailto:privacy@app.example' },
    [],
  ],
  ['only the terms', onlyLink, onlyLink, [policyMissing]],
  [
    'only the policy',
    { tosUrl: false, privacyPolicyUrl: '/p' },
    { privacyPolicyUrl: '/p' },
    ['Term of Service URL is missing, the link will not be displayed.'],
  ],
  [
    'a policy that is a script',
    { ...onlyLink, privacyPolicyUrl: ' JavaScript:alert(1)' },
    onlyLink,
    [ignored('privacyPolicyUrl', 'a path or a URL that is safe to open', '" JavaScript:alert(1)"'), policyMissing],
  ],
  ['terms that are true', { tosUrl: true }, {}, [ignored('tosUrl', 'a text', 'true')]],

  [
    'a site name and a widget URL',
    { siteName: 'Site', widgetUrl: '/widget' },
    { siteName: 'Site', widgetUrl: '/widget' },
    [],
  ],
  ['a site name that is a number', { siteName: 2026 }, { siteName: '2026' }, []],
  [
    'names of the query parameters',
    { queryParameterForWidgetMode: 'm', queryParameterForSignInSuccessUrl: 'next' },
    { queryParameterForWidgetMode: 'm', queryParameterForSignInSuccessUrl: 'next' },
    [],
  ],
  ['an empty query parameter', { queryParameterForWidgetMode: '' }, {}, []],

  [
    'contact details with a name and a mail link',
    { adminRestrictedOperation: { status: 1, adminEmail: 'the IT desk', helpLink: 'mailto:it@app.example' } },
    { adminRestrictedOperation: { status: true, adminEmail: 'the IT desk', helpLink: 'mailto:it@app.example' } },
    [],
  ],
  [
    'contact details without status',
    { adminRestrictedOperation: { adminEmail: null, helpLink: false } },
    { adminRestrictedOperation: { status: false } },
    [],
  ],
  [
    'a help link that is a script',
    { adminRestrictedOperation: { status: true, helpLink: 'javascript:alert(1)' } },
    { adminRestrictedOperation: { status: true } },
    [ignored('adminRestrictedOperation.helpLink', 'a path or a URL that is safe to open', '"javascript:alert(1)"')],
  ],
  ['contact details null', { adminRestrictedOperation: null }, {}, []],
  [
    'contact details that are true',
    { adminRestrictedOperation: true },
    {},
    [ignored('adminRestrictedOperation', 'an object with the key "status"', 'true')],
  ],

  ['sign-in options null', { signInOptions: null }, {}, [ignored('signInOptions', 'a list', 'null')]],
  [
    'a single option without a list',
    { signInOptions: 'password' },
    {},
    [ignored('signInOptions', 'a list', '"password"')],
  ],
];

for (const [name, given, expected, warnings] of rows) {
  test(`a uiConfig with ${name} is read`, () => {
    const { config, ...rest } = read(given);
    assert.deepEqual(config, { signInOptions: [], ...expected });
    assert.deepEqual(rest, { callbacks: {}, warnings });
  });
}

const noop = (): void => {};

for (const [name, callbacks, expected, warnings] of [
  ['null', null, {}, []],
  ['false', false, {}, []],
  ['a list', [], {}, [ignored('callbacks', 'an object', 'a list')]],
  ['callbacks that are not deprecated', { uiShown: noop, uiChanged: noop }, { uiShown: noop, uiChanged: noop }, []],
  ['a callback null', { signInSuccessWithAuthResult: null, uiShown: noop }, { uiShown: noop }, []],
  ['a callback that is a text', { uiShown: 'yes' }, {}, [ignored('callbacks.uiShown', 'a function', '"yes"')]],
  [
    'an unknown callback',
    { accountChooserInvoked: noop },
    {},
    ['callbacks.accountChooserInvoked is ignored: there is no callback with this name.'],
  ],
  [
    'the deprecated callback',
    { signInSuccess: noop },
    { signInSuccess: noop },
    ['signInSuccess callback is deprecated. Please use signInSuccessWithAuthResult callback instead.'],
  ],
  [
    'both success callbacks',
    { signInSuccess: noop, signInSuccessWithAuthResult: noop },
    { signInSuccess: noop, signInSuccessWithAuthResult: noop },
    [
      'signInSuccess callback is deprecated. Please use signInSuccessWithAuthResult callback instead.',
      'Both signInSuccess and signInSuccessWithAuthResult callbacks are provided. Only signInSuccessWithAuthResult callback will be invoked.',
    ],
  ],
] as const) {
  test(`the key "callbacks" is read: ${name}`, () => {
    assert.deepEqual(read({ callbacks }), { config: { signInOptions: [] }, callbacks: expected, warnings });
  });
}

test('a configuration that upgrades guests without a callback for conflicts is reported', () => {
  const missing =
    'Missing "signInFailure" callback: "signInFailure" callback needs to be provided when "autoUpgradeAnonymousUsers" is set to true.';
  const upgrading = { autoUpgradeAnonymousUsers: 'yes' };
  assert.deepEqual(read(upgrading).warnings, [missing]);
  assert.equal(read(upgrading).config.autoUpgradeAnonymousUsers, true);
  assert.deepEqual(read({ ...upgrading, callbacks: { signInFailure: noop } }).warnings, []);
});

test('no value of any key makes reading fail', () => {
  const keys = ['signInOptions', 'callbacks', 'tosUrl', 'signInSuccessUrl', 'adminRestrictedOperation', 'siteName'];
  const option = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.string(), fc.anything()),
    fc.record({ provider: fc.string() }),
  );
  const given = fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.anything(), fc.array(option)));
  fc.assert(fc.property(given, (config) => void read(config)));
});
