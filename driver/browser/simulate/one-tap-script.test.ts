import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser } from '../../../tools/browser/find-browser.ts';
import { guard, type Guards } from '../watch/guards.ts';
import { serveByHand, type HandMadeSite } from '../serve-test-site.ts';
import { oneTapOffer, oneTapScript, playOneTap, takeOneTap, type OneTapScript } from './one-tap-script.ts';
import { within } from '../retry.ts';

/** An app that offers One Tap, and notes what comes of it. */
const app = `
  window.said = [];
  const script = document.createElement('script');
  script.src = '${oneTapScript}';
  script.onerror = () => window.said.push('no script');
  script.onload = () => {
    if (!window.google) return window.said.push('no library');
    const { id } = google.accounts;
    id.initialize({ client_id: 'doorstep', auto_select: true, callback: (given) => window.said.push(given.credential) });
    id.prompt();
  };
  document.head.append(script);
`;

let browser: Browser;
let site: HandMadeSite;
let context: BrowserContext;
let page: Page;
let guards: Guards;
before(async () => {
  browser = await launchBrowser(() => {});
  site = await serveByHand({
    '/': '<title>Ours</title>',
    '/offers': '<script src="/app.js"></script>',
    '/app.js': app,
  });
});
after(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});
beforeEach(async () => {
  context = await browser.newContext();
  guards = guard(context, { answersForGoogle: false, ignoredTexts: [] });
  page = await context.newPage();
  await page.goto(site.url);
});

async function visit(how: OneTapScript): Promise<void> {
  guards.expect({ request: oneTapScript });
  await playOneTap(page, how);
  await page.goto(`${site.url}/offers`, { waitUntil: 'commit' });
}

const said = (): Promise<readonly string[] | null> =>
  within(5000, () =>
    page.evaluate(() => {
      const { said: list = [] } = window as { said?: string[] };
      return list.length > 0 ? list : null;
    }),
  );

test('it is offered, and taken as somebody whom Google vouches for', async () => {
  await visit('answers');
  const offer = await within(5000, () => oneTapOffer(page));
  assert.deepEqual(offer, { clientId: 'doorstep', autoSelect: true });
  assert.equal(await takeOneTap(page, 'Ada@example.com'), true);
  const [idToken = ''] = (await said()) ?? [];
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as object;
  assert.deepEqual(claims, {
    iss: 'https://accounts.google.com',
    sub: 'ada@example.com',
    email: 'Ada@example.com',
    email_verified: true,
  });
  assert.deepEqual(guards.takeFindings(), []);
});

test('a script that fails, and one without a library, offer nothing', async () => {
  await visit('fails');
  assert.deepEqual(await said(), ['no script']);
  await visit('loads and never answers');
  assert.deepEqual(await said(), ['no library']);
  assert.equal(await takeOneTap(page, 'ada@example.com'), false);
});

test('a script that never loads may come after all', async () => {
  guards.expect({ request: oneTapScript });
  const played = await playOneTap(page, 'never loads');
  const asked = page.waitForRequest(oneTapScript);
  await page.goto(`${site.url}/offers`, { waitUntil: 'commit' });
  await asked;
  assert.equal(await oneTapOffer(page), null);
  await played.comeAfterAll();
  assert.notEqual(await within(5000, () => oneTapOffer(page)), null);
});

test('nobody asks Google where no scenario says so', async () => {
  await page.goto(`${site.url}/offers`, { waitUntil: 'commit' });
  assert.deepEqual(await said(), ['no script']);
  assert.deepEqual(guards.takeFindings(), [`a request to somebody else: GET ${oneTapScript}`]);
});

test('a script that is asked for is there once it has run, and not before', async () => {
  guards.expect({ request: oneTapScript });
  const played = await playOneTap(page, 'loads and never answers');
  assert.equal(await played.isThere(), false);
  await page.goto(`${site.url}/offers`, { waitUntil: 'commit' });
  await within(5000, async () => (await played.isThere()) || null);
  // What the page does when it has loaded is done in the same turn.
  assert.deepEqual(await page.evaluate(() => (window as { said?: string[] }).said), ['no library']);
});
