import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import { accountTexts } from '../../src/widget/messages/account-texts.ts';
import { en, serviceErrors } from '../../src/widget/messages/en.ts';
import type { AccountMessages } from '../../src/widget/messages/messages.ts';
import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { inProject } from '../../tools/project.ts';
import { buttonLabels, findAccountTextProblems, findTextProblems, namedButtons } from './find-problems.ts';

const translated = Object.fromEntries(
  Object.entries(en).flatMap(([key, text]) =>
    key in serviceErrors ? [] : [[key, text.replaceAll(/^|tap(ping)? /g, '$&à ')]],
  ),
);
const find = (texts: object, language: object = {}, same: readonly string[] = []) =>
  findTextProblems({ tag: 'de', texts: { ...translated, ...texts }, ...language } as ExpandedLanguage, same).map(
    (problem) => problem.split('. ')[0],
  );

test('a complete language has no problem', () => assert.deepEqual(find({}), []));

describe('the texts of the account page', () => {
  const complete = Object.fromEntries(Object.entries(accountTexts).map(([key, text]) => [key, `à ${text}`]));
  const findInAccount = (texts: object | undefined, tag = 'de', same: readonly string[] = []) =>
    findAccountTextProblems(tag, texts && ({ ...complete, ...texts } as AccountMessages), same).map(
      (problem) => problem.split('. ')[0],
    );

  it('have no problem if they are complete', () => assert.deepEqual(findInAccount({}), []));

  it('may be missing in a kind of English only', () => {
    assert.deepEqual(findInAccount(undefined, 'en-GB'), []);
    assert.deepEqual(findInAccount(undefined), [
      'src/locales/account/de.ts is missing, or src/locales/de.ts does not import it',
    ]);
  });

  it('are compared with the English ones', () => {
    assert.deepEqual(findInAccount({ yourAccount: undefined, signIn: 'Anmelden' }), [
      'yourAccount: missing',
      'signIn: the widget has no such text',
    ]);
    assert.deepEqual(findInAccount({ connected: accountTexts.connected }), ['connected: the same as in English']);
    assert.deepEqual(findInAccount({ connected: accountTexts.connected }, 'de', ['connected']), []);
    assert.deepEqual(findInAccount({ removePhone: 'Entfernen' }), [
      'removePhone: has the placeholders none, but needs {number}',
    ]);
    assert.deepEqual(findInAccount({ deleteAccount: 'W'.repeat(33) }), ['deleteAccount: has 33 characters']);
  });
});

test('a missing, an empty and an unknown text are found', () => {
  assert.deepEqual(find({ signIn: undefined, next: ' ', sing: 'Singen' }).slice(0, 3), [
    'signIn: missing',
    'next: missing',
    'sing: the widget has no such text',
  ]);
});

