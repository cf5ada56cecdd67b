import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { serveTestSite } from './browser/test-browser.ts';
import { closeBrowser, openFreshSession, returnWarmSession } from './browser/worker-browser.ts';
import { chromiumLaunchOptions } from './browser/chromium-options.ts';
import { defaultTraits, inPageService, type LaneParameters } from './lane-parameters.ts';
import { Visit } from './visit.ts';
import { createInput } from './visitor/input.ts';
import { focusElement, StepError, waitForScreen } from './visitor/wait-for-screen.ts';

const { executablePath } = await findBrowser(() => {});
const site = await serveTestSite({ '/': '<title>A test bed</title><script>window.testBed = {}</script>' });
const lane: LaneParameters = {
  lane: 'test',
  testBedUrl: site.url,
  service: inPageService,
  taggedService: null,
  browser: { engine: 'chromium', launchOptions: chromiumLaunchOptions(executablePath, true) },
  renderer: defaultTraits,
  accessibility: 'off',
  lockFolder: '',
  patienceMs: 300,
};
const visit = new Visit(lane);
visit.sessions.push(await openFreshSession(lane));
after(async () => {
  await closeBrowser();
  await site[Symbol.asyncDispose]();
});
beforeEach(() => show('<p>Tea</p><label>Cup <input></label><button>Pour</button>'));

/**
 * Replaces the content of the page. The `Visit` does not notice the change: it keeps the screen that it has read
 * before.
 */
async function show(body: string): Promise<void> {
  await visit.view.page.evaluate(
    (html) => document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children),
    body,
  );
}

const expectText = (text: string): Promise<unknown> =>
  waitForScreen(visit, `the text "${text}"`, ({ texts }) => texts.includes(text));
const expectNoText = (text: string): Promise<unknown> =>
  waitForScreen(visit, `not the text "${text}"`, ({ texts }) => !texts.includes(text));

test('configuring sets keys, and null removes a key', () => {
  const configured = new Visit(lane);
  const signInOptions = [{ provider: 'password' }];
  assert.deepEqual(configured.config, { signInOptions, signInSuccessUrl: '/' });
  configured.configure({ siteName: '', autoUpgrade: false });
  configured.configure({ signInSuccessUrl: null });
  assert.deepEqual(configured.config, { signInOptions, siteName: '', autoUpgrade: false });
});

test('texts in steps and in the configuration count as texts of the scenario, even if they contain quotation marks', () => {
  const configured = new Visit(lane);
  configured.setOwnTexts([
    ['the app offers:', { dataTable: { rows: [{ cells: [{ value: '"Tea" room' }, { value: 'I like [tea]' }] }] } }],
  ]);
  configured.configure({ siteName: 'The "Cup"' });
  for (const text of ['app', '"Tea" room', 'The "Cup"', 'I like tea']) assert.ok(configured.isOwnText(text), text);
  assert.equal(configured.isOwnText('Coffee'), false);
});

test('the screen of an idle page is read only once', async () => {
  visit.forgetPage();
  await expectText('Tea');
  await show('<p>Coffee</p>');
  await expectText('Tea');
});

test('the page is read again if the known screen does not match', async () => {
  visit.forgetPage();
  await expectText('Tea');
  await show('<p>Coffee</p>');
  await expectText('Coffee');
  await assert.rejects(expectText('Tea'), StepError);
});

for (const [title, action] of [
  ['using the session', async () => void visit.session],
  ['calling forgetPage()', async () => visit.forgetPage()],
  ['focusing an element', () => focusElement(visit, 'a button', { kind: 'action', label: 'Pour' })],
] as const) {
  test(`${title} forgets the known screen`, async () => {
    visit.forgetPage();
    await expectNoText('Coffee');
    await action();
    await show('<p>Coffee</p>');
    await assert.rejects(expectNoText('Coffee'), StepError);
  });
}

test('waiting and reading keep the known screen', async () => {
  visit.forgetPage();
  await expectText('Tea');
  const { idlePage } = visit;
  await visit.waitUntilIdle();
  assert.ok(idlePage?.screen);
  assert.equal(visit.idlePage, idlePage);
});

test('the page can reject typed text', async () => {
  visit.forgetPage();
  await visit.view.page.evaluate(() =>
    document.querySelector('input')?.addEventListener('beforeinput', (event) => event.preventDefault()),
  );
  await createInput(visit).fill('Cup', 'tea');
  assert.equal(await visit.view.page.evaluate(() => document.querySelector('input')?.value), '');
});

test('filling a field replaces its text', async () => {
  visit.forgetPage();
  for (const text of ['water', 'tea', '']) {
    await createInput(visit).fill('Cup', text);
    await waitForScreen(visit, `"${text}" in the cup`, ({ fields }) => fields[0]?.value === text);
  }
});

test('a new window size fires the resize event with the next frame', async () => {
  visit.forgetPage();
  const { page, drawFrame } = visit.session;
  await page.evaluate(() => addEventListener('resize', () => (document.title = 'resized')));
  await page.setViewportSize({ width: 500, height: 700 });
  await drawFrame();
  assert.equal(await page.title(), 'resized');
});

test('a checkbox can be focused, but not filled', async () => {
  await show('<label>Agree <input type="checkbox"></label>');
  await focusElement(visit, 'a checkbox', { kind: 'checkbox', label: 'Agree' });
  await assert.rejects(createInput(visit).fill('Agree', 'tea'), StepError);
});

test('after typing, the visit remembers the typing, but does not assume that the page is idle', async () => {
  await createInput(visit).fill('Cup', 'tea');
  assert.equal(visit.hasJustTyped, true);
  assert.equal(visit.idlePage, null);
  visit.forgetPage();
  assert.equal(visit.hasJustTyped, false);
});

test('a second device has the time of the first one, even if an earlier scenario has advanced its clock by a day', async () => {
  const advanced = await openFreshSession(lane);
  await advanced.clock.pass(86_400_000);
  returnWarmSession(advanced);
  const other = new Visit({ ...lane, service: { ...inPageService, controlUrl: 'http://127.0.0.1:1' } });
  await other.start('fresh');
  await other.session.clock.pass(90_000);
  await other.start('warm');
  const [first, second] = await Promise.all(other.sessions.map(({ page }) => page.evaluate(() => Date.now())));
  assert.equal(second, first);
  assert.notEqual(other.session, advanced);
});
