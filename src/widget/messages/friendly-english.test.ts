import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { recommendedMessages } from '../config/recommended.ts';
import { chooseLanguage } from './choose-language.ts';
import { en, serviceErrors } from './en.ts';
import { friendlyEnglish } from './friendly-english.ts';
import type { MessageKey } from './messages.ts';

const texts = Object.entries(friendlyEnglish) as [MessageKey, string][];
/** The longest label that fits on a button of a narrow phone (`docs/translating.md`). */
const longestLabel = 25;
const labels = ['signInAction', 'signOut', 'save', 'send', 'learnMore', 'resend', 'verify', 'recoverPassword'] as const;

/** A friendlier text may be at most this number of characters longer than the default text. */
const longestAddition = 45;

/** Returns the placeholders of a text, and `[` if the text has a link. */
const listPlaceholders = (text: string) => new Set(text.match(/\{\w+\}|\[/g));

test('each friendlier text differs from the default text, and has its placeholders and links', () => {
  for (const [key, text] of texts) {
    assert.notEqual(text, en[key], key);
    assert.deepEqual(listPlaceholders(text), listPlaceholders(en[key]), key);
  }
});

test('no friendlier text is much longer than the default text, and all together are shorter', () => {
  const count = (list: readonly string[]) => list.join('').length;
  assert.ok(count(texts.map(([, text]) => text)) < count(texts.map(([key]) => en[key])));
  for (const [key, text] of texts) assert.ok(text.length <= en[key].length + longestAddition, `${key}: ${text}`);
  for (const key of labels) assert.ok(friendlyEnglish[key].length <= longestLabel, key);
});

test('texts that name a button have its label', () => {
  assert.ok(friendlyEnglish.termsBySms.includes(friendlyEnglish.verify));
  assert.ok(friendlyEnglish.stillConnect.includes(en.continue));
});

test('English of every region has the friendlier texts, and no other language', async () => {
  const british = { tag: 'en-GB', texts: en };
  const german = { tag: 'de', texts: { ...en, nameMissing: 'Name eingeben' } };
  const read = async (locale: Parameters<typeof chooseLanguage>[0]['locale']) =>
    (await chooseLanguage({ locale, messages: recommendedMessages })).texts.nameMissing;
  assert.equal(await read('en'), friendlyEnglish.nameMissing);
  assert.equal(await read(british), friendlyEnglish.nameMissing);
  assert.equal(await read(german), 'Name eingeben');
});

test('the documentation lists the usual and the friendlier texts', async () => {
  const page = await readFile(new URL('../../../docs/languages.md', import.meta.url), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')));
  const listed = rows.flatMap(([, key = '', usual, friendlier, ...rest]) =>
    rest.length === 1 ? [[key, usual, friendlier]] : [],
  );
  const forVisitors = texts.filter(([key]) => !Object.hasOwn(serviceErrors, key));
  assert.deepEqual(
    listed.filter(([key = '']) => Object.hasOwn(en, key)),
    forVisitors.map(([key, text]) => [key, en[key], text]),
  );
});
