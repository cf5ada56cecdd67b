import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { ConfigError } from './config/config-error.ts';
import { chooseTag, createBrowserLocale } from './browser-locale.ts';
import { chooseLanguage } from './messages/choose-language.ts';
import { en } from './messages/en.ts';
import type { LanguageModule } from './messages/language.ts';

const available = ['en', 'de', 'en-GB', 'fr', 'pt-BR', 'zh-TW'];

for (const [preferred, tag] of [
  [['de-AT', 'de', 'en'], 'de'],
  [['fr-CA', 'de'], 'fr'],
  [['sw', 'de', 'fr'], 'de'],
  [['en-US', 'de'], 'en'],
  [['en-AU', 'de'], 'en-GB'],
  [['zh-HK', 'en'], 'zh-TW'],
  [['*', 'pt-PT'], 'pt-BR'],
  [['sw'], 'en'],
  [[], 'en'],
] as const) {
  test(`a browser that prefers ${preferred.join(', ') || 'nothing'} gets ${tag}`, () => {
    assert.equal(chooseTag(preferred, available), tag);
  });
}

test('English is chosen if no preferred language is available, even if English is not available either', () => {
  assert.equal(chooseTag(['en-US', 'de'], ['de', 'fr']), 'de');
  assert.equal(chooseTag(['en-US'], ['de', 'fr']), 'en');
});

/** Creates `browserLocale` with German and French. Records in `loaded` the tag of each language that is loaded. */
function create(context: TestContext, navigator: { readonly languages?: readonly string[] } | undefined) {
  const loaded: string[] = [];
  const loader = (tag: string) => async (): Promise<LanguageModule> => {
    loaded.push(tag);
    return { default: { tag, texts: { ...en, signIn: tag } } };
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {};
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  context.after(() => Object.defineProperty(globalThis, 'navigator', own));
  return { loaded, browserLocale: createBrowserLocale({ './de.ts': loader('de'), './fr.ts': loader('fr') }) };
}

test('only the chosen language is loaded, and only when the widget calls the function', async (t) => {
  const { loaded, browserLocale } = create(t, { languages: ['de-CH', 'fr'] });
  const locale = browserLocale();
  assert.deepEqual(loaded, []);
  assert.equal((await chooseLanguage({ locale })).texts.signIn, 'de');
  assert.deepEqual(loaded, ['de']);
});

test('`only` restricts the choice', async (t) => {
  const { loaded, browserLocale } = create(t, { languages: ['de', 'fr'] });
  assert.equal((await chooseLanguage({ locale: browserLocale({ only: ['fr'] }) })).tag, 'fr');
  assert.deepEqual(loaded, ['fr']);
});

for (const [title, navigator] of [
  ['for a visitor whose languages are all missing', { languages: ['sw', 'xx'] }],
  ['for a visitor who prefers it', { languages: ['en-US', 'de'] }],
  ['on a server, which has no navigator', undefined],
  ['in a browser that does not list its languages', {}],
] as const) {
  test(`English is chosen ${title}, and no language is loaded`, async (t) => {
    const { loaded, browserLocale } = create(t, navigator);
    const { tag, texts } = await chooseLanguage({ locale: browserLocale() });
    assert.deepEqual([tag, texts.signIn, texts.next], ['en', 'Sign in', 'Next']);
    assert.deepEqual(loaded, []);
  });
}

test('calls with the same languages return the same function', (t) => {
  const { browserLocale } = create(t, { languages: [] });
  assert.equal(browserLocale(), browserLocale({}));
  assert.equal(browserLocale({ only: ['de', 'fr'] }), browserLocale({ only: ['de', 'fr'] }));
  assert.notEqual(browserLocale({ only: ['de'] }), browserLocale({ only: ['fr'] }));
});

for (const [options, path, message] of [
  [{ only: ['de', 'de-AT'] }, 'browserLocale.only[1]', /a language tag, but is "de-AT"; did you mean "de"\?/],
  [{ only: ['xx'] }, 'browserLocale.only[0]', /a language tag, but is "xx"; known are en, de, fr$/],
  [{ only: [7] }, 'browserLocale.only[0]', /a language tag, but is 7; known are en, de, fr$/],
  [{ only: 'de' }, 'browserLocale.only', /^must be a list, but is "de"$/],
  [{ only: [] }, 'browserLocale.only', /^must be a list, but is empty$/],
  [{ olny: ['de'] }, 'browserLocale.olny', /^is unknown; did you mean "only"\?$/],
  [['de'], 'browserLocale', /^must be an object, but is a list$/],
  [null, 'browserLocale', /^must be an object, but is null$/],
  ['de', 'browserLocale', /^must be an object, but is "de"$/],
] as const) {
  test(`browserLocale(${JSON.stringify(options)}) throws a ConfigError`, (t) => {
    const { browserLocale } = create(t, { languages: ['de'] });
    assert.throws(
      () => browserLocale(options as never),
      (error) => {
        assert.ok(error instanceof ConfigError);
        assert.equal(error.problems.length, 1);
        assert.equal(error.problems[0]?.path, path);
        assert.match(error.problems[0]?.message ?? '', message);
        return true;
      },
    );
  });
}

test('English and all known tags are allowed', (t) => {
  const { browserLocale } = create(t, { languages: [] });
  assert.doesNotThrow(() => browserLocale({ only: ['en', 'de', 'fr'] }));
  assert.doesNotThrow(() => browserLocale({ only: undefined }));
});
