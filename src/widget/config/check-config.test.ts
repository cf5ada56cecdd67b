import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod/mini';
import { findConfigProblems, findTenantProblems } from './check-config.ts';
import { draftSettings } from './draft-settings.ts';

/** The list of providers at the end of the error message for an unknown provider. */
const knownProviders =
  'known are google.com, facebook.com, twitter.com, github.com, microsoft.com, apple.com, yahoo.com, password, phone, anonymous, saml.…, oidc.…';

const validConfig = { signInOptions: ['password'], signInSuccessUrl: '/' };

const findProblems = (config: unknown): string[] =>
  findConfigProblems(config).map(({ path, message }) => `${path}: ${message}`);

test('an option can be a provider ID or an object', () => {
  assert.deepEqual(draftSettings(validConfig).options, [{ provider: 'password' }]);
  assert.deepEqual(
    findProblems({ ...validConfig, signInOptions: [{ provider: 'password', requireDisplayName: false }] }),
    [],
  );
});

test("the app's own sign-in needs an ID, a name and a function", () => {
  const option = { provider: 'app.passkey', providerName: 'Passkey', signIn: () => null };
  const check = (changes: object) => findProblems({ ...validConfig, signInOptions: [{ ...option, ...changes }] });
  assert.deepEqual(check({ buttonColor: '#fff', disableSignUp: { status: false } }), []);
  assert.deepEqual(check({ signIn: undefined }), ['signInOptions[0].signIn: must be a function, but is missing']);
  assert.deepEqual(check({ scopes: [] }).length, 1);
  for (const [provider, suggestion] of [
    ['passkey', 'did you mean "app.passkey"?'],
    ['App.Passkey', 'did you mean "app.passkey"?'],
    ['app.pass_key', 'did you mean "app.pass-key"?'],
    ['app', 'such as "app.passkey"'],
    ['app.', 'such as "app.passkey"'],
  ]) {
    const message = `must be "app." and a name in small letters, but is "${provider}"; ${suggestion}`;
    assert.deepEqual(check({ provider }), [`signInOptions[0].provider: ${message}`]);
  }
  assert.deepEqual(findProblems({ ...validConfig, signInOptions: ['app.passkey'] }), [
    'signInOptions[0].signIn: must be a function, but is missing',
    'signInOptions[0].providerName: must be a text, but is missing',
  ]);
});

test('a tenant can have a sign-in of the app’s own, limited to a domain of emails', () => {
  const option = { provider: 'app.passkey', providerName: 'Passkey', signIn: () => null, hd: 'acme.example' };
  assert.deepEqual(findTenantProblems({ tenantId: 'acme', displayName: 'Acme', signInOptions: [option] }, {}), []);
});

test('a configuration with many keys has no problems', () => {
  const restriction = { status: true, adminEmail: 'ada@example.com', helpLink: 'https://example.com/help' };
  assert.deepEqual(
    findProblems({
      signInOptions: [
        {
          provider: 'password',
          disableSignUp: restriction,
          signInMethod: 'password',
          fullLabel: 'Mail',
          iconUrl: '/i',
        },
        { provider: 'anonymous', providerName: 'Visitor', buttonColor: '#123456' },
      ],
      callbacks: { signInSuccessWithAuthResult: () => false, signInSuccess() {}, uiShown() {}, uiChanged() {} },
      tosUrl: '/terms',
      privacyPolicyUrl: () => {},
      siteName: 'Analytical Engines',
      queryParameterForWidgetMode: 'm',
      queryParameterForSignInSuccessUrl: 'next',
      adminRestrictedOperation: restriction,
    }),
    [],
  );
});

