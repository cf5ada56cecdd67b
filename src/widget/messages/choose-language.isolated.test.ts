import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { chooseLanguage, switchLanguage as switchToChoice } from './choose-language.ts';
import { accountTexts } from './account-texts.ts';
import { compactTexts } from './compact.ts';
import { en } from './en.ts';
import type { AccountMessages, Messages } from './messages.ts';
import type { ExpandedLanguage, LanguageModule, LanguageOptions, ShownLanguage } from './language.ts';

const create = (tag: string, signIn: string, direction: 'ltr' | 'rtl' = 'ltr'): ExpandedLanguage => ({
  tag,
  direction,
  texts: { ...en, signIn },
});
const german = create('de', 'Anmelden');
const hebrew = create('he', 'כניסה', 'rtl');
const norwegian = create('nb', 'Logg på');
const chinese = create('zh-TW', '登入');
const locales = { de: german, he: () => ({ default: hebrew }), nb: norwegian, 'zh-TW': async () => chinese };

test('a language is given as an object, or by a function that loads it or its module', async () => {
  assert.equal((await chooseLanguage({ locale: german })).texts.signIn, 'Anmelden');
  assert.equal((await chooseLanguage({ locale: () => Promise.resolve(german) })).texts.signIn, 'Anmelden');
  assert.equal((await chooseLanguage({ locale: () => ({ default: german }) })).texts.signIn, 'Anmelden');
});

for (const [name, tag] of [
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['he', 'he'],
  ['iw', 'he'],
  ['no', 'nb'],
  ['nb-NO', 'nb'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['en', 'en'],
  ['en-US', 'en'],
] as const) {
  test(`the name ${name} chooses the language ${tag}`, async () => {
    assert.equal((await chooseLanguage({ locale: name, locales })).tag, tag);
  });
}

test('a language with an old tag in `locales`, such as iw, is found', async () => {
  assert.equal((await chooseLanguage({ locale: 'he', locales: { iw: hebrew } })).tag, 'he');
});

test('an unknown name chooses English and warns', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  assert.equal((await chooseLanguage({ locale: 'xx', locales })).texts.signIn, 'Sign in');
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /no locale "xx".*de, he, nb, zh-TW/);
});

for (const [given, tag] of [
  ['de_DE', 'de-DE'],
  ['zh-Hant', 'zh-Hant'],
] as const) {
  test(`the tag ${given} of a language is read as ${tag}, which Intl accepts`, async () => {
    assert.equal((await chooseLanguage({ locale: create(given, 'Anmelden') })).tag, tag);
  });
}

test('a language with an invalid tag is drawn, and warns', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const language = await chooseLanguage({ locale: create('my German!', 'Anmelden') });
  assert.deepEqual([language.tag, language.texts.signIn], ['und', 'Anmelden']);
  assert.doesNotThrow(() => new Intl.PluralRules(language.tag));
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /"my German!", is invalid/);
});

test('single texts can be replaced, in any language', async () => {
  const { texts } = await chooseLanguage({ messages: { signIn: 'Come in' } });
  assert.deepEqual([texts.signIn, texts.next], ['Come in', 'Next']);
  assert.equal((await chooseLanguage({ locale: german, messages: { next: 'Los' } })).texts.next, 'Los');
});

for (const [script, signIn] of [
  ['Latin', 'Connexion à {name}…'],
  ['Greek', 'Σύνδεση: «{name}» ~'],
  ['Thai', 'ลงชื่อเข้าใช้ {name}'],
  ['Chinese', '登入「{name}」'],
] as const) {
  test(`a compact language in the ${script} script has all texts`, async () => {
    const texts = Object.fromEntries(Object.keys(en).map((key) => [key, signIn])) as unknown as Messages;
    const compact = { tag: 'xx', texts: compactTexts(texts, en) };
    assert.deepEqual((await chooseLanguage({ locale: compact })).texts, texts);
  });
}

test('a compact language writes its letters as ASCII characters', () => {
  const texts = Object.fromEntries(Object.keys(en).map((key) => [key, 'Вход'])) as unknown as Messages;
  assert.match(compactTexts(texts, en).slice(1), /^[\n -~]+$/);
});

test('a language shows its general text in place of a missing text for an error of the service', async () => {
  const { aborted: _aborted, ...others } = german.texts;
  const { texts } = await chooseLanguage({ locale: { ...german, texts: { ...others, generic: 'Fehler' } } });
  assert.equal(texts.aborted, 'Fehler');
});

test('a language without a form of the plural has no text for it', async () => {
  const { countriesOne: _one, ...others } = german.texts;
  assert.equal((await chooseLanguage({ locale: { ...german, texts: others } })).texts.countriesOne, undefined);
});

test('a language from right to left may lack a form of the plural', async () => {
  const { countriesOne: _one, ...others } = hebrew.texts;
  const { texts } = await chooseLanguage({ locale: { ...hebrew, texts: others } });
  assert.deepEqual([texts.signIn, texts.countriesOne], ['כניסה', undefined]);
});

test('a missing text in `messages` does not replace the text of the language', async () => {
  const messages = JSON.parse('{ "signIn": null }') as Partial<Messages>;
  assert.equal((await chooseLanguage({ locale: german, messages })).texts.signIn, 'Anmelden');
  const missing = { signIn: undefined } as unknown as Partial<Messages>;
  assert.equal((await chooseLanguage({ locale: hebrew, messages: missing })).texts.signIn, 'כניסה');
});

