import assert from 'node:assert/strict';
import { test } from 'node:test';
import german from '../../src/locales/de.ts';
import { addInitScripts, type Session } from '../browser/session.ts';
import { startTestBrowser } from '../browser/test-browser.ts';
import { createTranslator, type Translator } from '../screen/translate-screen.ts';
import type { Visit } from '../visit.ts';
import { createScreenReader } from './screen-reader.ts';

const { browser } = await startTestBrowser();
const context = await browser.newContext();
await addInitScripts(context);
const page = await context.newPage();
await page.goto('about:blank');

/**
 * Shows `body`, calls `change` in the page, and returns the texts that a screen reader then says. Does this twice, with
 * and without the browser's accessibility tree, and asserts that the results are equal.
 */
async function listen(
  body: string,
  change: () => void,
  translator: Translator | null = null,
): Promise<readonly string[]> {
  const [speech = [], speechWithoutTree] = [await listenTo(true), await listenTo(false)];
  assert.deepEqual(speechWithoutTree, speech);
  return speech;

  async function listenTo(hasDevtools: boolean): Promise<readonly string[]> {
    await page.setContent(`<!doctype html><title>A page</title><body>${body}`);
    const view = { context, page, hasDevtools } as Partial<Session> as Session;
    const reader = createScreenReader({
      view,
      translator,
      waitUntilIdle: async () => ({ isTyping: false }),
    } as Partial<Visit> as Visit);
    await reader.startScreenReader();
    await page.evaluate(change);
    return reader.readSpeech();
  }
}

test('the focused element is said with its kind, its error and the name of its form', async () => {
  const speech = await listen(
    '<form aria-label="Sign in"><label>Email <input aria-invalid="true" aria-describedby="e"></label><p id="e">Wrong</p></form>',
    () => document.querySelector('input')?.focus(),
  );
  assert.deepEqual(speech, ['Sign in, form', 'Email, text field, invalid entry: Wrong']);
});

test('the name of a form is not said again if the focus moves within the form', async () => {
  const speech = await listen(
    '<form aria-label="Sign in"><input autofocus><button>Next</button></form><script>document.querySelector("input").focus()</script>',
    () => document.querySelector('button')?.focus(),
  );
  assert.deepEqual(speech, ['Next, button']);
});

test("a text of the widget is translated into English, but a text of the app's own page is not", async () => {
  for (const [body, expected] of [
    ['<div data-screen="signIn"><button>Weiter</button></div>', 'Next, button'],
    ['<button>Weiter</button>', 'Weiter, button'],
  ] as const) {
    const focus = () => document.querySelector('button')?.focus();
    assert.deepEqual(
      await listen(
        body,
        focus,
        createTranslator(german, () => false),
      ),
      [expected],
    );
  }
});

test('the focused element is not said if the focus does not move', async () => {
  assert.deepEqual(await listen('<button>Next</button>', () => {}), []);
});

for (const [title, body, expected] of [
  ['a status', '<p role="status"></p>', ['Done']],
  ['a polite region', '<p aria-live="polite"></p>', ['Done']],
  ['a timer', '<p role="timer"></p>', []],
  ['a region that is off', '<p role="status" aria-live="off"></p>', []],
  ['an ordinary text', '<p></p>', []],
  ['a hidden region', '<p role="status" hidden></p>', []],
] as const) {
  test(`a change of ${title} is ${expected.length > 0 ? 'said' : 'not said'}`, async () => {
    assert.deepEqual(await listen(body, () => document.querySelector('p')?.append('Done')), expected);
  });
}

test('a new alert is said, but a new status is not', async () => {
  const speech = await listen('', () => {
    document.body.innerHTML = '<p role="alert">Wrong</p><p role="status">Done</p>';
  });
  assert.deepEqual(speech, ['Wrong']);
});

test('the option to which a combobox points is said', async () => {
  const speech = await listen(
    '<input role="combobox" aria-expanded="true" aria-controls="l"><ul role="listbox" id="l"><li role="option" id="o">Austria</li></ul>' +
      '<script>document.querySelector("input").focus()</script>',
    () => document.querySelector('input')?.setAttribute('aria-activedescendant', 'o'),
  );
  assert.deepEqual(speech, ['Austria']);
});

for (const [title, body, expected] of [
  ['a heading', '<h1 tabindex="-1">Sign in</h1>', ['Sign in, heading']],
  ['a link', '<a href="#terms">Terms of <b>service</b></a>', ['Terms of service, link']],
  ['a button with a picture', '<button><img alt="Google"> Sign in</button>', ['Google Sign in, button']],
  [
    'a checkbox in a group',
    '<fieldset aria-describedby="e"><legend>Human verification</legend><label><input type="checkbox"> I am human</label></fieldset><p id="e">Solve it</p>',
    ['Human verification, group: Solve it', 'I am human, checkbox'],
  ],
] as const) {
  test(`the focus on ${title} is said`, async () => {
    const focus = (): void => document.querySelector<HTMLElement>('h1, a, button, input')?.focus();
    assert.deepEqual(await listen(body, focus), expected);
  });
}
