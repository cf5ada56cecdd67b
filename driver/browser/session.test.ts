import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, test } from 'node:test';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { contentSecurityPolicy } from '../../tools/server/content-security-policy.ts';
import { AccessibilityError, checkAccessibility } from '../accessibility/check-accessibility.ts';
import type { AxeCheck } from '../attachments.ts';
import { inPageService } from '../lane-parameters.ts';
import { chromiumLaunchOptions } from './chromium-options.ts';
import { readScreen } from '../screen/read-screen.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { closeBrowser, openFreshSession } from './worker-browser.ts';

const html = `<!doctype html><html lang="en"><title>A test bed</title><script src="/test-bed.js"></script><main><h1>Hello</h1></main>`;
const held: (() => void)[] = [];
const server = createServer((request, response) => {
  response.setHeader('content-security-policy', contentSecurityPolicy({}));
  if (request.url === '/held') return void held.push(() => response.end('late'));
  if (request.url === '/refused') return response.writeHead(400).end();
  const isScript = request.url === '/test-bed.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? 'window.testBed = {}' : html);
});

const { executablePath } = await findBrowser(() => {});
const browser = { engine: 'chromium', launchOptions: chromiumLaunchOptions(executablePath, true) } as const;
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
// The cast is safe: the address of a TCP server is an object.
const testBedUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const session = await openFreshSession({ browser, testBedUrl, service: inPageService });
after(async () => {
  await closeBrowser();
  server.close();
  server.closeAllConnections();
});
afterEach(() => void session.guards.takeFindings());

async function findFaults(action: () => unknown): Promise<string> {
  await session.page.evaluate(action);
  await waitUntilIdle(session.page, session.pendingRequests, { answersMs: 1000, loadingMs: 1000 });
  // Wait for a result from the page. The browser sends errors and results in order, so the errors of `action` arrive
  // before this result.
  await session.page.evaluate(() => 0);
  return session.guards.takeFindings().join('\n');
}

for (const [title, action, pattern] of [
  [
    'an uncaught error',
    () =>
      void queueMicrotask(() => {
        throw new Error('oops');
      }),
    /uncaught error: Error: oops/,
  ],
  ['an unhandled rejection', () => void Promise.reject(new Error('oops')), /uncaught error: Error: oops/],
  ['an error on the console', () => console.error('Keys are missing'), /\(error\): Keys are missing/],
  ['a warning on the console', () => console.warn('deprecated'), /\(warning\): deprecated/],
  [
    'a style that the Content Security Policy forbids',
    () => void document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    /Content Security Policy violated: style-src-elem/,
  ],
  [
    'HTML from a string',
    () => {
      try {
        document.body.innerHTML = '<p>no</p>';
      } catch {
        // Ignore the browser's error. The guards must report the violation of the Content Security Policy even if the
        // page catches this error.
      }
    },
    /Content Security Policy violated: require-trusted-types-for/,
  ],
  [
    'a request to another site',
    () => void fetch('https://identitytoolkit.googleapis.com/v1/accounts').catch(() => {}),
    /a request to another site: GET https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts/,
  ],
] as const) {
  test(`the guards find ${title}`, async () => {
    assert.match(await findFaults(action), pattern);
  });
}

for (const [title, action] of [
  ['a console message below a warning', () => console.log('hello')],
  ['an error response', () => fetch('/refused')],
] as const) {
  test(`the guards allow ${title}`, async () => {
    assert.equal(await findFaults(action), '');
  });
}

test('the guards return each fault once', async () => {
  assert.notEqual(await findFaults(() => console.error('oops')), '');
  assert.deepEqual(session.guards.takeFindings(), []);
});

test('the clock is paused, and advances to the millisecond', async () => {
  const hasFired = () => session.page.evaluate(() => document.body.dataset['fired'] ?? 'no');
  await session.page.evaluate(() => {
    setTimeout(() => (document.body.dataset['fired'] = 'yes'), 500);
  });
  await session.clock.pass(499);
  assert.equal(await hasFired(), 'no');
  await session.clock.pass(1);
  assert.equal(await hasFired(), 'yes');
});