test('each problem is reported with the path of the invalid value', () => {
  for (const [change, problem] of [
    [{ signInOptions: [] }, 'signInOptions: must name at least one way to sign in'],
    [{ signInOptions: 'password' }, 'signInOptions: must be a list, but is "password"'],
    [
      { signInOptions: [{ provider: 'google.com', iconPaths: [] }] },
      'signInOptions[0].iconPaths: must have at least one path',
    ],
    [
      { signInOptions: [{ provider: 'google.com', iconPaths: [{ d: ' ' }] }] },
      'signInOptions[0].iconPaths[0].d: must not be empty',
    ],
    [
      { signInOptions: [{ provider: 'google.com', iconPaths: [{ d: 'M0 0h9v9z', fill: 'red' }] }] },
      'signInOptions[0].iconPaths[0].fill: is not a known key; known are d, color',
    ],
    [
      { signInOptions: ['carrier-pigeon'] },
      `signInOptions[0].provider: must be a known provider, but is "carrier-pigeon"; ${knownProviders}`,
    ],
    [{ signInOptions: ['password', 'password'] }, 'signInOptions[1].provider: "password" is named twice'],
    [
      { signInOptions: [{ provider: 'password', buttonColour: 'red' }] },
      'signInOptions[0].buttonColour: is not a known key; did you mean "buttonColor"?',
    ],
    [
      { signInOptions: [{ provider: 'password', requireDisplayName: 'yes' }] },
      'signInOptions[0].requireDisplayName: must be true or false, but is "yes"',
    ],
    [
      { signInOptions: [{ provider: 'password', disableSignUp: { status: true, adminEmail: 'nobody' } }] },
      'signInOptions[0].disableSignUp.adminEmail: must be an email address, but is "nobody"',
    ],
    [
      { signInSuccessUrl: 'javascript:alert(1)' },
      'signInSuccessUrl: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"',
    ],
    [{ signInSuccessUrl: undefined }, 'signInSuccessUrl: is needed, unless a callback for the success is given'],
    [{ callbacks: null }, 'callbacks: must be an object, but is null'],
    [{ callbacks: { uiShown: 'yes' } }, 'callbacks.uiShown: must be a function, but is "yes"'],
    [{ tosUrl: 7 }, 'tosUrl: must be a URL or a function, but is 7'],
    [{ siteName: ' ' }, 'siteName: must not be empty'],
    ...['constructor', 'toString', '__proto__'].map(
      (id) =>
        [
          { signInOptions: [id] },
          `signInOptions[0].provider: must be a known provider, but is "${id}"; ${knownProviders}`,
        ] as const,
    ),
    [
      { queryParameterForWidgetMode: 'signInSuccessUrl' },
      'queryParameterForSignInSuccessUrl: "signInSuccessUrl" is named twice',
    ],
    [
      {
        tenants: {
          tenants: [null, null].map((id) => ({ tenantId: id, displayName: 'A', signInOptions: ['password'] })),
        },
      },
      'tenants.tenants[1].tenantId: null is named twice',
    ],
    [
      { signInOptions: [{ provider: 'password', hd: 'acme.example' }] },
      'signInOptions[0].hd: needs a provider such as "saml.acme" or "google.com", or the displayMode "identifierFirst"',
    ],
    [
      { signInOptions: [{ provider: 'saml.acme', hd: /@acme/ }, 'google.com'] },
      'signInOptions[0].hd: needs the provider "password", which asks for the email',
    ],
    [
      {
        signInOptions: [
          'password',
          { provider: 'saml.acme', hd: 'Bücher.example' },
          { provider: 'oidc.acme', hd: 'xn--bcher-kva.example' },
        ],
      },
      'signInOptions[2].hd: "xn--bcher-kva.example" is named twice',
    ],
    [
      {
        tenants: {
          tenants: [{ tenantId: 'a', displayName: 'A', signInOptions: [{ provider: 'password', hd: /@a/ }] }],
        },
      },
      'tenants.tenants[0].signInOptions[0].hd: needs the displayMode "identifierFirst"',
    ],
    [{ tenants: {} }, 'tenants.tenants: is needed, unless the function findTenant is given'],
    [
      { tenants: { displayMode: 'identifierFirst', findTenant: 'yes' } },
      'tenants.findTenant: must be a function, but is "yes"',
    ],
    [
      {
        tenants: {
          displayMode: 'identifierFirst',
          tenants: [{ tenantId: 'a', displayName: 'A', signInOptions: ['password'] }],
          findTenant: () => null,
        },
      },
      'tenants.findTenant: is not needed, because the tenants are listed',
    ],
    [{ tenants: { findTenant: () => null } }, 'tenants.findTenant: needs the displayMode "identifierFirst"'],
    [
      { signInOptions: ['Google.com'] },
      'signInOptions[0].provider: must be a known provider, but is "Google.com"; did you mean "google.com"?',
    ],
    [{ SIGNINFLOW: 'popup' }, 'SIGNINFLOW: is not a known key; did you mean "signInFlow"?'],
  ] as const) {
    assert.deepEqual(findProblems({ ...validConfig, ...change }), [problem]);
  }
});

for (const [hd, nearest] of [
  ['@acme.example', 'acme.example'],
  ['ada@acme.example', 'acme.example'],
  ['*@acme.example', 'acme.example'],
  ['*.acme.example', 'acme.example'],
  ['.acme.example', 'acme.example'],
  ['acme.example.', 'acme.example'],
  ['acme.example:443', 'acme.example'],
  ['https://acme.example/login?a=b', 'acme.example'],
  ['mailto:ada@Bücher.example', 'Bücher.example'],
  ['acme', null],
  ['acme example', null],
  ['acme.example, acme.test', null],
  ['', null],
  ['@', null],
  [7, null],
  [['acme.example'], null],
] as const) {
  test(`the domain ${JSON.stringify(hd)} is reported, ${nearest === null ? 'without' : 'with'} a suggestion`, () => {
    const signInOptions = ['password', { provider: 'saml.acme', hd }];
    const value = Array.isArray(hd) ? 'a list' : JSON.stringify(hd);
    const suggestion = nearest === null ? '' : `; did you mean "${nearest}"?`;
    assert.deepEqual(findProblems({ ...validConfig, signInOptions }), [
      `signInOptions[1].hd: must be a domain or a pattern, but is ${value}${suggestion}`,
    ]);
  });
}

