import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { stopClock } from '../browser/paused-clock.ts';
import { readScreen } from './read-screen.ts';
import { everyText, isEmpty, type Screen } from './screen.ts';

let browser: Browser;
let page: Page;
before(async () => {
  browser = await launchBrowser(() => {});
  const context = await browser.newContext();
  await stopClock(context);
  page = await context.newPage();
});
after(() => browser.close());

async function screenOf(body: string): Promise<Screen> {
  await page.setContent(`<!doctype html><title>A page</title><body>${body}`);
  return screenNow();
}

async function screenNow(): Promise<Screen> {
  const { screen } = await page.evaluate(readScreen, null);
  assert.ok(screen);
  return screen;
}

test('a paragraph is one text, with the links and names in it', async () => {
  const { texts, actions } = await screenOf(
    '<p>By going on you accept our <a href="/terms" target="_blank">Terms</a> and <strong>all</strong>\n   of\n it.</p>',
  );
  assert.deepEqual(texts, ['By going on you accept our Terms and all of it.']);
  assert.deepEqual(
    actions.map(({ label, role, opensNewTab }) => ({ label, role, opensNewTab })),
    [{ label: 'Terms', role: 'link', opensNewTab: true }],
  );
});

test('a button in a paragraph is part of its text; a paragraph of buttons and links alone is no text', async () => {
  const { texts } = await screenOf(
    '<p>You should <button>change it</button> now.</p><p><button>Sign-out</button></p><ul><li><a href="/">A</a></li></ul>',
  );
  assert.deepEqual(texts, ['You should change it now.']);
});

test('headings are texts, and those of the first level the headings', async () => {
  const { texts, headings } = await screenOf('<h1>Sign in</h1><h2>Again</h2><p>Please</p>');
  assert.deepEqual(texts, ['Sign in', 'Again', 'Please']);
  assert.deepEqual(headings, ['Sign in']);
});

for (const [title, body] of [
  ['not displayed', '<p style="display:none">secret</p>'],
  ['hidden', '<p hidden>secret</p>'],
  ['not visible', '<p style="visibility:hidden">secret</p>'],
  ['wholly transparent', '<p style="opacity:0">secret</p>'],
  ['in a transparent parent', '<div style="opacity:0"><p>secret</p></div>'],
  ['a pixel large', '<p style="position:absolute;width:1px;height:1px;overflow:hidden">secret</p>'],
  ['far outside', '<p style="position:absolute;left:-9999px">secret</p>'],
  ['decoration', '<p aria-hidden="true">secret</p>'],
  ['a hidden field', '<label hidden>User <input></label><input type="hidden" value="x"><input hidden>'],
  ['a progress bar that is hidden', '<div role="progressbar" style="display:none;width:9px;height:9px"></div>'],
  ['in a closed disclosure', '<details><summary style="display:none">more</summary>secret</details>'],
] as const) {
  test(`what is ${title} is not to be seen`, async () => {
    const screen = await screenOf(body);
    assert.deepEqual(everyText(screen), []);
    assert.ok(isEmpty(screen));
  });
}

test('a part that is hidden is not read with the rest', async () => {
  const { texts, actions } = await screenOf(
    '<p>Seen <span hidden>secret</span></p><button><span>Long</span><span style="display:none">Short</span></button>',
  );
  assert.deepEqual(texts, ['Seen']);
  assert.deepEqual(
    actions.map(({ label }) => label),
    ['Long'],
  );
});

test('a field has its label, content, kind and token', async () => {
  const { fields, texts } = await screenOf(
    '<label for="e">Email</label><input id="e" type="email" autocomplete="username" value="ada@example.com">' +
      '<label>Password <input type="password"></label><input aria-label="Code" type="text">',
  );
  const bare = { value: '', autocomplete: '', error: null };
  assert.deepEqual(fields, [
    { label: 'Email', value: 'ada@example.com', type: 'email', autocomplete: 'username', error: null },
    { ...bare, label: 'Password', type: 'password' },
    { ...bare, label: 'Code', type: 'text' },
  ]);
  assert.deepEqual(texts, []);
});

test("a field's error is what describes it while it is wrong, and no notice or text", async () => {
  const described =
    '<input aria-label="Email" aria-describedby="m" aria-invalid="true"><p id="m" role="alert">Wrong</p>';
  const { fields, notices, texts } = await screenOf(described);
  assert.deepEqual(
    fields.map(({ error }) => error),
    ['Wrong'],
  );
  assert.deepEqual([...notices, ...texts], []);
});