test('an interval fires once per period when the clock advances by several periods', async () => {
  await session.page.evaluate(() => {
    let count = 0;
    setInterval(() => (document.body.dataset['count'] = String((count += 1))), 1000);
  });
  await session.clock.pass(15_000);
  assert.equal(await session.page.evaluate(() => document.body.dataset['count']), '15');
});

test('a page is idle once its calls are answered or their limit has passed', async () => {
  await session.page.evaluate(() => {
    void fetch('/held').then(() => (document.body.dataset['answered'] = 'yes'));
  });
  const isAnswered = () => session.page.evaluate(() => document.body.dataset['answered'] ?? 'no');
  await waitUntilIdle(session.page, session.pendingRequests, { answersMs: 50, loadingMs: 50 });
  assert.equal(await isAnswered(), 'no');

  const idle = waitUntilIdle(session.page, session.pendingRequests, { answersMs: 5000, loadingMs: 5000 });
  while (held.length === 0) await session.page.evaluate(() => 0);
  held.pop()?.();
  await idle;
  assert.equal(await isAnswered(), 'yes');
});

test('a page that loads an image is not idle, even after the limit for answers', async () => {
  await session.page.evaluate(() => {
    const image = new Image();
    image.src = '/held';
    document.body.append(image);
  });
  while (held.length === 0) await session.page.evaluate(() => 0);
  let isIdle = false;
  const idle = waitUntilIdle(session.page, session.pendingRequests, { answersMs: 0, loadingMs: 5_000 }).then(
    () => (isIdle = true),
  );
  for (let round = 0; round < 20; round += 1) await session.page.evaluate(() => 0);
  assert.equal(isIdle, false);
  held.pop()?.();
  await idle;
  await session.page.evaluate(() => document.querySelector('img')?.remove());
});

test('a page with a chunk that has not run is not idle, even after the limit for answers', async () => {
  await session.page.evaluate(() => {
    const chunk = new Promise((resolve) => document.addEventListener('run', resolve, { once: true }));
    void window.trackChunk?.(chunk).then(() => (document.body.dataset['run'] = 'yes'));
  });
  const hasRun = () => session.page.evaluate(() => document.body.dataset['run'] ?? 'no');
  await waitUntilIdle(session.page, session.pendingRequests, { answersMs: 0, loadingMs: 50 });
  assert.equal(await hasRun(), 'no');

  const idle = waitUntilIdle(session.page, session.pendingRequests, { answersMs: 0, loadingMs: 5_000 });
  await session.page.evaluate(() => document.dispatchEvent(new Event('run')));
  await idle;
  assert.equal(await hasRun(), 'yes');
});

for (const hasDevtools of [true, false]) {
  const place = hasDevtools ? 'in an isolated world' : 'in the page';
  test(`axe checks each screen once ${place}, despite the paused clock and the Content Security Policy`, async () => {
    await session.page.goto('/');
    const checked = { ...session, hasDevtools };
    const { screen } = await session.page.evaluate(readScreen, null);
    assert.ok(screen);
    const checks: string[] = [];
    const options = {
      lockFolder: await mkdtemp(join(tmpdir(), 'locks-')),
      isThorough: true,
      report: ({ screen: key, hasRun }: AxeCheck) => void checks.push(`${key}: ${hasRun ? 'checked' : 'gone'}`),
    };
    await checkAccessibility(checked, screen, options);
    await session.page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('img'), document.createElement('button'));
    });
    await checkAccessibility(checked, screen, options);
    await checkAccessibility(checked, { ...screen, name: 'signIn' }, options);
    await session.page.evaluate(() => document.body.setAttribute('data-screen', 'signIn'));
    await assert.rejects(checkAccessibility(checked, { ...screen, name: 'signIn' }, options), (error) => {
      assert.ok(error instanceof AccessibilityError);
      assert.match(error.message, /on the screen signIn at \/:\n- button-name: .* at button/);
      assert.match(error.message, /\n- image-alt: .* at img/);
      return true;
    });
    assert.deepEqual(checks, ['page at /: checked', 'signIn at /: gone', 'signIn at /: checked']);
  });
}