for (const hd of [
  'acme.example',
  'ACME.example',
  'bücher.example',
  'xn--bcher-kva.example',
  /@(acme|globex)\.example$/,
]) {
  test(`${String(hd)} is allowed as the domain of a provider`, () => {
    const signInOptions = [
      'google.com',
      { provider: 'linkedin.com', hd },
      { provider: 'saml.acme', hd: /@/ },
      'password',
    ];
    assert.deepEqual(findProblems({ ...validConfig, signInOptions }), []);
  });
}

for (const provider of ['linkedin.com', 'gc.apple.com', 'playgames.google.com', 'line.me']) {
  test(`the provider ${provider} is allowed, although the widget does not know it`, () => {
    assert.deepEqual(findProblems({ ...validConfig, signInOptions: [provider] }), []);
  });
}

for (const provider of ['gogle.com', 'facebook.con', 'GitHub.com', 'saml.', '.com', 'a..b']) {
  test(`the provider ${provider} is reported as a mistake`, () => {
    const [problem, ...others] = findProblems({ ...validConfig, signInOptions: [provider] });
    assert.match(problem ?? '', /^signInOptions\[0\]\.provider: must be a known provider/);
    assert.deepEqual(others, []);
  });
}

test('problems have our messages even if the host app has configured other messages in zod', (t) => {
  const before = { customError: undefined, localeError: undefined, ...z.config() };
  t.after(() => z.config(before));
  z.config({ ...z.locales.de(), customError: () => 'ungültig' });
  assert.deepEqual(findProblems({ ...validConfig, signInOptions: 'password' }), [
    'signInOptions: must be a list, but is "password"',
  ]);
  assert.deepEqual(findProblems({ ...validConfig, popupMode: 'yes' }), [
    'popupMode: must be true or false, but is "yes"',
  ]);
});

test('a function that finds tenants needs no list of tenants, and its tenants may have a client for One Tap', () => {
  const tenants = { displayMode: 'identifierFirst', findTenant: () => null };
  assert.deepEqual(findProblems({ tenants, signInSuccessUrl: '/', credentialHelper: 'googleyolo' }), []);
});

test('a found tenant is checked like a listed one, and its problems name the function', () => {
  const tenant = {
    tenantId: 'a',
    displayName: 'A',
    signInOptions: ['password', { provider: 'phone', hd: 'a.example' }],
  };
  assert.deepEqual(findTenantProblems(tenant, {}), []);
  const wrong = { ...tenant, displayName: 7, signUpFields: [{ name: 'email', label: 'E' }] };
  assert.deepEqual(findTenantProblems(wrong, {}), [
    { path: 'tenants.findTenant().displayName', message: 'must be a text, but is 7' },
    { path: 'tenants.findTenant().signUpFields[0].name', message: '"email" is a field of the widget' },
  ]);
  assert.deepEqual(findTenantProblems('acme', {}), [
    { path: 'tenants.findTenant()', message: 'must be an object, but is "acme"' },
  ]);
});

test('a found tenant that mails codes conflicts with an app that requires a second factor', () => {
  const option = { provider: 'password', signInMethod: 'emailCode', sendEmailCode() {}, checkEmailCode() {} };
  const tenant = { tenantId: 'a', displayName: 'A', signInOptions: [option] };
  assert.deepEqual(findTenantProblems(tenant, { requireSecondFactor: false }), []);
  for (const requireSecondFactor of [true, ['totp']] as const) {
    const [problem, ...others] = findTenantProblems(tenant, { requireSecondFactor });
    assert.deepEqual([problem?.path, others], ['tenants.findTenant().signInOptions[0].signInMethod', []]);
  }
});

test('every problem is reported, not only the first', () => {
  assert.equal(findProblems({ signInOptions: [{ provider: 'nobody' }], siteName: '', extra: 1 }).length, 3);
});

test('the success URL is optional if there is a success callback', () => {
  assert.deepEqual(findProblems({ signInOptions: ['password'], callbacks: { signInSuccess: () => true } }), []);
});

test('draftSettings and findConfigProblems throw no error, whatever the input', () => {
  fc.assert(fc.property(fc.anything(), (config) => void [draftSettings(config), findProblems(config)]));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('signInOptions', 'tenants', 'callbacks'), fc.anything()), (config) => {
      draftSettings(config);
      assert.notDeepEqual(findProblems(config), []);
    }),
  );
});
