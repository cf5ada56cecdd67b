import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { importSource } from '../../tools/bundle/import-source.ts';
import type * as DialogEntry from '../package/dialog.ts';

const { ConfigError, SignInDialog } = await importSource<typeof DialogEntry>('src/package/dialog.ts');

const consoleError = mock.method(console, 'error', () => {});

const right = { open: false, onClose() {}, backend: { observeSession() {} }, config: {} };

/** Renders the dialog on a server. The props may be of any type, as in JavaScript. */
const render = (props: Readonly<Record<string, unknown>>): string =>
  renderToString(
    createElement(
      StrictMode,
      null,
      createElement(SignInDialog, { ...right, ...props } as unknown as DialogEntry.SignInDialogProps),
    ),
  );

/** Returns the problems that the dialog throws while rendering. */
function findProblems(props: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    render(props);
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('a server renders nothing, without a warning', () => {
  for (const open of [true, false]) assert.equal(render({ open }), '');
  assert.deepEqual(consoleError.mock.calls, []);
});

for (const [props, ...problems] of [
  [{ open: undefined }, 'SignInDialog.open: must be a boolean, but is undefined'],
  [{ open: 'true' }, 'SignInDialog.open: must be a boolean, but is "true"'],
  [{ onClose: undefined }, 'SignInDialog.onClose: must be a function, but is undefined'],
  [{ label: 7 }, 'SignInDialog.label: must be a string, but is 7'],
  [{ history: 'none' }, 'SignInDialog.history: must not be set'],
  [{ appearance: null }, 'appearance: must be an object, but is null'],
  [
    { backend: {}, config: null },
    'backend: must be a backend, such as firebaseBackend(auth), but is an object',
    'config: must be an object, but is null',
  ],
] as const) {
  test(`a closed dialog throws a ConfigError: ${problems.join('; ')}`, () =>
    assert.deepEqual(findProblems(props), problems));
}

test('the optional props may be left out or undefined', () => {
  const optional = ['label', 'history', 'appearance', 'className', 'onSuccess', 'locale'];
  assert.deepEqual(findProblems(Object.fromEntries(optional.map((prop) => [prop, undefined]))), []);
});
