import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright';
import type { DoorstepSignInElement } from '../../src/renderers/element/index.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { productionPolicy } from '../../tools/server/content-security-policy.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { HostPage } from './host-page.ts';

declare global {
  interface Window {
    readonly hostPage: HostPage;
    /** The element under test. */
    signIn: DoorstepSignInElement;
    /** The name and detail of every event that a `<doorstep-sign-in>` in the page has fired. */
    elementEvents: (readonly [string, unknown])[];
  }
}

let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;
/** Texts of the page's uncaught errors, and of the errors and warnings in its console. */
let messages: string[];

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({ root: folder, entry: 'host.html', policy: productionPolicy });
  browser = await launchBrowser(() => {});
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
  messages = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.clock.install({ time: startTime });
  await page.goto(server.url);
  await page.waitForFunction(() => 'hostPage' in window);
  await page.evaluate(() => {
    window.signIn = document.createElement('doorstep-sign-in');
    window.elementEvents = [];
    for (const name of ['success', 'screen', 'transition', 'navigate', 'config-error']) {
      document.addEventListener(`doorstep-${name}`, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        window.elementEvents.push([name, detail instanceof Error ? detail.message : detail]);
      });
    }
  });
});
afterEach(() => page.context().close());
after(async () => {
  await browser?.close();
  await server?.close();
});

const startTime = new Date('2026-06-01T12:00:00Z').getTime();
/**
 * Stops the page's clock, which would otherwise advance with real time. Stops it one day after its start, because
 * `pauseAt` accepts only a time in the future, and no test takes a day.
 */
const pauseClock = () => page.clock.pauseAt(startTime + 86_400_000);

const email = () => page.getByRole('textbox', { name: 'Email' });
const guestButton = () => page.getByRole('button', { name: 'Continue as guest' });

/** Adds the element to the page, sets its properties and waits for the email field. */
async function start(): Promise<void> {
  await page.evaluate(() => {
    document.body.append(window.signIn);
    window.signIn.backend = window.hostPage.createBackend();
    window.signIn.config = { signInOptions: ['password'] };
  });
  await email().waitFor();
}

/** Returns the details of all events with this name. */
const detailsOf = (name: string): Promise<unknown[]> =>
  page.evaluate((wanted) => window.elementEvents.filter(([each]) => each === wanted).map(([, detail]) => detail), name);

const screens = async () => (await detailsOf('screen')).map((screen) => (screen as { readonly name: string }).name);

describe('the start', () => {
  test('properties may be set in any order, before and after the element is added', async () => {
    await page.evaluate(() => {
      window.signIn.config = { signInOptions: ['password'] };
      document.body.append(window.signIn);
      window.signIn.backend = window.hostPage.createBackend();
    });
    await email().waitFor();
    assert.deepEqual(await screens(), ['signIn']);
    assert.deepEqual(messages, []);
  });

  test('properties that were set before the element was defined are used', async () => {
    await page.evaluate(() => {
      // A document without a window has no custom elements, so `early` is a plain element until it is on the page.
      const early = document.implementation.createHTMLDocument().createElement('doorstep-sign-in');
      Object.assign(early, { config: { signInOptions: ['password'] }, backend: window.hostPage.createBackend() });
      document.body.append(early);
    });
    await email().waitFor();
    assert.deepEqual(messages, []);
  });

  test('the widget replaces the content of the element', async () => {
    await page.evaluate(() => (window.signIn.textContent = 'Signing in needs JavaScript.'));
    await start();
    assert.equal(await page.getByText('Signing in needs JavaScript.').count(), 0);
  });

  test('two widgets on a page have fields with different IDs', async () => {
    await start();
    await page.evaluate(() => {
      const second = document.createElement('doorstep-sign-in');
      Object.assign(second, { config: { signInOptions: ['password'] }, backend: window.hostPage.createBackend() });
      document.body.append(second);
    });
    await email().nth(1).waitFor();
    assert.equal(
      await page.evaluate(
        () => new Set([...document.querySelectorAll('doorstep-sign-in input')].map(({ id }) => id)).size,
      ),
      2,
    );
  });
});

