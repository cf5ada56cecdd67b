import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountTexts } from '../../messages/account-texts.ts';
import { en } from '../../messages/en.ts';
import type { ExpandedLanguage } from '../../messages/language.ts';
import { defineScreen, type Tools } from '../../screen/screen.ts';
import { toOutcome } from '../../ui.ts';
import { accountText } from './account-text.ts';
import { withAccountTexts } from './with-account-texts.ts';

const german: ExpandedLanguage = {
  tag: 'de',
  texts: en,
  account: async () => ({ default: { ...accountTexts, yourAccount: 'Ihr Konto', removePhone: '{number} entfernen' } }),
};
const english: ExpandedLanguage = { tag: 'en', texts: en };

/**
 * Runs an account screen, and returns its title in the language that is shown when the screen starts.
 *
 * @param getLanguage returns the language of the widget
 */
async function readTitle(getLanguage: () => ExpandedLanguage): Promise<string> {
  let title = '';
  const screen = defineScreen({
    name: 'account',
    leadsTo: [],
    async run({ language }) {
      title = accountText('yourAccount')(language());
      return null;
    },
  });
  // The cast is safe: the screen and `withAccountTexts` use no other tools.
  const tools = { ui: { waitFor: toOutcome }, language: getLanguage } as unknown as Tools;
  await withAccountTexts(screen).run(tools, {});
  return title;
}

test('an account screen starts with the texts of the language', async () => {
  assert.equal(await readTitle(() => german), 'Ihr Konto');
  assert.equal(accountText('removePhone', { number: '+49 30 1234' })(german), '+49 30 1234 entfernen');
});

test('English texts are there without loading', async () => {
  assert.equal(await readTitle(() => english), 'Your account');
  assert.deepEqual(english.accountTexts, {});
});

test('a text that the app replaces takes precedence', async () => {
  const replaced = { ...german, texts: { ...en, yourAccount: 'Mein Konto' } };
  assert.equal(await readTitle(() => replaced), 'Mein Konto');
});

test('if the language is switched while its texts are loading, the texts of the new one are loaded', async () => {
  const loading = Promise.withResolvers<{ readonly default: typeof accountTexts }>();
  let shown: ExpandedLanguage = { tag: 'fr', texts: en, account: () => loading.promise };
  const reading = readTitle(() => shown);
  shown = { ...german };
  loading.resolve({ default: accountTexts });
  assert.equal(await reading, 'Ihr Konto');
});

test('if the texts cannot be loaded, they are English, and the next screen loads them again', async (t) => {
  const info = t.mock.method(console, 'info', () => {});
  let loads = 0;
  const flaky: ExpandedLanguage = {
    ...german,
    accountTexts: undefined,
    async account() {
      if ((loads += 1) === 1) throw new Error('offline');
      return { default: { ...accountTexts, yourAccount: 'Ihr Konto' } };
    },
  };
  assert.equal(await readTitle(() => flaky), 'Your account');
  assert.equal(info.mock.callCount(), 1);
  assert.equal(await readTitle(() => flaky), 'Ihr Konto');
});
