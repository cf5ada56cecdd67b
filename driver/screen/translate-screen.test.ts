import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pseudoLanguage } from '../../fixtures/pseudo-language.ts';
import arabicAccountTexts from '../../src/locales/account/ar.ts';
import arabic from '../../src/locales/ar.ts';
import german from '../../src/locales/de.ts';
import persian from '../../src/locales/fa.ts';
import french from '../../src/locales/fr.ts';
import japanese from '../../src/locales/ja.ts';
import polish from '../../src/locales/pl.ts';
import slovenian from '../../src/locales/sl.ts';
import type { Screen } from './screen.ts';
import { createTranslator } from './translate-screen.ts';

const texts = german.texts as Readonly<Record<'signInWithProvider' | 'password', string>>;
const { toEnglishText, toLabels } = createTranslator(german, (text) => text === 'Acme GmbH');

test('a text is translated back into English, with its values', () => {
  const text = texts.signInWithProvider.replace('{name}', 'Google');
  assert.equal(toEnglishText(text), 'Sign in with Google');
  assert.equal(toEnglishText(texts.password), 'Password');
  assert.equal(toEnglishText('Frankreich +33'), 'France +33');
});

test('an accessible name that joins two texts is translated back into English', () => {
  assert.equal(toEnglishText(`${texts.password} Frankreich`), 'Password France');
  assert.equal(toEnglishText(`${texts.password} Something`), `<not in the catalogue: ${texts.password} Something>`);
});

test('texts that are joined by a dot are translated one by one', () => {
  const { password, signInWithProvider } = texts;
  const joined = `${password} · ${signInWithProvider.replace('{name}', 'Google')} · Acme GmbH`;
  assert.equal(toEnglishText(joined), 'Password · Sign in with Google · Acme GmbH');
  assert.equal(toEnglishText(`${password} · Something`), `<not in the catalogue: ${password} · Something>`);
});

test('an accessible name that joins two texts is translated even if the second text begins with a value', () => {
  const { signIn, continueWith } = japanese.texts as Readonly<Record<'signIn' | 'continueWith', string>>;
  assert.equal(
    createTranslator(japanese, () => false).toEnglishText(
      `${signIn} ${continueWith.replace('{email}', 'ada@example.com')}`,
    ),
    'Sign in Continue with ada@example.com?',
  );
});

test("a document's title is translated back into English, without the name of the site", () => {
  const { signInWithEmail } = arabic.texts as Readonly<Record<'signInWithEmail', string>>;
  // The Arabic title matches two English texts: "Sign in with email" and "Sign in with {name}". With the second text,
  // the translator would take the Arabic word for "email" as a name, and leave it untranslated.
  assert.equal(
    createTranslator(arabic, () => false).toEnglishText(`${signInWithEmail} – Doorstep`),
    'Sign in with email – Doorstep',
  );
});

test('a text is translated as a whole if its words match other texts, too', () => {
  const arabicAccount = { ...arabic, accountTexts: arabicAccountTexts };
  const text = arabicAccountTexts.providerDisconnected.replace('{provider}', 'Google');
  assert.equal(createTranslator(arabicAccount, () => false).toEnglishText(text), 'Google has been disconnected.');
});

test('each English text of an ambiguous message is found, even on a screen with other ambiguous texts', () => {
  const arabicTexts = arabic.texts as Readonly<Record<'signIn' | 'generic', string>>;
  const { signIn, generic } = arabicTexts;
  const screen: Screen = {
    name: 'passwordSignIn',
    address: '/',
    title: `${signIn} – Doorstep`,
    headings: [signIn],
    texts: [signIn],
    actions: [{ role: 'button', label: signIn, name: signIn, href: null, opensNewTab: false }],
    notices: [generic],
    focus: signIn,
    subheadings: [],
    fields: [],
    options: [],
    dialog: null,
    pictures: [],
    pictureCount: 0,
    isBusy: false,
    isBusyInCard: false,
  };
  const variants = [...createTranslator(arabic, () => false).toEnglish(screen)];
  for (const message of ['Client specified an invalid argument.', 'Unknown server error.', 'Service unavailable.'])
    assert.ok(
      variants.some(({ notices }) => notices.includes(message)),
      message,
    );
});

for (const [language, one, four, five] of [
  // In German, the plural `Länder` is also the label of the list of countries.
  [german, '1 Land', '4 Länder', '5 Länder'],
  // In Japanese, singular and plural have the same text.
  [japanese, '1 件の国または地域', '4 件の国または地域', '5 件の国または地域'],
  [arabic, 'بلد واحد (1)', '4 بلدان', '5 بلدان'],
  [polish, '1 kraj', '4 kraje', '5 krajów'],
  [persian, '۱ کشور', '۴ کشور', '۵ کشور'],
  [pseudoLanguage, '⟦1 çóúñťřý······⟧', '⟦4 çóúñťříéš·······⟧', '⟦5 çóúñťříéš·······⟧'],
] as const) {
  test(`${language.tag}: a number of countries is translated back into English, with its plural form`, () => {
    const translator = createTranslator(language, () => false);
    for (const [english, text] of [
      ['1 country', one],
      ['4 countries', four],
      ['5 countries', five],
    ] as const) {
      assert.equal(translator.toEnglishText(text), english);
      assert.equal(translator.toLabels(english)[0], text);
    }
  });
}

test('a number of countries with the wrong plural form is not in the catalogue', () => {
  const { toEnglishText: polishToEnglish } = createTranslator(polish, () => false);
  for (const text of ['4 krajów', '5 kraje', '1 kraje'])
    assert.equal(polishToEnglish(text), `<not in the catalogue: ${text}>`);
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

test('a no-break space in a translation is a space on the screen', () => {
  const { toEnglishText: frenchToEnglish } = createTranslator(french, () => false);
  assert.equal(frenchToEnglish('Problème pour vous connecter ?'), 'Trouble signing in?');
});

test('a country has the name that the browser uses', () => {
  const countryNames = new Map([['GP', 'Gvadelup']]);
  const translator = createTranslator(slovenian, () => false, countryNames);
  assert.equal(translator.toEnglishText('Gvadelup +590'), 'Guadeloupe +590');
});