/** Switches the language as `startWidget` does: counts the choice, and merges `changes` into the earlier options. */
function switchLanguage(shown: ShownLanguage, changes: LanguageOptions): Promise<void> {
  shown.choices += 1;
  shown.options = { ...shown.options, ...changes };
  return switchToChoice(shown, shown.choices);
}

/**
 * Stubs a widget that shows English. Each call of the backend's `setLanguage` adds the language tag to `calls`. Each
 * redraw adds `drawn`.
 */
function createShown(calls: (string | null)[], signal = new AbortController().signal): ShownLanguage {
  return {
    language: null,
    options: {},
    choices: 0,
    shownChoice: 0,
    backend: { setLanguage: (tag: string | null) => calls.push(tag) } as unknown as ShownLanguage['backend'],
    signal,
    redraw: () => calls.push('drawn'),
  };
}

test('a language that is loaded after the widget has stopped has no effect', async () => {
  const calls: string[] = [];
  const controller = new AbortController();
  const slow = Promise.withResolvers<LanguageModule>();
  const switching = switchLanguage(createShown(calls, controller.signal), { locale: () => slow.promise });
  controller.abort();
  slow.resolve({ default: german });
  await switching;
  assert.deepEqual(calls, []);
});

test('of two switches, the later one counts, even if its language is loaded first', async () => {
  const tags: string[] = [];
  const shown = createShown(tags);
  const slow = Promise.withResolvers<LanguageModule>();
  const first = switchLanguage(shown, { locale: () => slow.promise });
  await switchLanguage(shown, { locale: hebrew });
  slow.resolve({ default: german });
  await first;
  assert.equal(shown.language?.tag, 'he');
  assert.deepEqual(tags, ['he', 'drawn']);
});

test('of two switches, the later one counts, even if the earlier one is called later', async () => {
  const shown = createShown([]);
  shown.options = { locale: hebrew };
  await switchToChoice(shown, 2);
  shown.options = { locale: german };
  await switchToChoice(shown, 1);
  assert.equal(shown.language?.tag, 'he');
});

test('a language that has loaded is shown, although a later choice is still loading', async () => {
  const calls: string[] = [];
  const shown = createShown(calls);
  const loaded = Promise.withResolvers<LanguageModule>();
  const first = switchLanguage(shown, { locale: () => loaded.promise });
  void switchLanguage(shown, { locale: () => new Promise<never>(() => {}) });
  loaded.resolve({ default: german });
  await first;
  assert.deepEqual(calls, ['de', 'drawn']);
});

test('options that a switch does not name keep their values', async () => {
  const shown = createShown([]);
  await switchLanguage(shown, { locales, messages: { signIn: 'Willkommen' } });
  await switchLanguage(shown, { locale: 'de' });
  assert.deepEqual([shown.language?.tag, shown.language?.texts.signIn], ['de', 'Willkommen']);
  await switchLanguage(shown, { messages: undefined });
  assert.deepEqual([shown.language?.tag, shown.language?.texts.signIn], ['de', 'Anmelden']);
});

test('without `locale`, the mails are in the language of the app', async () => {
  const calls: (string | null)[] = [];
  const shown = createShown(calls);
  await switchLanguage(shown, { messages: { signIn: 'Come in' } });
  assert.deepEqual(calls, [null, 'drawn']);
});

test('in a language from right to left, values are isolated from the text around them', async () => {
  const { texts } = await chooseLanguage({ locale: hebrew });
  assert.equal(texts.signInWithProvider, 'Sign in with \u2068{name}\u2069');
});

describe('the texts of the account page', () => {
  const germanAccount: AccountMessages = { ...accountTexts, yourAccount: 'Ihr Konto' };

  /**
   * Switches a widget from Hebrew to the language in `change`, and returns the new language. `loaded` are the Hebrew
   * texts of the account page; undefined if they are not loaded.
   */
  async function switchTo(change: LanguageOptions, loaded: ExpandedLanguage['accountTexts']) {
    const shown = createShown([]);
    shown.language = { ...hebrew, accountTexts: loaded };
    await switchLanguage(shown, change);
    return shown.language;
  }

  it('are loaded with a new language if the visitor has opened the account page', async () => {
    let loads = 0;
    const account = async () => {
      loads += 1;
      return { default: germanAccount };
    };
    const locale = { ...german, account };
    assert.equal((await switchTo({ locale }, undefined)).accountTexts, undefined);
    assert.equal(loads, 0);
    assert.equal((await switchTo({ locale }, {})).accountTexts?.yourAccount, 'Ihr Konto');
    assert.equal(loads, 1);
  });

  it('are English in a language without them', async () => {
    assert.deepEqual((await switchTo({ locale: german }, {})).accountTexts, {});
  });

  it('can be replaced by the app', async () => {
    const { texts } = await chooseLanguage({ locale: german, messages: { yourAccount: 'Mein Konto' } });
    assert.equal(texts.yourAccount, 'Mein Konto');
  });

  it('are written with isolated values in a language from right to left', async () => {
    const account = async () => ({ default: germanAccount });
    const loaded = await (await chooseLanguage({ locale: { ...hebrew, account } })).account?.();
    assert.equal(loaded?.default.removePhone, 'Remove \u2068{number}\u2069');
  });
});