describe('while the widget runs', () => {
  test('a different configuration restarts it, and setting both properties restarts it once', async () => {
    await start();
    await email().fill('ada@example.com');
    await page.evaluate(() => {
      window.signIn.backend = window.hostPage.createBackend();
      window.signIn.config = { signInOptions: ['password', 'anonymous'] };
    });
    await guestButton().waitFor();
    assert.deepEqual(await screens(), ['signIn', 'providerSignIn']);
    await page.evaluate(() => (window.signIn.config = { signInOptions: ['password'] }));
    await email().waitFor();
    assert.equal(await email().inputValue(), '');
    assert.deepEqual(messages, []);
  });

  test('removing the element ends it, and adding the element again starts it anew', async () => {
    await start();
    await email().fill('ada@example.com');
    await page.evaluate(() => window.signIn.remove());
    assert.equal(await page.evaluate(() => window.signIn.innerHTML), '');
    await page.evaluate(() => document.body.append(window.signIn));
    await email().waitFor();
    assert.equal(await email().inputValue(), '');
  });

  for (const [how, move] of [
    ['append', () => document.querySelector('main')?.append(window.signIn)],
    ['moveBefore', () => document.querySelector('main')?.moveBefore(window.signIn, null)],
  ] as const) {
    test(`moving the element by ${how} keeps what was typed`, async () => {
      await start();
      await email().fill('ada@example.com');
      await page.evaluate(move);
      assert.equal(await page.locator('main doorstep-sign-in').count(), 1);
      assert.equal(await email().inputValue(), 'ada@example.com');
      assert.deepEqual(await screens(), ['signIn']);
    });
  }

  test('a move that makes the browser load a frame again, such as a reCAPTCHA, restarts it', async () => {
    await start();
    await email().fill('ada@example.com');
    await page.evaluate(() => {
      window.signIn.querySelector('form')?.append(document.createElement('iframe'));
      document.querySelector('main')?.append(window.signIn);
    });
    await page.waitForFunction(() => window.signIn.querySelector('iframe') === null);
    await email().waitFor();
    assert.equal(await email().inputValue(), '');
  });
});

describe('the appearance', () => {
  const background = () =>
    page.locator('[data-doorstep-part="card"]').evaluate((card) => getComputedStyle(card).backgroundColor);

  test('attributes set and change the logo, the name of the site and the colour scheme', async () => {
    await page.evaluate(() => {
      window.signIn.setAttribute('site-name', 'Our shop');
      window.signIn.setAttribute('logo', '/favicon.svg');
      window.signIn.setAttribute('color-scheme', 'dark');
    });
    await start();
    await email().fill('ada@example.com');
    const brand = page.locator('[data-doorstep-part="brand"]');
    assert.equal(await brand.innerText(), 'Our shop');
    assert.equal(await brand.locator('img[alt=""]').getAttribute('src'), '/favicon.svg');
    assert.equal(await background(), 'rgb(30, 36, 34)');
    await page.evaluate(() => {
      window.signIn.removeAttribute('logo');
      window.signIn.setAttribute('site-name', 'Their shop');
      window.signIn.setAttribute('color-scheme', 'light');
    });
    assert.equal(await brand.innerText(), 'Their shop');
    assert.equal(await brand.locator('img').count(), 0);
    assert.equal(await background(), 'rgb(255, 255, 255)');
    assert.equal(await email().inputValue(), 'ada@example.com');
    assert.deepEqual(messages, []);
  });

  test('in a shadow root, which the style sheets of the page do not reach, it looks the same', async () => {
    const readStyle = () =>
      page.locator('[data-doorstep-part="primary"]').evaluate((button) => {
        const { color, backgroundColor, borderRadius, fontWeight } = getComputedStyle(button);
        return { color, backgroundColor, borderRadius, fontWeight };
      });
    await start();
    const style = await readStyle();
    assert.equal(style.borderRadius, '8px');
    await page.evaluate(() => {
      const host = document.createElement('div');
      document.body.append(host);
      host.attachShadow({ mode: 'open' }).append(window.signIn);
    });
    assert.deepEqual(await readStyle(), style);
    assert.deepEqual(messages, []);
  });

  test('in a shadow root, the style sheets of later screens apply when these screens are shown', async () => {
    await page.evaluate(() => {
      const host = document.createElement('div');
      document.body.append(host);
      host.attachShadow({ mode: 'open' }).append(window.signIn);
      window.signIn.backend = window.hostPage.createBackend();
      window.signIn.config = { signInOptions: ['password', 'anonymous'] };
    });
    await guestButton().waitFor();
    assert.equal(await guestButton().evaluate((button) => getComputedStyle(button).display), 'flex');
  });
});