test('an English text in a translation is reported, unless the glossary lists its key', () => {
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

test('a missing, an unknown and a misspelt placeholder are found in plural forms', () => {
  assert.deepEqual(find({ countriesOne: 'Land' }), ['countriesOne: has the placeholders none, but needs {count}']);
  assert.deepEqual(find({ countriesOne: '{cuont} Land' }), [
    'countriesOne: has the placeholders {cuont}, but needs {count}',
  ]);
  assert.deepEqual(find({ countriesOne: '{count} Land, {name}' }), [
    'countriesOne: has the placeholders {count} {name}, but needs {count}',
  ]);
});

test('a placeholder that lacks a brace, or has one too many, is found', () => {
  assert.deepEqual(find({ resendIn: 'Neu in {countdown}}' }), [
    'resendIn: has the placeholders {countdown} }, but needs {countdown}',
  ]);
  assert.deepEqual(find({ resendIn: 'Neu in {countdown' }), [
    'resendIn: has the placeholders {countdown, but needs {countdown}',
  ]);
});

test('markup and white space are found', () => {
  assert.deepEqual(find({ next: '<b>Weiter</b>' }), ['next: contains markup']);
  assert.deepEqual(find({ next: 'Weiter ' }), ['next: contains unneeded white space']);
});

test('direction marks are reported in every language; zero-width joiners are allowed', () => {
  const persian = { tag: 'fa', direction: 'rtl' };
  for (const mark of ['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069']) {
    assert.deepEqual(find({ next: `Weiter${mark}` }), ['next: contains a bidirectional control character']);
    assert.deepEqual(find({ next: `بعدی${mark}` }, persian), ['next: contains a bidirectional control character']);
  }
  assert.deepEqual(find({ next: 'می\u200Cرود' }, persian), []);
});

test('a text that names a button must contain its label exactly', () => {
  const texts = { continue: 'Weiter', stillConnect: 'Mit {provider} anmelden: Tippen Sie auf „Weiter“.' };
  assert.deepEqual(find(texts), []);
  for (const name of ['weiter', 'Fortfahren', 'Weitergehen']) {
    assert.deepEqual(find({ ...texts, stillConnect: `Mit {provider}: Tippen Sie auf „${name}“.` }), [
      'stillConnect: must name the button "Weiter" (continue) exactly',
    ]);
  }
  assert.deepEqual(find({ verify: 'Bestätigen' }), [
    'termsBySms: must name the button "Bestätigen" (verify) exactly',
    'smsRates: must name the button "Bestätigen" (verify) exactly',
  ]);
});

test('in a script without spaces, a label is recognized between other letters', () => {
  const texts = { continue: '続行', stillConnect: '{provider}は続行をタップしてください。' };
  assert.ok(!find(texts, { tag: 'ja' }).some((problem) => problem?.startsWith('stillConnect')));
});

test('every text that asks the visitor to tap a button is checked for the label of the button', () => {
  const tapping = Object.entries(en).flatMap(([key, text]) => (/\btap/i.test(text) ? [key] : []));
  assert.deepEqual(tapping.toSorted(), Object.keys(namedButtons).toSorted());
});

test('a label of more than 32 characters is found; placeholders and combining marks do not count', () => {
  assert.deepEqual(find({ next: 'W'.repeat(33) }), ['next: has 33 characters']);
  assert.deepEqual(find({ next: 'W'.repeat(32) }), []);
  assert.deepEqual(find({ next: 'e\u0301'.repeat(32) }), []);
  assert.deepEqual(find({ signInToTenant: `${'W'.repeat(31)} {name}` }), []);
  assert.deepEqual(find({ signOutQuestion: 'W'.repeat(33) }), []);
});

test('the labels of all buttons in the sources are checked for their length', async () => {
  const folder = inProject('src', 'widget');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const button =
    /(?:\b(?:primary|secondary|link|createChoice)\)?\(|\b(?:label|shortLabel|stop): )(?:fill\()?(?:(?:\w+\.)*texts?\.|accountText\(')(\w+)/g;
  const fields = new Set([
    'email',
    'password',
    'name',
    'code',
    'country',
    'phoneNumber',
    'humanVerification',
    'newEmail',
    'backupCode',
    'passkeyName',
  ]);
  const labels = new Set(sources.flatMap((source) => [...source.matchAll(button)].map(([, key = '']) => key)));
  assert.ok(
    labels.has('next') && labels.has('signInWithProvider') && labels.has('textMessage'),
    [...labels].join(', '),
  );
  assert.deepEqual(
    [...labels].filter((key) => !buttonLabels.has(key) && !fields.has(key)),
    [],
  );
});

test('the plural forms of the language are expected, and no others', () => {
  assert.deepEqual(find({ countriesFew: '{count} Länder' }), ['countriesFew: the widget has no such text']);
  assert.deepEqual(find({}, { tag: 'ja' }), ['countriesOne: the widget has no such text']);
  assert.ok(find({}, { tag: 'ar', direction: 'rtl' }).includes('countriesTwo: missing'));
});
