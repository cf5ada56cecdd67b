import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveTestSite, startTestBrowser } from '../test-browser.ts';
import { startGuards } from '../watch/guards.ts';
import { answerForGoogle, authDomain, isAnsweredLocally } from './google-hosts.ts';

/** This site stands in for the emulator. */
const { browser, url: emulatorUrl } = await startTestBrowser({
  '/': '<title>Home</title>',
  '/identitytoolkit.googleapis.com/v1/projects': 'the project',
  '/emulator/auth/handler': '<title>A provider</title>',
});
const context = await browser.newContext();
const guards = startGuards(context, { answersForGoogle: true, ignoredTexts: [] });
await answerForGoogle(context, emulatorUrl);
const page = await context.newPage();
await page.goto(emulatorUrl);

test('only requests that the SDK makes are answered locally', () => {
  const isLocal = (url: string): boolean => isAnsweredLocally(new URL(url));
  assert.equal(isLocal('https://securetoken.googleapis.com/v1/token?key=a'), true);
  assert.equal(isLocal(`https://${authDomain}/__/auth/iframe?apiKey=a`), true);
  assert.equal(isLocal('https://www.google.com/recaptcha/api.js?render=explicit'), true);
  assert.equal(isLocal('https://www.google.com/search'), false);
  assert.equal(isLocal('https://other.firebaseapp.com/__/auth/iframe'), false);
  assert.equal(isLocal('http://identitytoolkit.googleapis.com/v1/projects'), false);
});

test('the emulator answers a call to a Google host, at a path that starts with the name of the host', async () => {
  await page.goto('https://identitytoolkit.googleapis.com/v1/projects?key=any');
  assert.equal(await page.textContent('body'), 'the project');
  await page.goto(emulatorUrl);
});

test("the emulator's provider pages appear on the project's own domain", async () => {
  const handlerUrl = `https://${authDomain}/__/auth/handler?providerId=google.com`;
  await page.goto(handlerUrl);
  assert.equal(await page.title(), 'A provider');
  assert.equal(page.url(), handlerUrl);
  await page.goto(emulatorUrl);
});

test("a request fails in the page if the emulator's connection fails", async () => {
  const otherContext = await browser.newContext();
  const stopped = await serveTestSite({});
  await stopped[Symbol.asyncDispose]();
  await answerForGoogle(otherContext, stopped.url);
  const disconnectedPage = await otherContext.newPage();
  await disconnectedPage.goto(emulatorUrl);
  const call = disconnectedPage.evaluate(() => fetch('https://identitytoolkit.googleapis.com/v1/projects'));
  await assert.rejects(call, /Failed to fetch/);
  await otherContext.close();
});

test("the stand-in for Google's library for frames loads, calls `onload` and is not reported by the guards", async () => {
  const hasLibrary = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.src = 'https://apis.google.com/js/api.js?onload=onGapiLoaded';
        Object.assign(window, { onGapiLoaded: () => resolve('gapi' in window) });
        document.head.append(script);
      }),
  );
  assert.equal(hasLibrary, true);
  assert.deepEqual(guards.takeFindings(), []);
});
