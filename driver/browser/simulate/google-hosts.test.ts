import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../../tools/browser/find-browser.ts';
import { answerForGoogle, authDomain, isAnsweredForGoogle } from './google-hosts.ts';
import { guard, type Guards } from '../watch/guards.ts';
import { serveByHand, type HandMadeSite } from '../serve-test-site.ts';

let browser: Browser;
let emulator: HandMadeSite;
let page: Page;
let guards: Guards;
before(async () => {
  browser = await launchBrowser(() => {});
  emulator = await serveByHand({
    '/': '<title>Ours</title>',
    '/identitytoolkit.googleapis.com/v1/projects': 'the project',
    '/emulator/auth/handler': '<title>A provider</title>',
  });
  const context = await browser.newContext();
  guards = guard(context, { answersForGoogle: true, ignoredTexts: [] });
  await answerForGoogle(context, emulator.url);
  page = await context.newPage();
  await page.goto(emulator.url);
});
after(async () => {
  await browser.close();
  await emulator[Symbol.asyncDispose]();
});

test('only what the SDK asks of Google is answered in its place', () => {
  const answered = (url: string): boolean => isAnsweredForGoogle(new URL(url));
  assert.equal(answered('https://securetoken.googleapis.com/v1/token?key=a'), true);
  assert.equal(answered(`https://${authDomain}/__/auth/iframe?apiKey=a`), true);
  assert.equal(answered('https://www.google.com/recaptcha/api.js?render=explicit'), true);
  assert.equal(answered('https://www.google.com/search'), false);
  assert.equal(answered('https://other.firebaseapp.com/__/auth/iframe'), false);
  assert.equal(answered('http://identitytoolkit.googleapis.com/v1/projects'), false);
});

test('the emulator answers a call, under the name of the host that was called', async () => {
  await page.goto('https://identitytoolkit.googleapis.com/v1/projects?key=any');
  assert.equal(await page.textContent('body'), 'the project');
  await page.goto(emulator.url);
});

test("the emulator's pages for providers stand at the project's own address", async () => {
  const handler = `https://${authDomain}/__/auth/handler?providerId=google.com`;
  await page.goto(handler);
  assert.equal(await page.title(), 'A provider');
  assert.equal(page.url(), handler);
  await page.goto(emulator.url);
});

test('a connection that the emulator breaks is broken for the page', async () => {
  const broken = await browser.newContext();
  const none = await serveByHand({});
  await none[Symbol.asyncDispose]();
  await answerForGoogle(broken, none.url);
  const lost = await broken.newPage();
  await lost.goto(emulator.url);
  const asking = lost.evaluate(() => fetch('https://identitytoolkit.googleapis.com/v1/projects'));
  await assert.rejects(asking, /Failed to fetch/);
  await broken.close();
});

test("Google's library for frames comes, calls back, and is no request to somebody else", async () => {
  const hasFrames = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.src = 'https://apis.google.com/js/api.js?onload=comes';
        Object.assign(window, { comes: () => resolve('gapi' in window) });
        document.head.append(script);
      }),
  );
  assert.equal(hasFrames, true);
  assert.deepEqual(guards.takeFindings(), []);
});
