import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from './en.ts';
import { english } from './english.ts';
import type { ExpandedLanguage } from './language.ts';
import { fill, texts } from './phrase.ts';
import { translate, translateAll } from './translate.ts';

const swapped: ExpandedLanguage = {
  tag: 'he',
  direction: 'rtl',
  texts: {
    ...en,
    alreadyUsedProvider: '{provider} ({email})',
    removalSuspicion: '[Password] first',
    signInWithProvider: 'To {name}',
  },
};

test('a message is translated, and a text that is not a message stays as it is', () => {
  assert.equal(translate(texts.signIn, english), 'Sign in');
  assert.equal(translate('{email} [x]', english), '{email} [x]');
});

test('values are filled in at the placeholders of the translation', () => {
  const message = fill(texts.alreadyUsedProvider, { email: { strong: 'ada@example.com' }, provider: 'Google' });
  assert.deepEqual(translateAll(message, english), [
    'You’ve already used ',
    { strong: 'ada@example.com' },
    '. Sign in with ',
    'Google',
    ' to continue.',
  ]);
  assert.deepEqual(translateAll(message, { ...swapped, direction: 'ltr' }), [
    'Google',
    ' (',
    { strong: 'ada@example.com' },
    ')',
  ]);
});

test('a message whose values are all texts becomes a single string', () => {
  assert.equal(translate(fill(texts.signInWithProvider, { name: 'Google' }), english), 'Sign in with Google');
  const nested = fill(texts.numbered, { name: texts.authenticatorApp, number: '1' });
  assert.equal(translate(nested, english), 'Authenticator app (1)');
});

test('a value is text even if it looks like a placeholder', () => {
  assert.equal(
    translate(fill(texts.signInWithProvider, { name: '{name} [x] $&' }), english),
    'Sign in with {name} [x] $&',
  );
});

test('the text of a link is part of the message', () => {
  const message = fill(texts.removalSuspicion, { link: { action: 'resetPassword' } });
  assert.deepEqual(translateAll(message, swapped), [{ action: 'resetPassword', text: 'Password' }, ' first']);
});

test('placeholders and links without a value stay in the text', () => {
  const language: ExpandedLanguage = {
    ...swapped,
    texts: { ...en, signInWithProvider: 'Hi {toString}, [see] {name}' },
  };
  assert.equal(
    translateAll(fill(texts.signInWithProvider, { name: 'Google' }), language),
    'Hi {toString}, [see] Google',
  );
});

test('a function is replaced with its result for the language', () => {
  assert.deepEqual(translateAll({ options: ({ tag }: ExpandedLanguage) => [tag] }, swapped), { options: ['he'] });
});

test('an object may have the keys of a message, such as a tenant with the ID "message"', () => {
  const choices = { message: { label: texts.signIn }, values: { label: 'Values' } };
  assert.deepEqual(translateAll(choices, english), { message: { label: 'Sign in' }, values: { label: 'Values' } });
});
