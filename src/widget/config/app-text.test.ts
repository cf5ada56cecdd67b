import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseText, isAppText } from './app-text.ts';

test('a text of the app is a text, or has a text for each language', () => {
  for (const text of ['Later.', { en: 'Later.' }, { en: 'Later.', de: 'Später.' }]) {
    assert.ok(isAppText(text), JSON.stringify(text));
  }
});

test('other values are no texts of the app', () => {
  for (const other of [
    undefined,
    null,
    7,
    '',
    {},
    [],
    ['Later.'],
    { en: 7 },
    { en: 'Later.', de: 7 },
    { en: '' },
    { en: 'Later.', de: '' },
    Object.assign(() => {}, { en: 'Later.' }),
  ]) {
    assert.ok(!isAppText(other), JSON.stringify(other));
  }
});

test('the text is in the language of the widget, in its base language, or else the first one', () => {
  const text = { en: 'Later.', de: 'Später.', 'de-AT': 'Nachher.' };
  const chosen = ['de-AT', 'de-CH', 'fr'].map((language) => chooseText(text, language));
  assert.deepEqual(chosen, ['Nachher.', 'Später.', 'Later.']);
  assert.equal(chooseText('Later.', 'de'), 'Later.');
});
