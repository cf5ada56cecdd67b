import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseClock } from '../browser/paused-clock.ts';
import { startTestBrowser } from '../browser/test-browser.ts';
import { readScreen } from './read-screen.ts';
import { listTexts, isEmpty, type Screen } from './screen.ts';

const { browser } = await startTestBrowser();
const context = await browser.newContext();
await pauseClock(context);
const page = await context.newPage();

async function readBody(body: string): Promise<Screen> {
  await page.setContent(`<!doctype html><title>A page</title><body>${body}`);
  return readCurrent();
}

async function readCurrent(): Promise<Screen> {
  const { screen } = await page.evaluate(readScreen, null);
  assert.ok(screen);
  return screen;
}

const getErrors = (fields: Screen['fields']) => fields.map(({ error }) => error);
const getLabels = (actions: Screen['actions']) => actions.map(({ label }) => label);

test('a paragraph is one text, including its links', async () => {
  const { texts, actions } = await readBody(
    '<p>By going on you accept our <a href="/terms" target="_blank">Terms</a> and <strong>all</strong>\n   of\n it.</p>',
  );
  assert.deepEqual(texts, ['By going on you accept our Terms and all of it.']);
  assert.deepEqual(
    actions.map(({ label, role, opensNewTab }) => ({ label, role, opensNewTab })),
    [{ label: 'Terms', role: 'link', opensNewTab: true }],
  );
});

for (const [title, body, expected] of [
  [
    'a button in a paragraph is part of its text, but a block of buttons and links alone is not a text',
    '<p>You should <button>change it</button> now.</p><p><button>Sign-out</button></p><ul><li><a href="/">A</a></li></ul>',
    { texts: ['You should change it now.'] },
  ],
  [
    'every heading is a text, and those of level 1 and 2 are listed as headings',
    '<h1>Sign in</h1><h2>Again</h2><p>Please</p>',
    { texts: ['Sign in', 'Again', 'Please'], headings: ['Sign in'], subheadings: ['Again'] },
  ],
  [
    'an action without text has its accessible name as label',
    '<button aria-label="Show password"><svg width="9" height="9"></svg></button>',
    { actions: [{ role: 'button', label: 'Show password', name: 'Show password', href: null, opensNewTab: false }] },
  ],
  [
    'a timer and the items of a list are texts',
    '<p role="timer">Resend code in 0:15</p><ul><li>Check spam</li><li>Wait</li></ul>',
    { texts: ['Resend code in 0:15', 'Check spam', 'Wait'] },
  ],
  [
    'a picture is listed if it has an accessible name',
    '<svg role="img" aria-label="QR code" width="9" height="9"></svg><img alt="" width="9" height="9">',
    { pictures: ['QR code'], pictureCount: 2 },
  ],
  [
    'a combobox button is a field whose value has the names of its pictures and its text',
    '<button role="combobox" aria-label="Country"><svg role="img" aria-label="France" width="9" height="9"></svg> +33</button>',
    {
      fields: [
        {
          label: 'Country',
          value: 'France +33',
          type: 'combobox',
          autocomplete: '',
          name: '',
          keyboard: '',
          error: null,
        },
      ],
      actions: [],
    },
  ],
  [
    'a paragraph is one text even if a part of it is displayed as a block',
    '<p>Sent to <a href="/" style="display:block">\u200E+1</a></p>',
    { texts: ['Sent to +1'] },
  ],
] satisfies [string, string, Partial<Screen>][]) {
  test(title, async () => {
    const screen = await readBody(body);
    assert.deepEqual(screen, { ...screen, ...expected });
  });
}

for (const [title, body] of [
  ['a paragraph that is not displayed', '<p style="display:none">secret</p>'],
  ['a hidden paragraph', '<p hidden>secret</p>'],
  ['an invisible paragraph', '<p style="visibility:hidden">secret</p>'],
  ['a transparent paragraph', '<p style="opacity:0">secret</p>'],
  ['a paragraph inside a transparent element', '<div style="opacity:0"><p>secret</p></div>'],
  [
    'a paragraph that is one pixel large',
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden">secret</p>',
  ],
  ['a paragraph far outside the page', '<p style="position:absolute;left:-9999px">secret</p>'],
  ['a paragraph hidden from assistive technology', '<p aria-hidden="true">secret</p>'],
  ['a hidden field', '<label hidden>User <input></label><input type="hidden" value="x"><input hidden>'],
  ['a hidden progress bar', '<div role="progressbar" style="display:none;width:9px;height:9px"></div>'],
  ['the content of a closed disclosure', '<details><summary style="display:none">more</summary>secret</details>'],
] as const) {
  test(`${title} is ignored`, async () => {
    const screen = await readBody(body);
    assert.deepEqual(listTexts(screen), []);
    assert.ok(isEmpty(screen));
  });
}

