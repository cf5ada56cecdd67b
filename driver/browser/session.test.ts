import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { contentSecurityPolicy } from '../../tools/server/content-security-policy.ts';
import { inPageService } from '../lane-parameters.ts';
import type { AxeCheck } from '../attachments.ts';
import { readScreen } from '../screen/read-screen.ts';
import { AccessibilityError, checkAccessibility } from '../accessibility/check-accessibility.ts';
import type { Session } from './session.ts';
import { rest } from './wait-until-idle.ts';
import { closeBrowser, freshSession } from './worker-browser.ts';

const page = `<!doctype html><html lang="en"><title>A test bed</title><script src="/test-bed.js"></script><main><h1>Hello</h1></main>`;
const held: (() => void)[] = [];
const server = createServer((request, response) => {
  response.setHeader('content-security-policy', contentSecurityPolicy({}));
  if (request.url === '/held') return void held.push(() => response.end('late'));
  if (request.url === '/refused') return response.writeHead(400).end();
  const isScript = request.url === '/test-bed.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? 'window.testBed = {}' : page);
});

let session: Session;
before(async () => {
  const { executablePath } = await findBrowser(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const testBedUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  session = await freshSession({ executablePath, testBedUrl, service: inPageService });
});
after(async () => {
  await closeBrowser();
  server.close();
  server.closeAllConnections();
});
afterEach(() => {
  session.guards.takeFindings();
});

/** What the guards found when this was done in the page, and all of it has been told. */
async function findings(deed: () => unknown): Promise<string> {
  await session.page.evaluate(deed);
  await rest(session.page, session.traffic, { answersMs: 1000, partsMs: 1000 });
  // Errors are told a moment later; the browser tells in order, so another round comes after them.
  await session.page.evaluate(() => 0);
  return session.guards.takeFindings().join('\n');
}

for (const [title, deed, pattern] of [
  [
    'an error that nothing caught',
    () =>
      void queueMicrotask(() => {
        throw new Error('oops');
      }),
    /nothing caught: Error: oops/,
  ],
  ['a rejection that nothing handled', () => void Promise.reject(new Error('oops')), /nothing caught: Error: oops/],
  [
    'an error in the console',
    () => console.error('Each child should have a key'),
    /\(error\): Each child should have a key/,
  ],
  ['a warning in the console', () => console.warn('deprecated'), /\(warning\): deprecated/],
  [
    'a style that the policy forbids',
    () =>
      void document.body.insertAdjacentElement(
        'beforeend',
        Object.assign(document.createElement('style'), { textContent: 'p{}' }),
      ),
    /Content Security Policy violated: style-src-elem/,
  ],
  [
    'markup out of a string',
    () => {
      try {
        document.body.innerHTML = '<p>no</p>';
      } catch {
        // The policy throws as well as tells.
      }
    },
    /Content Security Policy violated: require-trusted-types-for/,
  ],
  [
    'a request to somebody else',
    () => void fetch('https://identitytoolkit.googleapis.com/v1/accounts').catch(() => {}),
    /a request to somebody else: GET https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts/,
  ],
] as const) {
  test(`${title} is found`, async () => {
    assert.match(await findings(deed), pattern);
  });
}

for (const [title, deed] of [
  ['what is only told', () => console.log('hello')],
  ['an answer that refuses', () => fetch('/refused')],
] as const) {
  test(`${title} is fine`, async () => {
    assert.equal(await findings(deed), '');
  });
}

test('what was found is told once', async () => {
  assert.notEqual(await findings(() => console.error('oops')), '');
  assert.deepEqual(session.guards.takeFindings(), []);
});

test('the clock stands still, and goes on to the millisecond', async () => {
  const rung = () => session.page.evaluate(() => document.body.dataset['rung'] ?? 'no');
  await session.page.evaluate(() => {
    setTimeout(() => (document.body.dataset['rung'] = 'yes'), 500);
  });
  await session.clock.pass(499);
  assert.equal(await rung(), 'no');
  await session.clock.pass(1);
  assert.equal(await rung(), 'yes');
});

test('an interval does not miss a beat, however much time passes', async () => {
  await session.page.evaluate(() => {
    let beats = 0;
    setInterval(() => (document.body.dataset['beats'] = String((beats += 1))), 1000);
  });
  await session.clock.pass(15_000);
  assert.equal(await session.page.evaluate(() => document.body.dataset['beats']), '15');
});

test('a page rests when its calls have been answered, or when nobody is going to answer', async () => {
  await session.page.evaluate(() => {
    void fetch('/held').then(() => (document.body.dataset['answered'] = 'yes'));
  });
  const answered = () => session.page.evaluate(() => document.body.dataset['answered'] ?? 'no');
  await rest(session.page, session.traffic, { answersMs: 50, partsMs: 50 });
  assert.equal(await answered(), 'no');

  const rests = rest(session.page, session.traffic, { answersMs: 5000, partsMs: 5000 });
  while (held.length === 0) await session.page.evaluate(() => 0);
  held.pop()?.();
  await rests;
  assert.equal(await answered(), 'yes');
});

test('a part of the page is waited for also where no answer is going to come', async () => {
  await session.page.evaluate(() => {
    const part = new Image();
    part.src = '/held';
    document.body.append(part);
  });
  while (held.length === 0) await session.page.evaluate(() => 0);
  let hasRested = false;
  const rests = rest(session.page, session.traffic, { answersMs: 0, partsMs: 5_000 }).then(() => (hasRested = true));
  for (let round = 0; round < 20; round += 1) await session.page.evaluate(() => 0);
  assert.equal(hasRested, false);
  held.pop()?.();
  await rests;
  await session.page.evaluate(() => document.querySelector('img')?.remove());
});

test('a part that has come but has not run is waited for also where no answer is going to come', async () => {
  await session.page.evaluate(() => {
    const part = new Promise((resolve) => document.addEventListener('run', resolve, { once: true }));
    void window.partIsComing?.(part).then(() => (document.body.dataset['run'] = 'yes'));
  });
  const hasRun = () => session.page.evaluate(() => document.body.dataset['run'] ?? 'no');
  await rest(session.page, session.traffic, { answersMs: 0, partsMs: 50 });
  assert.equal(await hasRun(), 'no');

  const rests = rest(session.page, session.traffic, { answersMs: 0, partsMs: 5_000 });
  await session.page.evaluate(() => document.dispatchEvent(new Event('run')));
  await rests;
  assert.equal(await hasRun(), 'yes');
});

test('axe looks at a screen once, though the clock stands still and the policy lets nothing in', async () => {
  const { screen } = await session.page.evaluate(readScreen, null);
  assert.ok(screen);
  const told: string[] = [];
  const scrutiny = {
    lockFolder: await mkdtemp(join(tmpdir(), 'locks-')),
    isThorough: true,
    tell: (look: AxeCheck) => void told.push(`${look.screen}: ${look.hasRun ? 'looked at' : 'gone'}`),
  };
  await checkAccessibility(session, screen, scrutiny);
  await session.page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('img'), document.createElement('button'));
  });
  await checkAccessibility(session, screen, scrutiny);
  // One that is gone by now is none of its business.
  await checkAccessibility(session, { ...screen, name: 'signIn' }, scrutiny);
  await session.page.evaluate(() => document.body.setAttribute('data-screen', 'signIn'));
  await assert.rejects(checkAccessibility(session, { ...screen, name: 'signIn' }, scrutiny), (error) => {
    assert.ok(error instanceof AccessibilityError);
    assert.match(error.message, /on the screen signIn at \/:\n- button-name: .* at button/);
    assert.match(error.message, /\n- image-alt: .* at img/);
    return true;
  });
  assert.deepEqual(told, ['page at /: looked at', 'signIn at /: gone', 'signIn at /: looked at']);
});
