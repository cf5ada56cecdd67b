import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import { ConfigError } from './config-error.ts';
import { readMountArguments } from './read-options.ts';

// The casts in this file allow invalid arguments. An app without TypeScript can pass such arguments.
const backend = { observeSession: () => () => {} } as unknown as AuthBackend;
const container = { append() {} } as unknown as HTMLElement;
const config = { signInOptions: ['password'], signInSuccessUrl: '/' };
const options = { backend, config };

function findMessage(...args: readonly unknown[]): string {
  try {
    readMountArguments(...(args as Parameters<typeof readMountArguments>));
    return '';
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.message.replace('The configuration of Doorstep is wrong.\n', '');
  }
}

test('valid arguments give the settings of the configuration', async () => {
  const { settings, loadCheck } = readMountArguments(container, options);
  assert.deepEqual(settings.options, [{ provider: 'password' }]);
  assert.deepEqual((await loadCheck())(), []);
});

test('the values of the configuration are checked later', async () => {
  const { loadCheck } = readMountArguments(container, { backend, config: { ...config, siteName: '' } });
  assert.deepEqual((await loadCheck())(), [{ path: 'siteName', message: 'must not be empty' }]);
});

test('the appearance is checked later, together with the configuration', async () => {
  const appearance = { providerButton: 'neutral', layuot: 1, logo: '/', providerButtons: 'outline' };
  const { loadCheck } = readMountArguments(container, { ...options, appearance } as unknown as typeof options);
  assert.deepEqual((await loadCheck())(), [
    { path: 'appearance.providerButton', message: 'is not a known key; did you mean "providerButtons"?' },
    { path: 'appearance.layuot', message: 'is not a known key; did you mean "layout"?' },
    {
      path: 'appearance.logo',
      message: 'is not a known key; known are providerButtons, layout, providerPosition, lastUsed',
    },
    { path: 'appearance.providerButtons', message: 'must be "brand" or "neutral" or "icons", but is "outline"' },
  ]);
  const inherited = JSON.parse('{ "constructor": 1, "__proto__": 1 }') as object;
  const { loadCheck: loadCheckOfInherited } = readMountArguments(container, { ...options, appearance: inherited });
  assert.deepEqual((await loadCheckOfInherited())(), [
    {
      path: 'appearance.constructor',
      message: 'is not a known key; known are providerButtons, layout, providerPosition, lastUsed',
    },
    {
      path: 'appearance.__proto__',
      message: 'is not a known key; known are providerButtons, layout, providerPosition, lastUsed',
    },
  ]);
  const similar = { providerButtons: 'nuetral', layout: 'Inline', lastUsed: 'true' };
  const { loadCheck: loadCheckOfSimilar } = readMountArguments(container, { ...options, appearance: similar } as never);
  assert.deepEqual((await loadCheckOfSimilar())(), [
    {
      path: 'appearance.providerButtons',
      message: 'must be "brand" or "neutral" or "icons", but is "nuetral"; did you mean "neutral"?',
    },
    { path: 'appearance.layout', message: 'must be "list" or "inline", but is "Inline"; did you mean "inline"?' },
    { path: 'appearance.lastUsed', message: 'must be true or false, but is "true"; did you mean true?' },
  ]);
  const { loadCheck: loadCheckOfText } = readMountArguments(container, { ...options, appearance: 'dark' } as never);
  assert.deepEqual((await loadCheckOfText())(), [{ path: 'appearance', message: 'must be an object, but is "dark"' }]);
});

for (const [title, args, message] of [
  ['a container that is null', [null, options], '  container: must be an element of the page, but is null'],
  ['a missing container', [undefined, options], '  container: must be an element of the page, but is undefined'],
  ['a selector', ['#login', options], '  container: must be an element of the page, but is "#login"'],
  ['another object', [{}, options], '  container: must be an element of the page, but is an object'],
  [
    'a missing backend',
    [container, { config }],
    '  backend: must be a backend, such as firebaseBackend(auth), but is undefined',
  ],
  [
    'a function as backend',
    [container, { ...options, backend: () => backend }],
    '  backend: must be a backend, such as firebaseBackend(auth), but is a function',
  ],
  ['a missing configuration', [container, { backend }], '  config: must be an object, but is undefined'],
  [
    'null for the container and for the options',
    [null, null],
    [
      '  container: must be an element of the page, but is null',
      '  backend: must be a backend, such as firebaseBackend(auth), but is undefined',
      '  config: must be an object, but is undefined',
    ].join('\n'),
  ],
] as const) {
  test(`${title} is rejected, and the error says what was expected`, () => assert.equal(findMessage(...args), message));
}
