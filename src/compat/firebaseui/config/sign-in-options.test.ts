import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignInOption } from '../../../widget/config/ui-config.ts';
import { readSignInOptions } from './sign-in-options.ts';

const address = 'https://app.example/Login?org=7#top';
let base = address;
const context = {
  getAddress: () => new URL(address),
  getBase: () => new URL(base),
  isColor: (text: string) => text !== 'expression(1)',
};

function read(options: unknown) {
  const warnings: string[] = [];
  const warn = (message: string): void => void warnings.push(message);
  return { options: readSignInOptions(options, { context, warn }), warnings };
}

const ignored = (path: string, expected: string, saw: string): string =>
  `${path} is ignored: expected ${expected}, saw ${saw}.`;

const rows: readonly (readonly [
  provider: string,
  keys: Readonly<Record<string, unknown>>,
  expected: Partial<SignInOption>,
  warnings: readonly string[],
])[] = [
  ['google.com', {}, {}, []],
  ['google.com', { scopes: ['a', 'b'], clientId: 'id' }, { scopes: ['a', 'b'], clientId: 'id' }, []],
  ['google.com', { scopes: null }, {}, []],
  ['google.com', { scopes: 'email' }, {}, [ignored('signInOptions[0].scopes', 'a list of texts', '"email"')]],
  [
    'google.com',
    { scopes: ['email', {}] },
    { scopes: ['email'] },
    [ignored('signInOptions[0].scopes[1]', 'a text', 'an object')],
  ],
  [
    'google.com',
    { customParameters: { max_age: 0, popup: true, prompt: 'consent', hd: null } },
    { customParameters: { max_age: '0', popup: 'true', prompt: 'consent' } },
    [],
  ],
  ['google.com', { customParameters: null }, {}, []],
  ['google.com', { customParameters: 'x' }, {}, [ignored('signInOptions[0].customParameters', 'an object', '"x"')]],
  [
    'google.com',
    { customParameters: { nested: {} } },
    { customParameters: {} },
    [ignored('signInOptions[0].customParameters.nested', 'a text', 'an object')],
  ],
  [
    'google.com',
    { authMethod: 'https://accounts.google.com' },
    {},
    ["signInOptions[0].authMethod is ignored: FirebaseUI's option has no effect, or does not exist."],
  ],
  [
    'google.com',
    { disableSignUp: { status: true }, defaultCountry: 'DE' },
    { defaultCountry: 'DE' },
    [
      'signInOptions[0].disableSignUp is ignored: it is a key of "password".',
      'signInOptions[0].defaultCountry is ignored: it is a key of "phone".',
    ],
  ],
  ['github.com', { providerName: '', fullLabel: null, iconUrl: false }, {}, []],
  ['github.com', { providerName: 'Hub', fullLabel: 'Use Hub' }, { providerName: 'Hub', fullLabel: 'Use Hub' }, []],
  ['github.com', { iconUrl: 'icons/hub.svg' }, { iconUrl: 'https://app.example/icons/hub.svg' }, []],
  ['github.com', { iconUrl: '//cdn.example/hub.svg' }, { iconUrl: 'https://cdn.example/hub.svg' }, []],
  [
    'github.com',
    { iconUrl: 'data:image/png,0' },
    {},
    [ignored('signInOptions[0].iconUrl', 'a path, or a URL with http: or https:', '"data:image/png,0"')],
  ],
  ['github.com', { buttonColor: 'red' }, { buttonColor: 'red' }, []],
  [
    'github.com',
    { buttonColor: 'expression(1)' },
    {},
    [ignored('signInOptions[0].buttonColor', 'a CSS colour', '"expression(1)"')],
  ],
  ['saml.acme', { loginHintKey: 'login_hint', hd: 'acme.com' }, { loginHintKey: 'login_hint', hd: 'acme.com' }, []],
  ['saml.acme', { hd: /acme/ }, { hd: /acme/ }, []],
  ['foo.com', {}, {}, []],
  ['foo.com', { buttonColor: 'green' }, { buttonColor: 'green' }, []],

  ['password', { requireDisplayName: false }, { requireDisplayName: false }, []],
  ['password', { requireDisplayName: null }, { requireDisplayName: false }, []],
  ['password', { requireDisplayName: 'yes' }, { requireDisplayName: true }, []],
  ['password', { requireDisplayName: undefined }, {}, []],
  ['password', { signInMethod: 'emailLink' }, { signInMethod: 'emailLink' }, []],
  ['password', { signInMethod: 'password' }, {}, []],
  ['password', { signInMethod: 'EMAILLINK' }, {}, []],
  ['password', { forceSameDevice: 1 }, { forceSameDevice: true }, []],
  ['password', { forceSameDevice: 0 }, {}, []],
  [
    'password',
    { disableSignUp: { status: 'true', adminEmail: 'Ada', helpLink: 'mailto:ada@app.example' } },
    { disableSignUp: { status: true, adminEmail: 'Ada', helpLink: 'mailto:ada@app.example' } },
    [],
  ],
  [
    'password',
    { disableSignUp: true },
    {},
    [ignored('signInOptions[0].disableSignUp', 'an object with the key "status"', 'true')],
  ],
  [
    'github.com',
    { requireDisplayName: false, signInMethod: 'emailLink' },
    {},
    [
      'signInOptions[0].requireDisplayName is ignored: it is a key of "password".',
      'signInOptions[0].signInMethod is ignored: it is a key of "password".',
    ],
  ],

  ['phone', { whitelistedCountries: ['gb', '+33'] }, { whitelistedCountries: ['gb', '+33'] }, []],
  ['phone', { whitelistedCountries: [] }, {}, ['WhitelistedCountries must be a non-empty array.']],
  ['phone', { whitelistedCountries: 'GB' }, {}, ['WhitelistedCountries must be a non-empty array.']],
  ['phone', { whitelistedCountries: null }, {}, ['WhitelistedCountries must be a non-empty array.']],
  ['phone', { whitelistedCountries: ['ZZ'] }, {}, ['No available countries provided.']],
  [
    'phone',
    { whitelistedCountries: ['GB', 'Great Britain'] },
    { whitelistedCountries: ['GB'] },
    [ignored('signInOptions[0].whitelistedCountries[1]', 'a code such as "GB" or "+44"', '"Great Britain"')],
  ],
  ['phone', { blacklistedCountries: [] }, { blacklistedCountries: [] }, []],
  ['phone', { blacklistedCountries: ['US', 'ZZ'] }, { blacklistedCountries: ['US', 'ZZ'] }, []],
  ['phone', { blacklistedCountries: 'US' }, {}, ['BlacklistedCountries must be an array.']],
  [
    'phone',
    { whitelistedCountries: ['GB'], blacklistedCountries: [] },
    { whitelistedCountries: ['GB'] },
    ['Both whitelistedCountries and blacklistedCountries are provided.'],
  ],
  [
    'phone',
    { defaultCountry: 'gb', defaultNationalNumber: 1632960123, loginHint: '+441632960123' },
    { defaultCountry: 'gb', defaultNationalNumber: '1632960123', loginHint: '+441632960123' },
    [],
  ],
  ['phone', { recaptchaParameters: { size: 'invisible' } }, { recaptchaParameters: { size: 'invisible' } }, []],
  ['phone', { recaptchaParameters: [] }, {}, [ignored('signInOptions[0].recaptchaParameters', 'an object', 'a list')]],
  [
    'phone',
    { recaptchaParameters: { size: 'normal', sitekey: 'x', 'expired-callback': () => {} } },
    { recaptchaParameters: { size: 'normal' } },
    ['The following provided "recaptchaParameters" keys are not allowed: sitekey, expired-callback'],
  ],
];

