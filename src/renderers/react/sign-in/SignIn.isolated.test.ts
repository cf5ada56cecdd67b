import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { createElement, StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { importSource } from '../../../../tools/bundle/import-source.ts';
import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type * as ReactEntry from '../../../package/react.ts';

const { SignIn, ConfigError } = await importSource<typeof ReactEntry>('src/package/react.ts');

const consoleError = mock.method(console, 'error', () => {});
beforeEach(() => consoleError.mock.resetCalls());

/** A backend that makes the test fail if the component calls the backend. */
const backend = { observeSession: () => assert.fail('Expected no call of the backend.') } as Partial<AuthBackend>;
const props = { backend: backend as AuthBackend, config: { signInOptions: ['password'] } };

/** Renders the component on a server. The props may be of any type, as in an app without TypeScript. */
const render = (changes: Readonly<Record<string, unknown>> = {}): string =>
  renderToString(createElement(SignIn, { ...props, ...changes } as typeof props));

/** Returns the problems that the component throws while rendering. */
function findProblems(changes: Readonly<Record<string, unknown>>): string[] {
  try {
    render(changes);
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('a server renders an empty box without a warning, and does not call the backend', () => {
  assert.equal(render(), '<div><div class="doorstep"></div></div>');
  assert.equal(
    renderToString(createElement(StrictMode, null, createElement(Suspense, null, createElement(SignIn, props)))),
    '<!--$--><div><div class="doorstep"></div></div><!--/$-->',
  );
  assert.deepEqual(consoleError.mock.calls, []);
});

test('the props className and style apply to the outer box', () => {
  assert.equal(
    render({ className: 'narrow', style: { maxWidth: 300 } }),
    '<div class="narrow" style="max-width:300px"><div class="doorstep"></div></div>',
  );
});

test('a server renders the logo and the name of the site, and the colour scheme', () => {
  const html = render({ appearance: { logo: '/logo.svg', siteName: 'Cummies', colorScheme: 'dark' } });
  // Skip everything before the `<div>`, because React 19 adds a `<link>` there that preloads the logo.
  assert.equal(
    html.slice(html.indexOf('<div>')).replaceAll(/ data-doorstep-part="[^"]+"/g, ''),
    [
      '<div><div class="doorstep" data-color-scheme="dark"><div class="doorstep-brand">',
      '<img class="doorstep-logo" src="/logo.svg" alt=""/><p class="doorstep-site-name">Cummies</p></div></div></div>',
    ].join(''),
  );
  assert.match(render({ appearance: { logo: createElement('b', null, 'C') } }), /<b>C<\/b>/);
  assert.equal(render({ appearance: { colorScheme: 'auto' } }), render());
});

test('a server renders the fallback in place of the empty box', () => {
  assert.equal(render({ fallback: createElement('p', null, 'Loading') }), '<div><p>Loading</p></div>');
  assert.equal(render({ fallback: null }), render());
});

test('the configuration needs no success URL', () => {
  assert.deepEqual(findProblems({ config: { signInOptions: ['password'] } }), []);
});

const noBackend = 'backend: must be a backend, such as firebaseBackend(auth), but is';

for (const [title, changes, problems] of [
  ['a missing backend', { backend: undefined }, [`${noBackend} undefined`]],
  ['a backend of the wrong type', { backend: {} }, [`${noBackend} an object`]],
  ['a missing configuration', { config: undefined }, ['config: must be an object, but is undefined']],
  ['a configuration that is null', { config: null }, ['config: must be an object, but is null']],
  [
    'every problem of all props',
    {
      backend: null,
      config: 'password',
      appearance: { siteName: 1, colorScheme: 'blue' },
    },
    [
      'appearance.siteName: must be a text, but is 1',
      'appearance.colorScheme: must be "auto", "light" or "dark", but is "blue"',
      `${noBackend} null`,
      'config: must be an object, but is "password"',
    ],
  ],
  ['an appearance that is null', { appearance: null }, ['appearance: must be an object, but is null']],
] as const) {
  test(`${title} is reported while rendering`, () => assert.deepEqual(findProblems(changes), problems));
}
