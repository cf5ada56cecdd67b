import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as Languages from '../../fixtures/load-language.ts';
import { importSource } from '../../tools/bundle/import-source.ts';
import { compactTexts } from '../widget/messages/compact.ts';
import { en } from '../widget/messages/en.ts';
import type { ExpandedLanguage } from '../widget/messages/language.ts';
import { loadUserLanguage } from './load-user-language.ts';
import { toEnglish } from './user-texts.ts';

const { languageTags, loadLanguage } = await importSource<typeof Languages>('fixtures/load-language.ts');
const tags = languageTags.filter((tag) => tag !== 'en' && tag !== 'en-XA');
const load = async (tag: string): Promise<ExpandedLanguage> => (await loadLanguage(tag)) as ExpandedLanguage;

test('every language has the texts of the button, also in the form of the npm package', async () => {
  assert.ok(tags.length > 60);
  for (const tag of tags) {
    const language = await load(tag);
    const account = (await language.account?.())?.default;
    const { signOut, guestShort, generic } = language.texts;
    // Variants of English have no texts of the account page of their own.
    assert.ok(account || tag.startsWith('en'), tag);
    const yourAccount = account?.yourAccount ?? 'Your account';
    const expected = { yourAccount, signOut, guestShort, generic };
    const direction = language.direction ?? 'ltr';
    assert.deepEqual(await loadUserLanguage({ locale: language }), { tag, direction, texts: expected });
    const compact = { ...language, texts: compactTexts(language.texts, en) };
    assert.deepEqual((await loadUserLanguage({ locale: compact })).texts, expected, tag);
  }
});

test('English needs no loading, and equals what the widget says', () => {
  const { signOut, guestShort, generic } = en;
  const texts = { yourAccount: 'Your account', signOut, guestShort, generic };
  assert.deepEqual(toEnglish({}), { tag: 'en', direction: 'ltr', texts });
});

test('the app replaces texts, also by a function of the language', async () => {
  const locales = { 'de-AT': () => load('de') };
  const own = await loadUserLanguage({ locale: 'de', locales, messages: { signOut: 'Und tschüss' } });
  assert.equal(own.texts.signOut, 'Und tschüss');
  assert.notEqual(own.texts.yourAccount, 'Your account');
  const chosen = await loadUserLanguage({ locale: 'de', locales, messages: (tag) => ({ yourAccount: `(${tag})` }) });
  assert.equal(chosen.texts.yourAccount, '(de)');
  assert.equal(toEnglish({ messages: { guestShort: 'Visitor' } }).texts.guestShort, 'Visitor');
});

test('a language without texts of the account page has these in English', async () => {
  const { account: _account, ...language } = await load('de');
  assert.equal((await loadUserLanguage({ locale: language })).texts.yourAccount, 'Your account');
});
