import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Page } from 'playwright';
import { retry } from '../retry.ts';
import { startTestBrowser } from '../test-browser.ts';
import { startGuards, type Guards } from '../watch/guards.ts';
import {
  acceptOneTap,
  oneTapScriptUrl,
  readOneTapOffer,
  serveOneTapScript,
  type OneTapBehaviour,
} from './one-tap-script.ts';

const app = `
  window.results = [];
  const script = document.createElement('script');
  script.src = '${oneTapScriptUrl}';
  script.onerror = () => window.results.push('no script');
  script.onload = () => {
    if (!window.google) return window.results.push('no library');
    const { id } = google.accounts;
    id.initialize({
      client_id: 'doorstep',
      auto_select: true,
      callback: ({ credential }) => window.results.push(credential),
    });
    id.prompt();
  };
  document.head.append(script);
`;

const { browser, url } = await startTestBrowser({
  '/': '<title>Home</title>',
  '/app': '<script src="/app.js"></script>',
  '/app.js': app,
});
let page: Page;
let guards: Guards;
beforeEach(async () => {
  const context = await browser.newContext();
  guards = startGuards(context, { answersForGoogle: false, ignoredTexts: [] });
  page = await context.newPage();
  await page.goto(url);
});

async function openApp(behaviour: OneTapBehaviour): Promise<void> {
  guards.allow({ request: oneTapScriptUrl });
  await serveOneTapScript(page, behaviour);
  await page.goto(`${url}/app`, { waitUntil: 'commit' });
}

const readResults = (): Promise<readonly string[] | null> =>
  retry(5000, () =>
    page.evaluate(() => {
      const { results = [] } = window as { results?: string[] };
      return results.length > 0 ? results : null;
    }),
  );

test('accepting the offer gives the app an ID token for the email', async () => {
  await openApp('answers');
  const offer = await retry(5000, () => readOneTapOffer(page));
  assert.deepEqual(offer, { clientId: 'doorstep', autoSelect: true });
  assert.equal(await acceptOneTap(page, 'Ada@example.com'), true);
  const [idToken = ''] = (await readResults()) ?? [];
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as object;
  assert.deepEqual(claims, {
    iss: 'https://accounts.google.com',
    sub: 'ada@example.com',
    email: 'Ada@example.com',
    email_verified: true,
  });
  assert.deepEqual(guards.takeFindings(), []);
});

test('One Tap is not offered if its script fails to load, or loads and never answers', async () => {
  await openApp('fails');
  assert.deepEqual(await readResults(), ['no script']);
  await openApp('loads and never answers');
  assert.deepEqual(await readResults(), ['no library']);
  assert.equal(await acceptOneTap(page, 'ada@example.com'), false);
});

test('One Tap is offered after `recover`, even if its script did not load before', async () => {
  guards.allow({ request: oneTapScriptUrl });
  const script = await serveOneTapScript(page, 'never loads');
  const request = page.waitForRequest(oneTapScriptUrl);
  await page.goto(`${url}/app`, { waitUntil: 'commit' });
  await request;
  assert.equal(await readOneTapOffer(page), null);
  await script.recover();
  assert.notEqual(await retry(5000, () => readOneTapOffer(page)), null);
});

test("without our replacement of Google's script, the request to Google fails and is reported", async () => {
  await page.goto(`${url}/app`, { waitUntil: 'commit' });
  assert.deepEqual(await readResults(), ['no script']);
  assert.deepEqual(guards.takeFindings(), [`a request to another site: GET ${oneTapScriptUrl}`]);
});

test('`isRequested` returns true only after the script has run', async () => {
  guards.allow({ request: oneTapScriptUrl });
  const script = await serveOneTapScript(page, 'loads and never answers');
  assert.equal(await script.isRequested(), false);
  await page.goto(`${url}/app`, { waitUntil: 'commit' });
  await retry(5000, async () => (await script.isRequested()) || null);
  assert.deepEqual(await page.evaluate(() => (window as { results?: string[] }).results), ['no library']);
});
