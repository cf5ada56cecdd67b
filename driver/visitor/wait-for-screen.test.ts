import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Page } from 'playwright';
import { addInitScripts, type Session } from '../browser/session.ts';
import { startTestBrowser } from '../browser/test-browser.ts';
import type { IdleLimits } from '../idle/idle-limits.ts';
import { defaultTraits } from '../lane-parameters.ts';
import { describeContents } from '../screen/describe-screen.ts';
import { isEmpty } from '../screen/screen.ts';
import { focusElement, StepError, waitForScreen, type WatchedPage } from './wait-for-screen.ts';

const { browser, url } = await startTestBrowser({
  '/': '<title>Home</title><main><h1>Before</h1><button>Next</button></main>',
});
const context = await browser.newContext();
await addInitScripts(context);
const page = await context.newPage();
beforeEach(() => page.goto(url));

const longLimits: IdleLimits = { answersMs: 4_000, loadingMs: 4_000 };

interface ObservedPage extends WatchedPage {
  /** Resolves when the page is read for the third time. */
  readonly isReadOften: Promise<void>;
}

function watchPage(limits: IdleLimits, idleReads: number | null = null): ObservedPage {
  const { promise: isReadOften, resolve } = Promise.withResolvers<void>();
  let readings = 0;
  const evaluate: typeof page.evaluate = (...args: Parameters<typeof page.evaluate>) => {
    readings += 1;
    if (readings > 2) resolve();
    return page.evaluate(...args);
  };
  const watched = { evaluate } as Page;
  const pendingRequests = { count: 0 };
  const renderer = { ...defaultTraits, idleReads };
  const view = { page: watched, pendingRequests, patienceMs: 60_000, renderer, drawFrame: async () => {} };
  return {
    view: view as Partial<Session> as Session,
    limits,
    idlePage: null,
    translator: null,
    recordScreen: () => {},
    isReadOften,
  };
}

/**
 * Simulates a chunk that is loading. When the test calls {@link runChunk}, loading ends and the chunk changes the
 * heading.
 */
const requestChunk = () =>
  page.evaluate(() => {
    const chunk = new Promise((resolve) => document.addEventListener('run', resolve, { once: true }));
    void window.trackChunk?.(chunk).finally(() => {
      document.querySelector('h1')?.replaceChildren('After');
      document.querySelector('button')?.addEventListener('focus', () => (document.title = 'focused after'));
    });
  });
const runChunk = () => page.evaluate(() => document.dispatchEvent(new Event('run')));
const hasHeading = (heading: string) => (screen: { readonly headings: readonly string[] }) =>
  screen.headings.includes(heading);

test('a screen does not match while a chunk is pending', async () => {
  await requestChunk();
  const watched = watchPage(longLimits);
  const screen = waitForScreen(watched, 'any heading', ({ headings }) => headings.length > 0);
  await Promise.race([screen, watched.isReadOften]);
  await runChunk();
  assert.deepEqual((await screen).headings, ['After']);
});

test('an element is not focused while a chunk is pending', async () => {
  await requestChunk();
  const watched = watchPage(longLimits);
  const focused = focusElement(watched, 'a button', { kind: 'action', label: 'Next' });
  await Promise.race([focused, watched.isReadOften]);
  await runChunk();
  await focused;
  assert.equal(await page.title(), 'focused after');
});

test('a held chunk does not delay reading and focusing', async () => {
  await requestChunk();
  const watched = watchPage({ answersMs: 4_000, loadingMs: 0 });
  await waitForScreen(watched, 'the heading', hasHeading('Before'));
  await focusElement(watched, 'a button', { kind: 'action', label: 'Next' });
  assert.equal(await page.title(), 'Home');
});

test('waiting ends early if the renderer limits the idle reads', async () => {
  const watched = watchPage(longLimits, 12);
  await assert.rejects(waitForScreen(watched, 'a heading', hasHeading('Never')), StepError);
});

test('the error says how the page differs', async () => {
  const found = waitForScreen(watchPage(longLimits, 0), 'an empty page', isEmpty, describeContents);
  await assert.rejects(
    found,
    /^StepError: Expected an empty page, but it has a text and a button or link\.\nOn the page/,
  );
});

test('a screen that changes late is found within the limited number of idle reads', async () => {
  const watched = watchPage(longLimits, 12);
  const screen = waitForScreen(watched, 'a heading', hasHeading('Late'));
  await watched.isReadOften;
  await page.evaluate(() => document.querySelector('h1')?.replaceChildren('Late'));
  assert.deepEqual((await screen).headings, ['Late']);
});
