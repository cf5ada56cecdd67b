import assert from 'node:assert/strict';
import { test } from 'node:test';
import ar from '../locales/ar.ts';
import de from '../locales/de.ts';
import enGB from '../locales/en-GB.ts';
import ja from '../locales/ja.ts';
import ru from '../locales/ru.ts';
import { compactTexts } from '../widget/messages/compact.ts';
import { en } from '../widget/messages/en.ts';
import type { ExpandedLanguage, Language } from '../widget/messages/language.ts';
import { loadOrUseEnglish } from './language-loader.ts';
import { toEnglish } from './user-texts.ts';

// Languages with different scripts. The type checker and `npm run check` ensure that all languages have the same texts.
const languages: Readonly<Record<string, Language>> = { ar, de, ja, ru, 'en-GB': enGB };

for (const [tag, language] of Object.entries(languages)) {
  test(`${tag} has the texts of the button, also in the form of the npm package`, async () => {
    const { texts } = language as ExpandedLanguage;
    const account = (await language.account?.())?.default;
    // Variants of English do not have their own copy of the account page's texts.
    assert.equal(account === undefined, tag === 'en-GB');
    const { signOut, guestShort, generic } = texts;
    const expected = { yourAccount: account?.yourAccount ?? 'Your account', signOut, guestShort, generic };
    const direction = tag === 'ar' ? 'rtl' : 'ltr';
    assert.deepEqual(await loadOrUseEnglish({ locale: language }), { tag, direction, texts: expected });
    const compact = { ...language, texts: compactTexts(texts, en) };
    assert.deepEqual((await loadOrUseEnglish({ locale: compact })).texts, expected);
  });
}

test('English needs no loading, and equals what the widget says', () => {
  const { signOut, guestShort, generic } = en;
  const texts = { yourAccount: 'Your account', signOut, guestShort, generic };
  assert.deepEqual(toEnglish({}), { tag: 'en', direction: 'ltr', texts });
});

test('the app replaces texts, also by a function of the language', async () => {
  const locales = { 'de-AT': () => ({ default: de }) };
  const own = await loadOrUseEnglish({ locale: 'de', locales, messages: { signOut: 'Und tschüss' } });
  assert.equal(own.texts.signOut, 'Und tschüss');
  assert.notEqual(own.texts.yourAccount, 'Your account');
  const chosen = await loadOrUseEnglish({ locale: 'de', locales, messages: (tag) => ({ yourAccount: `(${tag})` }) });
  assert.equal(chosen.texts.yourAccount, '(de)');
  assert.equal(toEnglish({ messages: { guestShort: 'Visitor' } }).texts.guestShort, 'Visitor');
});

test('a language without texts of the account page has these in English', async () => {
  const { account: _account, ...language } = de;
  assert.equal((await loadOrUseEnglish({ locale: language })).texts.yourAccount, 'Your account');
});