for (const [provider, keys, expected, warnings] of rows) {
  test(`the option ${provider} with ${Object.keys(keys).join(', ') || 'no keys'} ${JSON.stringify(keys)} is read`, () => {
    assert.deepEqual(read([{ provider, ...keys }]), { options: [{ provider, ...expected }], warnings });
  });
}

test('an option can be the provider ID alone, as in the constants of the SDK', () => {
  assert.deepEqual(read(['password', 'google.com']).options, [{ provider: 'password' }, { provider: 'google.com' }]);
});

test('the options keep their order, and a repeated provider is ignored', () => {
  assert.deepEqual(read(['phone', { provider: 'password', requireDisplayName: false }, 'password', 'apple.com']), {
    options: [{ provider: 'phone' }, { provider: 'password', requireDisplayName: false }, { provider: 'apple.com' }],
    warnings: ['signInOptions[2] is ignored: the provider "password" is listed before.'],
  });
});

for (const entry of [null, undefined, 7, '', {}, { provider: null }, ['password']]) {
  test(`the entry ${JSON.stringify(entry)} without a provider is left out`, () => {
    const { options, warnings } = read([entry, 'phone']);
    assert.deepEqual(options, [{ provider: 'phone' }]);
    assert.match(warnings.join(), /^signInOptions\[0\] is ignored: expected a provider ID/);
  });
}

