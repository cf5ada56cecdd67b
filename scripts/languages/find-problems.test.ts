import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en, serviceErrors } from '../../src/widget/messages/en.ts';
import type { Language } from '../../src/widget/messages/language.ts';
import { findTextProblems } from './find-problems.ts';

const translated = Object.fromEntries(
  Object.entries(en).flatMap(([key, text]) => (key in serviceErrors ? [] : [[key, `à ${text}`]])),
);
const find = (texts: object, language: object = {}, same: readonly string[] = []) =>
  findTextProblems({ tag: 'de', texts: { ...translated, ...texts }, ...language } as Language, same).map(
    (problem) => problem.split('. ')[0],
  );

test('a complete language has no problem', () => assert.deepEqual(find({}), []));

test('a missing, an empty and an unknown text are found', () => {
  assert.deepEqual(find({ signIn: undefined, next: ' ', sing: 'Singen' }).slice(0, 3), [
    'signIn: missing',
    'next: missing',
    'sing: the widget has no such text',
  ]);
});

test('an English text is found, unless the glossary lists it', () => {
  assert.deepEqual(find({ code: en.code }), ['code: the same as in English']);
  assert.deepEqual(find({ code: en.code }, {}, ['code']), []);
  assert.deepEqual(find({ code: en.code }, { tag: 'en-GB' }), []);
});

test('a missing placeholder, an unknown one and a missing link are found', () => {
  assert.deepEqual(find({ resendIn: 'Neu' }), ['resendIn: has the placeholders none, but needs {countdown}']);
  assert.deepEqual(find({ next: 'Weiter, {name}' }), ['next: has the placeholders {name}, but needs none']);
  assert.deepEqual(find({ removalSuspicion: 'Ändern' }), [
    'removalSuspicion: must have a link, […], exactly where the English text has one',
  ]);
});

test('markup, control characters and white space are found', () => {
  assert.deepEqual(find({ next: '<b>Weiter</b>' }), ['next: contains markup']);
  assert.deepEqual(find({ next: 'Weiter\u202E' }), ['next: contains a bidirectional control character']);
  assert.deepEqual(find({ next: 'Weiter ' }), ['next: contains unneeded white space']);
});

test('the plural forms of the language are expected, and no others', () => {
  assert.deepEqual(find({ countriesFew: 'Länder' }), ['countriesFew: the widget has no such text']);
  assert.deepEqual(find({}, { tag: 'ja' }), ['countriesOne: the widget has no such text']);
  assert.ok(find({}, { tag: 'ar', direction: 'rtl' }).includes('countriesTwo: missing'));
});