test('a hint is no error, and an error that nobody can see is none', async () => {
  const hint = await screenOf('<input aria-label="Email" aria-describedby="m"><p id="m">At work</p>');
  assert.deepEqual(
    hint.fields.map(({ error }) => error),
    [null],
  );
  assert.deepEqual(hint.texts, ['At work']);
  const hidden = await screenOf(
    '<input aria-label="Email" aria-describedby="m" aria-invalid="true"><p id="m" style="display:none">Wrong</p>',
  );
  assert.deepEqual(
    hidden.fields.map(({ error }) => error),
    [null],
  );
});

test('a message that no field is tied to is a text that somebody would miss under the field', async () => {
  const { fields, texts } = await screenOf('<input aria-label="Email" aria-invalid="true"><p>Wrong</p>');
  assert.deepEqual(
    fields.map(({ error }) => error),
    [null],
  );
  assert.deepEqual(texts, ['Wrong']);
});

test('a notice is an alert, without the button beside it', async () => {
  const { notices, texts, actions } = await screenOf(
    '<div><p role="alert">No network</p><button>Dismiss</button></div>',
  );
  assert.deepEqual(notices, ['No network']);
  assert.deepEqual(texts, []);
  assert.deepEqual(
    actions.map(({ label }) => label),
    ['Dismiss'],
  );
});

test('an alert that is still empty is no notice', async () => {
  assert.deepEqual((await screenOf('<p role="alert" style="height:9px"></p>')).notices, []);
});

test('an action without a word has the name that is read out', async () => {
  const { actions } = await screenOf('<button aria-label="Show password"><svg width="9" height="9"></svg></button>');
  assert.deepEqual(actions, [
    { role: 'button', label: 'Show password', name: 'Show password', href: null, opensNewTab: false },
  ]);
});

test('actions are in the order in which they stand', async () => {
  const { actions } = await screenOf(
    '<button>Cancel</button><input type="submit" value="Next"><a href="https://example.com/a">Terms</a><a>no link</a>',
  );
  assert.deepEqual(
    actions.map(({ label, href }) => [label, href]),
    [
      ['Cancel', null],
      ['Next', null],
      ['Terms', 'https://example.com/a'],
    ],
  );
});

test('what has the focus goes by its label or its text', async () => {
  const focus = async (body: string): Promise<string | null> => {
    await screenOf(body);
    await page.locator('#f').focus();
    return (await screenNow()).focus;
  };
  assert.equal(await focus('<label for="f">Email</label><input id="f">'), 'Email');
  assert.equal(await focus('<button id="f">Next</button>'), 'Next');
  assert.equal(await focus('<h1 id="f" tabindex="-1">Home</h1>'), 'Home');
  assert.equal((await screenOf('<p>Nothing to focus</p>')).focus, null);
});

test('what is busy, where it is, and what it is called', async () => {
  const screen = await screenOf(
    '<div data-screen="blank"><div role="progressbar" style="width:9px;height:4px"></div></div>',
  );
  assert.equal(screen.isBusy, true);
  assert.equal(screen.name, 'blank');
  assert.equal(screen.title, 'A page');
  assert.equal(isEmpty(screen), false);
  assert.equal((await screenOf('<p>Done</p>')).isBusy, false);
});

test('words keep their case, however they are drawn', async () => {
  const { actions } = await screenOf('<button style="text-transform:uppercase">Next</button>');
  assert.deepEqual(
    actions.map(({ label }) => label),
    ['Next'],
  );
});

test('a line that changes and the lines of a list are texts', async () => {
  const { texts } = await screenOf('<p role="timer">Resend code in 0:15</p><ul><li>Check spam</li><li>Wait</li></ul>');
  assert.deepEqual(texts, ['Resend code in 0:15', 'Check spam', 'Wait']);
});

