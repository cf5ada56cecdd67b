import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { serveByHand, type HandMadeSite } from '../browser/serve-test-site.ts';
import { defaultTraits } from '../lane-parameters.ts';
import type { Session } from '../browser/session.ts';
import { teach } from '../browser/add-init-scripts.ts';
import type { Limits } from '../browser/wait-until-idle.ts';
import { reach, see, SightError, type Viewpoint } from './wait-for-screen.ts';

let browser: Browser;
let site: HandMadeSite;
let page: Page;
before(async () => {
  browser = await launchBrowser(() => {});
  site = await serveByHand({ '/': '<title>Ours</title><main><h1>Before</h1><button>Next</button></main>' });
  const context = await browser.newContext();
  await teach(context);
  page = await context.newPage();
});
beforeEach(async () => {
  await page.goto(site.url);
});
after(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const patient: Limits = { answersMs: 4_000, partsMs: 4_000 };

interface Watched extends Viewpoint {
  /** Resolves when one has looked twice, and looks once more. */
  readonly hasLooked: Promise<void>;
}

/** Somebody who looks at the page for at most a minute. */
function viewpoint(limits: Limits, idleReads: number | null = null): Watched {
  const { promise: hasLooked, resolve } = Promise.withResolvers<void>();
  let looks = 0;
  const evaluate: typeof page.evaluate = (...given: Parameters<typeof page.evaluate>) => {
    looks += 1;
    if (looks > 2) resolve();
    return page.evaluate(...given);
  };
  const watched = { evaluate } as Page;
  const traffic = { loading: 0 };
  const view = {
    page: watched,
    traffic,
    patienceMs: 60_000,
    renderer: { ...defaultTraits, idleReads },
    draw: async () => {},
  };
  return { view: view as Partial<Session> as Session, limits, calm: null, saw: () => {}, hasLooked };
}

/** Has a part on its way that changes the heading when it runs, which it does when it is told. */
const askForPart = () =>
  page.evaluate(() => {
    const part = new Promise((resolve) => document.addEventListener('run', resolve, { once: true }));
    void window.partIsComing?.(part).finally(() => {
      document.querySelector('h1')?.replaceChildren('After');
      document.querySelector('button')?.addEventListener('focus', () => (document.title = 'reached after'));
    });
  });
const runPart = () => page.evaluate(() => document.dispatchEvent(new Event('run')));
const headed = (heading: string) => (screen: { readonly headings: readonly string[] }) =>
  screen.headings.includes(heading);

test('what is there while a part is on its way is not believed', async () => {
  await askForPart();
  const there = viewpoint(patient);
  const seen = see(there, 'any heading', ({ headings }) => headings.length > 0);
  await Promise.race([seen, there.hasLooked]);
  await runPart();
  assert.deepEqual((await seen).headings, ['After']);
});

test('nor is it taken hold of', async () => {
  await askForPart();
  const there = viewpoint(patient);
  const reached = reach(there, 'a button', { kind: 'action', label: 'Next' });
  await Promise.race([reached, there.hasLooked]);
  await runPart();
  await reached;
  assert.equal(await page.title(), 'reached after');
});

test('where parts are held back, it is both', async () => {
  await askForPart();
  const heldBack = viewpoint({ answersMs: 4_000, partsMs: 0 });
  await see(heldBack, 'the heading', headed('Before'));
  await reach(heldBack, 'a button', { kind: 'action', label: 'Next' });
  assert.equal(await page.title(), 'Ours');
});

test('what FirebaseUI does not show while it rests is not waited for to the end', async () => {
  await assert.rejects(see(viewpoint(patient, 12), 'a heading', headed('Never')), SightError);
});

test('what it shows late is waited for', async () => {
  const there = viewpoint(patient, 12);
  const seen = see(there, 'a heading', headed('Late'));
  await there.hasLooked;
  await page.evaluate(() => document.querySelector('h1')?.replaceChildren('Late'));
  assert.deepEqual((await seen).headings, ['Late']);
});