test('a page with only an unnamed picture is not empty', async () => {
  assert.equal(isEmpty(await readBody('<img alt="" width="9" height="9">')), false);
});

test('the text of an element excludes its hidden descendants', async () => {
  const { texts, actions } = await readBody(
    '<p>Seen <span hidden>secret</span></p><button><span>Long</span><span style="display:none">Short</span></button>',
  );
  assert.deepEqual(texts, ['Seen']);
  assert.deepEqual(getLabels(actions), ['Long']);
});

test('a field has a label, a value, a type, an autocomplete token, a name and a keyboard', async () => {
  const { fields, texts } = await readBody(
    '<label for="e">Email</label><input id="e" type="email" autocomplete="username" value="ada@example.com">' +
      '<label>Password <input type="password" name="password"></label><input aria-label="Code" type="text" inputmode="numeric">',
  );
  const bare = { value: '', autocomplete: '', name: '', keyboard: 'text', error: null };
  assert.deepEqual(fields, [
    { ...bare, label: 'Email', value: 'ada@example.com', type: 'email', autocomplete: 'username', keyboard: 'email' },
    { ...bare, label: 'Password', type: 'password', name: 'password' },
    { ...bare, label: 'Code', type: 'text', keyboard: 'numeric' },
  ]);
  assert.deepEqual(texts, []);
});

test('the description of an invalid field is its error, and neither a notice nor a text', async () => {
  const described =
    '<input aria-label="Email" aria-describedby="m" aria-invalid="true"><p id="m" role="alert">Wrong</p>';
  const { fields, notices, texts } = await readBody(described);
  assert.deepEqual(getErrors(fields), ['Wrong']);
  assert.deepEqual([...notices, ...texts], []);
});

test('a hint and a hidden error do not count as errors', async () => {
  const hint = await readBody('<input aria-label="Email" aria-describedby="m"><p id="m">At work</p>');
  assert.deepEqual(getErrors(hint.fields), [null]);
  assert.deepEqual(hint.texts, ['At work']);
  const hidden = await readBody(
    '<input aria-label="Email" aria-describedby="m" aria-invalid="true"><p id="m" style="display:none">Wrong</p>',
  );
  assert.deepEqual(getErrors(hidden.fields), [null]);
});

test('a message without an ARIA reference from a field is a text, not an error', async () => {
  const { fields, texts } = await readBody('<input aria-label="Email" aria-invalid="true"><p>Wrong</p>');
  assert.deepEqual(getErrors(fields), [null]);
  assert.deepEqual(texts, ['Wrong']);
});

test('an alert is a notice, without the button beside it', async () => {
  const { notices, texts, actions } = await readBody(
    '<div><p role="alert">No network</p><button>Dismiss</button></div>',
  );
  assert.deepEqual(notices, ['No network']);
  assert.deepEqual(texts, []);
  assert.deepEqual(getLabels(actions), ['Dismiss']);
});

test('an empty alert is not a notice', async () => {
  assert.deepEqual((await readBody('<p role="alert" style="height:9px"></p>')).notices, []);
});