describe('events', () => {
  test('a listener can take over after a sign-in, so the success URL is not opened', async () => {
    await page.evaluate(() => {
      window.signIn.addEventListener('doorstep-success', (event) => event.preventDefault());
      document.body.append(window.signIn);
      window.signIn.backend = window.hostPage.createBackend();
      window.signIn.config = { signInOptions: ['password', 'anonymous'], signInSuccessUrl: '/next' };
    });
    await guestButton().click();
    await page.waitForFunction(() => window.elementEvents.some(([name]) => name === 'success'));
    await page.waitForFunction(() => window.signIn.querySelector('form') === null);
    const [result] = (await detailsOf('success')) as { readonly user: { readonly isAnonymous: boolean } }[];
    assert.equal(result?.user.isAnonymous, true);
    assert.deepEqual(await detailsOf('navigate'), []);
    assert.equal(new URL(page.url()).pathname, '/');
  });

  test('a listener can open the success URL itself', async () => {
    await page.evaluate(() => {
      window.signIn.addEventListener('doorstep-navigate', (event) => {
        event.preventDefault();
        window.elementEvents.push(['opened', event.detail.url.pathname]);
      });
      document.body.append(window.signIn);
      window.signIn.backend = window.hostPage.createBackend();
      window.signIn.config = { signInOptions: ['password', 'anonymous'], signInSuccessUrl: '/next' };
    });
    await guestButton().click();
    await page.waitForFunction(() => window.elementEvents.some(([name]) => name === 'opened'));
    assert.deepEqual(await detailsOf('opened'), ['/next']);
    assert.equal(new URL(page.url()).pathname, '/');
  });

  test('without a listener, the success URL is opened', async () => {
    await page.evaluate(() => {
      document.body.append(window.signIn);
      window.signIn.backend = window.hostPage.createBackend();
      window.signIn.config = { signInOptions: ['password', 'anonymous'], signInSuccessUrl: '/next' };
    });
    await guestButton().click();
    await page.waitForURL('**/next');
  });
});

