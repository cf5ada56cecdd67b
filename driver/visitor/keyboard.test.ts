import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addInitScripts, type Session } from '../browser/session.ts';
import { startTestBrowser } from '../browser/test-browser.ts';
import type { Visit } from '../visit.ts';
import { createKeyboard } from './keyboard.ts';

const { browser } = await startTestBrowser();
const context = await browser.newContext();
await addInitScripts(context);
const page = await context.newPage();
await page.goto('about:blank');

async function visitPage(body: string): Promise<Visit> {
  await page.setContent(`<!doctype html><title>A page</title><body>${body}`);
  const session = { page } as unknown as Session;
  return { session, view: session, waitUntilIdle: async () => ({ isTyping: false }) } as unknown as Visit;
}

const walk = async (body: string) => createKeyboard(await visitPage(body)).walkByTab();
const focusRing = '<style>:focus { outline: 2px solid red }</style>';

test('a walk focuses all fields, buttons and links, and then all of them in the opposite order', async () => {
  const { stops, ...result } = await walk(
    `${focusRing}<label>Email <input></label><p><button>Next</button></p><p><a href="/">Terms</a></p>`,
  );
  assert.deepEqual(stops, ['Email', 'Next', 'Terms']);
  assert.deepEqual(result, { wayBack: ['Terms', 'Next', 'Email'], missed: [], unmarked: [], misplaced: [] });
});

test('a button that the Tab key skips is missed', async () => {
  const { stops, missed } = await walk(`${focusRing}<button>Next</button><button tabindex="-1">Cancel</button>`);
  assert.deepEqual({ stops, missed }, { stops: ['Next'], missed: ['Cancel'] });
});

test('an element that looks the same with the focus is unmarked', async () => {
  const style = '<style>button:focus { outline: none }</style>';
  const { unmarked } = await walk(`${style}<p><button>Next</button></p><p><a href="/">Terms</a></p>`);
  assert.deepEqual(unmarked, ['Next']);
});

test('an element that gets the focus after an element below it is misplaced', async () => {
  const column = 'display: flex; flex-direction: column-reverse; align-items: start';
  const { stops, misplaced } = await walk(
    `${focusRing}<div style="${column}"><button>First</button><button>Second</button></div>`,
  );
  assert.deepEqual({ stops, misplaced }, { stops: ['First', 'Second'], misplaced: ['Second'] });
});

test('an element that gets the focus after an element to its right is misplaced', async () => {
  const { misplaced } = await walk(
    `${focusRing}<div style="display: flex; flex-direction: row-reverse"><button>First</button><button>Second</button></div>`,
  );
  assert.deepEqual(misplaced, ['Second']);
});

test('an element that the Tab key cannot leave ends the walk', async () => {
  const trap = 'onkeydown="if (event.key === \'Tab\' && !event.shiftKey) event.preventDefault()"';
  const { stops, missed } = await walk(`${focusRing}<button ${trap}>First</button><button>Second</button>`);
  assert.deepEqual({ stops, missed }, { stops: ['First'], missed: ['Second'] });
});

test('after a walk, the page is unchanged, and nothing has the focus', async () => {
  await walk(`${focusRing}<button>Next</button>`);
  const body = await page.evaluate(() => document.body.innerHTML);
  assert.equal(body, `${focusRing}<button>Next</button>`);
});
