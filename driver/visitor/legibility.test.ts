import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addInitScripts, type Session } from '../browser/session.ts';
import { startTestBrowser } from '../browser/test-browser.ts';
import { defaultTraits } from '../lane-parameters.ts';
import type { Visit } from '../visit.ts';
import { createLegibility } from './legibility.ts';
import { StepError } from './wait-for-screen.ts';

const { browser } = await startTestBrowser();
const context = await browser.newContext({ viewport: { width: 320, height: 600 } });
await addInitScripts(context);
const page = await context.newPage();
await page.goto('about:blank');

async function visitPage(body: string) {
  await page.setContent(`<!doctype html><title>A page</title><body style="margin: 0"><h1>Sign in</h1>${body}`);
  const pendingRequests = { count: 0 };
  const partial = { context, page, hasDevtools: true, pendingRequests, patienceMs: 1_000, renderer: defaultTraits };
  const session = { ...partial, drawFrame: async () => {} } as Partial<Session> as Session;
  const limits = { answersMs: 0, loadingMs: 0 };
  const visit = { session, view: session, limits, idlePage: null, recordScreen: () => {} };
  const whenIdle = <T>(action: (view: Session) => Promise<T>) => action(session);
  return createLegibility({ ...visit, whenIdle } as Partial<Visit> as Visit);
}

const findCutOff = async (body: string) => (await visitPage(body)).findCutOff();
const findSmallTargets = async (body: string) => (await visitPage(body)).findSmallTargets(24);

test('a text in several lines and a button around its text are not cut off', async () => {
  assert.deepEqual(await findCutOff(`<p>${'long '.repeat(200)}</p><button>Next</button>`), []);
});

for (const [title, body, expected] of [
  [
    'wider than the window',
    '<p style="white-space: nowrap">' + 'long '.repeat(20) + '</p>',
    /^the page is \d+ px wide/,
  ],
  ['in a box that hides the rest', '<p style="overflow: hidden; height: 9px">Hidden</p>', /^the text "Hidden" is cut/],
  ['larger than its button', '<button style="width: 20px; white-space: nowrap">Too long</button>', /"Too long" is cut/],
  [
    'higher than its field',
    '<input aria-label="Email" value="Ada" style="height: 6px">',
    /^the text in "Email" is cut/,
  ],
] as const) {
  test(`a text ${title} is cut off`, async () => {
    const [first = ''] = await findCutOff(body);
    assert.match(first, expected);
  });
}

test('texts for screen readers are not cut off', async () => {
  const hidden = 'position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap';
  assert.deepEqual(await findCutOff(`<p style="${hidden}">4 countries</p>`), []);
});

test('letters in rem grow, letters in pixels do not', async () => {
  const visitor = await visitPage('');
  assert.equal(await visitor.withLargeLetters(2, () => readTitleSize()), 64);
  await page.addStyleTag({ content: 'h1 { font-size: 22px }' });
  await assert.rejects(
    visitor.withLargeLetters(2, () => readTitleSize()),
    new StepError('Expected a title 44 px high, but it is 22 px high.'),
  );
  await page.addStyleTag({ content: 'h1 { font-size: 2rem }' });
  assert.equal(await readTitleSize(), 32);
});

const readTitleSize = () =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize));

const small = 'style="width: 16px; height: 16px; padding: 0; display: block"';

test('small buttons close together are too small', async () => {
  assert.deepEqual(await findSmallTargets(`<button ${small}>a</button><button ${small}>b</button>`), [
    '"a" is 16 by 16 px, close to another target',
    '"b" is 16 by 16 px, close to another target',
  ]);
});

test('a small button far from others, a link in a sentence, and large buttons close together are not too small', async () => {
  const large = 'style="width: 24px; height: 24px; padding: 0; display: block"';
  const body = `<button ${small}>a</button><p style="padding: 20px">Read the <a href="/">terms</a>.</p>`;
  assert.deepEqual(await findSmallTargets(`${body}<button ${large}>b</button><button ${large}>c</button>`), []);
});