describe('errors', () => {
  const wrongBackend = 'backend: must be a backend, such as firebaseBackend(auth), but is an object';

  test('a wrong backend is reported, and the console shows the error', async () => {
    await page.evaluate(() => {
      document.body.append(window.signIn);
      Object.assign(window.signIn, { backend: {}, config: { signInOptions: ['password'] } });
    });
    await page.waitForFunction(() => window.elementEvents.length > 0);
    const [message] = await detailsOf('config-error');
    assert.ok(String(message).includes(wrongBackend), String(message));
    assert.deepEqual(messages, [message]);
  });

  test('a wrong colour scheme is reported at the start and after each change, but does not stop the widget', async () => {
    const wrongScheme = (value: string): string =>
      `The configuration of Doorstep is wrong.\n  color-scheme: must be "auto", "light" or "dark", but is "${value}"`;
    await page.evaluate(() => window.signIn.setAttribute('color-scheme', 'blue'));
    await start();
    assert.deepEqual(await detailsOf('config-error'), [wrongScheme('blue')]);
    await page.evaluate(() => window.signIn.setAttribute('color-scheme', 'Dark'));
    await page.evaluate(() => window.signIn.setAttribute('color-scheme', 'dark'));
    assert.deepEqual(await detailsOf('config-error'), [wrongScheme('blue'), wrongScheme('Dark')]);
    assert.deepEqual(messages, [wrongScheme('blue'), wrongScheme('Dark')]);
  });

  test('wrong attributes for the look of the screens are reported with suggestions, and the widget disappears', async () => {
    await page.evaluate(() => {
      window.signIn.addEventListener('doorstep-config-error', (event) => event.preventDefault());
      window.signIn.setAttribute('provider-buttons', 'nuetral');
      window.signIn.setAttribute('layout', 'grid');
      document.body.append(window.signIn);
      Object.assign(window.signIn, {
        backend: window.hostPage.createBackend(),
        config: { signInOptions: ['password'] },
      });
    });
    await page.waitForFunction(() => window.elementEvents.some(([name]) => name === 'config-error'));
    assert.deepEqual(await detailsOf('config-error'), [
      [
        'The configuration of Doorstep is wrong.',
        'appearance.providerButtons: must be "brand" or "neutral" or "icons", but is "nuetral"; did you mean "neutral"?',
        'appearance.layout: must be "list" or "inline", but is "grid"',
      ].join('\n  '),
    ]);
    assert.equal(await page.evaluate(() => window.signIn.innerHTML), '');
    assert.deepEqual(messages, []);
  });

  test('after a wrong backend, the right one starts the widget', async () => {
    await page.evaluate(() => {
      window.signIn.addEventListener('doorstep-config-error', (event) => event.preventDefault());
      document.body.append(window.signIn);
      Object.assign(window.signIn, { backend: {}, config: { signInOptions: ['password'] } });
    });
    await page.waitForFunction(() => window.elementEvents.length > 0);
    await page.evaluate(() => (window.signIn.backend = window.hostPage.createBackend()));
    await email().waitFor();
    assert.deepEqual(messages, []);
  });

  test('a wrong configuration is reported, and the widget disappears', async () => {
    await page.evaluate(() => {
      window.signIn.addEventListener('doorstep-config-error', (event) => event.preventDefault());
      document.body.append(window.signIn);
      Object.assign(window.signIn, {
        backend: window.hostPage.createBackend(),
        config: { signInOptions: ['pasword'] },
      });
    });
    await page.waitForFunction(() => window.elementEvents.some(([name]) => name === 'config-error'));
    const [message] = await detailsOf('config-error');
    assert.match(String(message), /signInOptions\[0\]\.provider: must be a known provider, but is "pasword"/);
    assert.equal(await page.evaluate(() => window.signIn.innerHTML), '');
    assert.deepEqual(messages, []);
  });

  for (const [missing, given, text] of [
    ['backend', { config: { signInOptions: ['password'] } }, 'firebaseBackend(auth), but is undefined'],
    ['config', { backend: { observeSession: true } }, 'config: must be an object, but is undefined'],
  ] as const) {
    test(`a ${missing} that is still missing after 10 s is reported`, async () => {
      await pauseClock();
      await page.evaluate((properties) => {
        document.body.append(window.signIn);
        Object.assign(window.signIn, properties);
      }, given);
      await page.clock.runFor(9_900);
      assert.deepEqual(await detailsOf('config-error'), []);
      await page.clock.runFor(100);
      const [message] = await detailsOf('config-error');
      assert.ok(String(message).includes(text), String(message));
    });
  }

  test('the console warns once of an element without properties, because a page may set them later', async () => {
    await pauseClock();
    await page.evaluate(() => document.body.append(window.signIn));
    await page.clock.runFor(900);
    assert.deepEqual(messages, []);
    await page.clock.runFor(100);
    await page.evaluate(() => window.signIn.remove());
    await page.evaluate(() => document.body.append(window.signIn));
    await page.clock.runFor(60_000);
    assert.deepEqual(messages, [
      '[doorstep] <doorstep-sign-in> stays empty until its properties backend and config are set.',
    ]);
    assert.deepEqual(await detailsOf('config-error'), []);
  });

  test('an element that was removed is not reported', async () => {
    await pauseClock();
    await page.evaluate(() => {
      document.body.append(window.signIn);
      window.signIn.config = { signInOptions: ['password'] };
    });
    await page.evaluate(() => window.signIn.remove());
    await page.clock.runFor(60_000);
    assert.deepEqual(await detailsOf('config-error'), []);
    assert.deepEqual(messages, []);
  });
});