test('emailLink is not a provider', () => {
  assert.deepEqual(read(['emailLink']), {
    options: [],
    warnings: ['signInOptions[0] is ignored: "emailLink" is a signInMethod of the provider "password".'],
  });
});

/** Calls `emailLinkSignIn` as the widget does before it sends a link. */
function readLinkSettings(emailLinkSignIn: unknown) {
  const warnings: string[] = [];
  const warn = (message: string): void => void warnings.push(message);
  const [option] = readSignInOptions([{ provider: 'password', emailLinkSignIn }], { context, warn });
  return { settings: option?.emailLinkSignIn?.(), warnings };
}

test('the service receives everything that emailLinkSignIn returns', () => {
  const given = {
    url: 'https://app.example/done?a=1',
    handleCodeInApp: true,
    iOS: { bundleId: 'com.example.app' },
    android: { packageName: 'com.example.app', installApp: true, minimumVersion: '12' },
    linkDomain: 'links.example',
    dynamicLinkDomain: 'app.page.link',
  };
  assert.deepEqual(
    readLinkSettings(() => given),
    { settings: given, warnings: [] },
  );
});

for (const given of [undefined, null, false]) {
  test(`emailLinkSignIn may be ${String(given)}`, () => {
    assert.deepEqual(readLinkSettings(given), { settings: undefined, warnings: [] });
  });
}

test('an emailLinkSignIn that is not a function is ignored', () => {
  const message = ignored('signInOptions[0].emailLinkSignIn', 'a function', '"yes"');
  assert.deepEqual(readLinkSettings('yes'), { settings: undefined, warnings: [message] });
});

test('an emailLinkSignIn that returns nothing is ignored', () => {
  const message = ignored('signInOptions[0].emailLinkSignIn()', 'an object with the key "url"', 'null');
  assert.deepEqual(
    readLinkSettings(() => null),
    { settings: {}, warnings: [message] },
  );
});

for (const url of ['javascript:alert(1)', 'https://evil.example/done', '//evil.example', 'http://']) {
  test(`the URL ${url} of a sign-in link is refused, and the link opens the current page`, () => {
    const path = 'signInOptions[0].emailLinkSignIn().url';
    assert.deepEqual(
      readLinkSettings(() => ({ url, linkDomain: 'links.example' })),
      {
        settings: { linkDomain: 'links.example' },
        warnings: [ignored(path, 'a URL of the site https://app.example', JSON.stringify(url))],
      },
    );
  });
}

test("relative URLs are resolved against the document's base", (t) => {
  t.after(() => (base = address));
  base = 'https://cdn.example/assets/';
  assert.deepEqual(read([{ provider: 'github.com', iconUrl: 'hub.svg' }]).options, [
    { provider: 'github.com', iconUrl: 'https://cdn.example/assets/hub.svg' },
  ]);
  assert.deepEqual(readLinkSettings(() => ({ url: 'done' })).settings, {});
  base = 'https://app.example/base/';
  assert.deepEqual(readLinkSettings(() => ({ url: 'done' })).settings, { url: 'done' });
});