test('actions are listed in document order', async () => {
  const { actions } = await readBody(
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

test('the focused element is identified by its label or its text', async () => {
  const focus = async (body: string): Promise<string | null> => {
    await readBody(body);
    await page.locator('#f').focus();
    return (await readCurrent()).focus;
  };
  assert.equal(await focus('<label for="f">Email</label><input id="f">'), 'Email');
  assert.equal(await focus('<button id="f">Next</button>'), 'Next');
  assert.equal(await focus('<h1 id="f" tabindex="-1">Home</h1>'), 'Home');
  assert.equal((await readBody('<p>Nothing to focus</p>')).focus, null);
});

test('the screen has a busy state, a name and a title', async () => {
  const screen = await readBody(
    '<div data-screen="blank"><div role="progressbar" style="width:9px;height:4px"></div></div>',
  );
  assert.equal(screen.isBusy, true);
  assert.equal(screen.name, 'blank');
  assert.equal(screen.title, 'A page');
  assert.equal(isEmpty(screen), false);
  assert.equal((await readBody('<p>Done</p>')).isBusy, false);
});

test('a progress bar is in a card if a box around it has a border or a shadow', async () => {
  const bar = '<div role="progressbar" style="width:9px;height:4px;border:1px solid"></div>';
  const isInCard = async (body: string): Promise<boolean> => (await readBody(body)).isBusyInCard;
  assert.equal(await isInCard(`<div><div>${bar}</div></div>`), false);
  assert.equal(await isInCard(`<div style="border:1px solid"><div>${bar}</div></div>`), true);
  assert.equal(await isInCard(`<div style="box-shadow:0 0 2px">${bar}</div>`), true);
  assert.equal(await isInCard('<div style="border:1px solid">Done</div>'), false);
});

test('labels keep their case despite `text-transform`', async () => {
  const { actions } = await readBody('<button style="text-transform:uppercase">Next</button>');
  assert.deepEqual(getLabels(actions), ['Next']);
});

test('a status message is a dialog, which is done once it shows a picture', async () => {
  const note = (picture: string): string => `<div role="status">${picture}<p>Verified!</p></div>`;
  const waiting = await readBody(note('<span aria-hidden="true" style="display:block;width:9px;height:9px"></span>'));
  assert.deepEqual(waiting.dialog, { text: 'Verified!', isDone: false });
  assert.deepEqual([...waiting.texts, ...waiting.notices], []);
  assert.deepEqual(listTexts(waiting), ['Verified!']);
  const done = await readBody(note('<svg aria-hidden="true" width="9" height="9"></svg>'));
  assert.deepEqual(done.dialog, { text: 'Verified!', isDone: true });
  const drawnByStyle = await readBody(
    '<dialog open><div role="img" style="width:40px;height:40px"></div>Verified!</dialog>',
  );
  assert.deepEqual(drawnByStyle.dialog, { text: 'Verified!', isDone: true });
});

test('an empty status message and one for screen readers only are not dialogs', async () => {
  assert.equal((await readBody('<div role="status" style="height:9px"></div>')).dialog, null);
  const heard = await readBody('<p role="status" style="position:absolute;width:1px;height:1px;overflow:hidden">2</p>');
  assert.equal(heard.dialog, null);
});

test('a combobox is a field, and its list has all options, including those out of view', async () => {
  const countries = Array.from({ length: 200 }, (_, at) => `<li role="option"><b>Land ${at}</b> +${at}</li>`);
  const { fields, texts, options } = await readBody(
    '<label for="c">Country</label><input id="c" role="combobox" value="Land 150 +150">' +
      `<ul role="listbox" id="l" style="height:90px;overflow:auto;position:relative">${countries.join('')}</ul>`,
  );
  assert.deepEqual(fields, [
    {
      label: 'Country',
      value: 'Land 150 +150',
      type: 'combobox',
      autocomplete: '',
      name: '',
      keyboard: 'text',
      error: null,
    },
  ]);
  assert.deepEqual(texts, []);
  assert.equal(options.length, 200);
  await page.locator('#l').evaluate((list) => list.scrollTo(0, 9000));
  assert.deepEqual((await readCurrent()).options, options);
  assert.equal(options[0], 'Land 0 +0');
});

test('a closed list and hidden parts of an option are ignored', async () => {
  assert.deepEqual((await readBody('<div hidden><ul role="listbox"><li role="option">A</li></ul></div>')).options, []);
  const half = '<ul role="listbox"><li role="option"><b style="display: none">A</b> +1</li></ul>';
  assert.deepEqual((await readBody(half)).options, ['+1']);
});

test('a group, such as a reCAPTCHA, is one field with its own error and focus', async () => {
  const group = (more: string): string =>
    `<fieldset ${more}><legend>Human verification</legend><label><input id="f" type="checkbox"> I'm not a robot</label>` +
    '<p id="m">Solve the reCAPTCHA</p></fieldset>';
  const { fields, texts } = await readBody(group('aria-describedby="m"'));
  assert.deepEqual(fields, [
    {
      label: 'Human verification',
      value: '',
      type: 'group',
      autocomplete: '',
      name: '',
      keyboard: '',
      error: 'Solve the reCAPTCHA',
    },
  ]);
  assert.deepEqual(texts, []);
  await page.locator('#f').check();
  const solved = await readCurrent();
  assert.deepEqual(
    solved.fields.map(({ value }) => value),
    ['solved'],
  );
  assert.equal(solved.focus, 'Human verification');
});

test('actions in an overlay are listed at their visual position', async () => {
  const { actions } = await readBody(
    '<p style="margin:40px"><button>Cancel</button></p><button>Next</button>' +
      '<div style="position:absolute;top:0"><button>Dismiss</button></div>',
  );
  assert.deepEqual(getLabels(actions), ['Dismiss', 'Cancel', 'Next']);
});
