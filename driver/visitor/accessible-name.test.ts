import assert from 'node:assert/strict';
import { test } from 'node:test';
import arabic from '../../src/locales/ar.ts';
import { createTranslator } from '../screen/translate-screen.ts';
import { toName } from './accessible-name.ts';

const texts = arabic.texts as { readonly signInWithProvider: string };
const translator = createTranslator(arabic, () => false);

test('without another language, the name is the English label', () => {
  assert.deepEqual(toName({ translator: null }, 'Next'), { name: 'Next', exact: true });
});

test('in another language, the name is the translation, with or without direction marks', () => {
  const label = texts.signInWithProvider.replace('{name}', 'Google');
  const marked = texts.signInWithProvider.replace('{name}', '\u2068Google\u2069');
  const { name } = toName({ translator }, 'Sign in with Google');
  assert.ok(name instanceof RegExp);
  assert.deepEqual(
    [label, marked, `${label}.`].map((text) => name.test(text)),
    [true, true, false],
  );
});

test('special characters of regular expressions in a label have no special meaning', () => {
  const { name } = toName({ translator }, 'Acme (1+1)?');
  assert.ok(name instanceof RegExp);
  assert.deepEqual(
    ['Acme (1+1)?', 'Acme (1+1'].map((text) => name.test(text)),
    [true, false],
  );
});
