import assert from 'node:assert/strict';
import { test } from 'node:test';
import german from '../../src/locales/de.ts';
import { createTranslator } from './translate-screen.ts';

// The cast is safe: only the package has compact texts.
const texts = german.texts as Readonly<Record<'signInWithProvider' | 'password', string>>;
const { toEnglishText, toLabels } = createTranslator(german, (text) => text === 'Acme GmbH');

test('a text is translated back into English, with its values', () => {
  const text = texts.signInWithProvider.replace('{name}', 'Google');
  assert.equal(toEnglishText(text), 'Sign in with Google');
  assert.equal(toEnglishText(texts.password), 'Password');
  assert.equal(toEnglishText('Frankreich +33'), 'France +33');
});

test('a name of two texts is translated back into English', () => {
  assert.equal(toEnglishText(`${texts.password} Frankreich`), 'Password France');
  assert.equal(toEnglishText(`${texts.password} Something`), `<not in the catalogue: ${texts.password} Something>`);
});

test('an English text on a screen in another language is marked, so that no step expects it', () => {
  assert.equal(toEnglishText('Sign in with Google'), '<not in the catalogue: Sign in with Google>');
  assert.equal(toEnglishText('Something else'), '<not in the catalogue: Something else>');
});

test('emails, numbers and texts of the scenario are the same in every language', () => {
  for (const text of ['ada@example.com', '0:15', 'JBSW Y3DP', 'Acme GmbH', '']) assert.equal(toEnglishText(text), text);
});

test('an English label is found by its translation, or as it is', () => {
  assert.deepEqual(toLabels('Password'), [texts.password, 'Password']);
});