test('what is under way is said in a dialog, which is done when it shows a picture', async () => {
  const note = (picture: string): string => `<div role="status">${picture}<p>Verified!</p></div>`;
  const waiting = await screenOf(note('<span aria-hidden="true" style="display:block;width:9px;height:9px"></span>'));
  assert.deepEqual(waiting.dialog, { text: 'Verified!', isDone: false });
  assert.deepEqual([...waiting.texts, ...waiting.notices], []);
  assert.deepEqual(everyText(waiting), ['Verified!']);
  const done = await screenOf(note('<svg aria-hidden="true" width="9" height="9"></svg>'));
  assert.deepEqual(done.dialog, { text: 'Verified!', isDone: true });
  const drawnByStyle = await screenOf(
    '<dialog open><div role="img" style="width:40px;height:40px"></div>Verified!</dialog>',
  );
  assert.deepEqual(drawnByStyle.dialog, { text: 'Verified!', isDone: true });
});

test('where nothing is said there is no dialog, nor where only a screen reader hears it', async () => {
  assert.equal((await screenOf('<div role="status" style="height:9px"></div>')).dialog, null);
  const heard = await screenOf('<p role="status" style="position:absolute;width:1px;height:1px;overflow:hidden">2</p>');
  assert.equal(heard.dialog, null);
});

test('one of many is chosen in a field of its own kind; its list is no text, and is known to its end', async () => {
  const countries = Array.from({ length: 200 }, (_, at) => `<li role="option"><b>Land ${at}</b> +${at}</li>`);
  const { fields, texts, options } = await screenOf(
    '<label for="c">Country</label><input id="c" role="combobox" value="Land 150 +150">' +
      `<ul role="listbox" id="l" style="height:90px;overflow:auto;position:relative">${countries.join('')}</ul>`,
  );
  assert.deepEqual(fields, [
    { label: 'Country', value: 'Land 150 +150', type: 'combobox', autocomplete: '', error: null },
  ]);
  assert.deepEqual(texts, []);
  assert.equal(options.length, 200);
  await page.locator('#l').evaluate((list) => list.scrollTo(0, 9000));
  assert.deepEqual((await screenNow()).options, options);
  assert.equal(options[0], 'Land 0 +0');
});

test('a list that is closed offers nothing', async () => {
  assert.deepEqual((await screenOf('<div hidden><ul role="listbox"><li role="option">A</li></ul></div>')).options, []);
  const half = '<ul role="listbox"><li role="option"><b style="display: none">A</b> +1</li></ul>';
  assert.deepEqual((await screenOf(half)).options, ['+1']);
});

test('what a service draws is one field: the group, with its error and its focus', async () => {
  const group = (more: string): string =>
    `<fieldset ${more}><legend>Human verification</legend><label><input id="f" type="checkbox"> I'm not a robot</label>` +
    '<p id="m">Solve the reCAPTCHA</p></fieldset>';
  const { fields, texts } = await screenOf(group('aria-describedby="m"'));
  assert.deepEqual(fields, [
    { label: 'Human verification', value: '', type: 'group', autocomplete: '', error: 'Solve the reCAPTCHA' },
  ]);
  assert.deepEqual(texts, []);
  await page.locator('#f').check();
  const solved = await screenNow();
  assert.deepEqual(
    solved.fields.map(({ value }) => value),
    ['solved'],
  );
  assert.equal(solved.focus, 'Human verification');
});

test('a picture that says something goes by its name', async () => {
  const { pictures } = await screenOf(
    '<svg role="img" aria-label="QR code" width="9" height="9"></svg><img alt="" width="9" height="9">',
  );
  assert.deepEqual(pictures, ['QR code']);
});

test('a button from which one of many is chosen is a field, with its pictures and words', async () => {
  const { fields, actions } = await screenOf(
    '<button role="combobox" aria-label="Country"><svg role="img" aria-label="France" width="9" height="9"></svg> +33</button>',
  );
  assert.deepEqual(fields, [
    { label: 'Country', value: 'France +33', type: 'combobox', autocomplete: '', error: null },
  ]);
  assert.deepEqual(actions, []);
});

test('what is laid over the page is in the order in which it is seen', async () => {
  const { actions } = await screenOf(
    '<p style="margin:40px"><button>Cancel</button></p><button>Next</button>' +
      '<div style="position:absolute;top:0"><button>Dismiss</button></div>',
  );
  assert.deepEqual(
    actions.map(({ label }) => label),
    ['Dismiss', 'Cancel', 'Next'],
  );
});

test('a paragraph is one text, also where a part of it is on a line of its own', async () => {
  const { texts } = await screenOf('<p>Sent to <a href="/" style="display:block">\u200E+1</a></p>');
  assert.deepEqual(texts, ['Sent to +1']);
});
