import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { freshSession, closeBrowser } from './browser/worker-browser.ts';
import { defaultTraits, inPageService, type LaneParameters } from './lane-parameters.ts';
import { reach, see, SightError } from './visitor/wait-for-screen.ts';
import { Visit } from './visit.ts';
import { doing } from './visitor/input.ts';

const server = createServer((request, response) => {
  const isScript = request.url === '/test-bed.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(
    isScript ? 'window.testBed = {}' : '<!doctype html><title>A test bed</title><script src="/test-bed.js"></script>',
  );
});

let visit: Visit;
before(async () => {
  const { executablePath } = await findBrowser(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const testBedUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  const lane: LaneParameters = {
    lane: 'test',
    testBedUrl,
    service: inPageService,
    taggedService: null,
    browser: 'chromium',
    renderer: defaultTraits,
    accessibility: 'off',
    lockFolder: '',
    patienceMs: 300,
    executablePath,
  };
  visit = new Visit(lane);
  visit.sessions.push(await freshSession(lane));
});
after(async () => {
  await closeBrowser();
  server.close();
  server.closeAllConnections();
});
beforeEach(() => show('<p>Tea</p><label>Cup <input></label><button>Pour</button>'));

/** Puts something on the page behind the visit's back. */
async function show(body: string): Promise<void> {
  await visit.view.page.evaluate(
    (text) => document.body.replaceChildren(...new DOMParser().parseFromString(text, 'text/html').body.children),
    body,
  );
}

const reads = (text: string): Promise<unknown> => see(visit, `to read "${text}"`, ({ texts }) => texts.includes(text));
const doesNotRead = (text: string): Promise<unknown> =>
  see(visit, `not to read "${text}"`, ({ texts }) => !texts.includes(text));

test('what was seen of a page at rest is known without another look', async () => {
  visit.stir();
  await reads('Tea');
  await show('<p>Coffee</p>');
  await reads('Tea');
});

test('what is not as it was seen is looked for on the page', async () => {
  visit.stir();
  await reads('Tea');
  await show('<p>Coffee</p>');
  await reads('Coffee');
  await assert.rejects(reads('Tea'), SightError);
});

for (const [title, deed] of [
  ['the session is taken in hand', async () => void visit.session],
  ['something is stirred', async () => visit.stir()],
  ['a field or button is reached', () => reach(visit, 'a button', { kind: 'action', label: 'Pour' })],
] as const) {
  test(`nothing is known any more once ${title}`, async () => {
    visit.stir();
    await doesNotRead('Coffee');
    await deed();
    await show('<p>Coffee</p>');
    await assert.rejects(doesNotRead('Coffee'), SightError);
  });
}

test('waiting for rest and looking are no deeds', async () => {
  visit.stir();
  await reads('Tea');
  const { calm } = visit;
  await visit.rest();
  assert.ok(calm?.screen);
  assert.equal(visit.calm, calm);
});

test('a page that will not have what is typed keeps what it has', async () => {
  visit.stir();
  await visit.view.page.evaluate(() =>
    document.querySelector('input')?.addEventListener('beforeinput', (event) => event.preventDefault()),
  );
  await doing(visit).fills('Cup', 'tea');
  assert.equal(await visit.view.page.evaluate(() => document.querySelector('input')?.value), '');
});

test('what is typed takes the place of what was there', async () => {
  visit.stir();
  for (const text of ['water', 'tea', '']) {
    await doing(visit).fills('Cup', text);
    await see(visit, `"${text}" in the cup`, ({ fields }) => fields[0]?.value === text);
  }
});

test('a window that becomes narrower tells the page, which is drawn', async () => {
  visit.stir();
  const { page, draw } = visit.session;
  await page.evaluate(() => addEventListener('resize', () => (document.title = 'resized')));
  await page.setViewportSize({ width: 500, height: 700 });
  await draw();
  assert.equal(await page.title(), 'resized');
});

test('a box can be reached to tick it, but takes no text', async () => {
  await show('<label>Agree <input type="checkbox"></label>');
  await reach(visit, 'a box to tick', { kind: 'box', label: 'Agree' });
  await assert.rejects(doing(visit).fills('Agree', 'tea'), SightError);
});

test('whoever has just typed is known to be in the field; what the page does of it is waited for all the same', async () => {
  await doing(visit).fills('Cup', 'tea');
  assert.equal(visit.hasJustTyped, true);
  assert.equal(visit.calm, null);
  visit.stir();
  assert.equal(visit.hasJustTyped, false);
});
