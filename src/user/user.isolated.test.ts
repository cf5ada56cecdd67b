import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ada, createTestAuth } from '../../fixtures/user-auth.ts';
import { importSource } from '../../tools/bundle/import-source.ts';
import type * as UserEntry from '../package/user.ts';

const { ConfigError, SignedIn, SignedOut, useUser, UserButton } =
  await importSource<typeof UserEntry>('src/package/user.ts');

const consoleError = mock.method(console, 'error', () => {});

/** Returns the problems that a component throws while rendering. The props may be of any type, as in JavaScript. */
function findProblems(component: unknown, props: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    renderToString(createElement(component as typeof UserButton, props as unknown as UserEntry.UserButtonProps));
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('a server renders the fallbacks, without a warning and without observing the Auth', () => {
  const auth = createTestAuth();
  auth.report(ada);
  const page = createElement(
    StrictMode,
    null,
    createElement(SignedIn, { auth, fallback: 'A' }, 'B'),
    createElement(SignedOut, { auth, fallback: 'C' }, 'D'),
    createElement(SignedIn, { auth }, 'E'),
    createElement(UserButton, { auth }),
  );
  assert.equal(renderToString(page).replaceAll('<!-- -->', ''), 'AC');
  assert.equal(auth.observers, 0);
  assert.deepEqual(consoleError.mock.calls, []);
});

const expected = 'must be the Auth of the Firebase SDK, such as getAuth(app), but is';
const app = { name: '[DEFAULT]', options: {}, automaticDataCollectionEnabled: true };
const backend = { observeSession() {}, signOut() {} };

for (const [title, auth, problem] of [
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a function', () => createTestAuth(), 'a function'],
  ['an object', {}, 'an object'],
  ['a Firebase app', app, 'a Firebase app; pass getAuth(app)'],
  ['a backend', backend, 'a backend; pass the Auth that you passed to firebaseBackend'],
] as const) {
  test(`the error says what to pass in place of ${title}`, () => {
    assert.deepEqual(findProblems(UserButton, { auth }), [`UserButton.auth: ${expected} ${problem}`]);
    assert.deepEqual(findProblems(SignedIn, { auth }), [`useUser.auth: ${expected} ${problem}`]);
    assert.deepEqual(findProblems(SignedOut, { auth }), [`useUser.auth: ${expected} ${problem}`]);
    assert.deepEqual(
      findProblems(() => useUser(auth as unknown as UserEntry.UserAuth)?.uid, {}),
      [`useUser.auth: ${expected} ${problem}`],
    );
  });
}

test('every wrong prop of the button is reported', () => {
  const url = 'must be a path, or a URL with http: or https:, but is';
  const props = {
    auth: createTestAuth(),
    accountUrl: 'javascript:alert(1)',
    signOutUrl: '',
    onSignOut: '/',
    navigate: null,
    picture: 'false',
    colorScheme: 'blue',
    className: {},
    locale: 42,
    locales: [],
    messages: null,
  };
  assert.deepEqual(findProblems(UserButton, props), [
    `UserButton.accountUrl: ${url} "javascript:alert(1)"`,
    `UserButton.signOutUrl: ${url} ""`,
    'UserButton.colorScheme: must be "auto", "light" or "dark", but is "blue"',
    'UserButton.onSignOut: must be a function, but is "/"',
    'UserButton.navigate: must be a function, but is null',
    'UserButton.picture: must be a boolean, but is "false"',
    'UserButton.className: must be a string, but is an object',
    'UserButton.locale: must be a string, an object or a function, but is 42',
    'UserButton.locales: must be an object, but is a list',
    'UserButton.messages: must be an object or a function, but is null',
  ]);
});

test('every address that a link may have is accepted', () => {
  const auth = createTestAuth();
  for (const accountUrl of ['/login?mode=account', '?mode=account', 'https://accounts.example/']) {
    assert.deepEqual(findProblems(UserButton, { auth, accountUrl, signOutUrl: accountUrl }), []);
  }
});

test('every type that a prop may have is accepted', () => {
  const auth = createTestAuth();
  const language = { tag: 'de', texts: '' };
  for (const props of [
    { picture: false, className: '', locale: 'de', locales: { de: () => language }, messages: {} },
    { picture: true, className: 'a b', locale: language, messages: () => ({}) },
    { picture: undefined, className: undefined, locale: () => language, messages: undefined },
  ]) {
    assert.deepEqual(findProblems(UserButton, { auth, ...props }), []);
  }
});
