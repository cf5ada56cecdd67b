import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { HostPage, HostProps } from './host-page.ts';
import { hostileSheets, type HostSheet, sheets } from './sheets.ts';
import { views } from './views.ts';

declare global {
  interface Window {
    readonly hostPage: HostPage;
  }
}

let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;
let messages: string[];

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({ root: folder, entry: 'host.html', policy: {} });
  browser = await launchBrowser(() => {});
  // The tests set styles and markup from strings. The Content Security Policy of our app forbids this.
  page = await browser.newPage({ bypassCSP: true });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
});
beforeEach(async () => {
  messages = [];
  await page.goto(server.url);
  await page.waitForFunction(() => 'hostPage' in window);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

describe('<SignIn> in an app', () => {
  const config = { signInOptions: ['password'] };
  const email = () => page.getByRole('textbox', { name: 'Email' });
  const render = (props: HostProps, start?: 'hydrate') =>
    page.evaluate(([given, how]) => window.hostPage.render(given, how), [props, start] as const);
  const screens = () => page.evaluate(() => window.hostPage.screens);

  test('it is hydrated without a warning', async () => {
    await render({ config }, 'hydrate');
    await email().waitFor();
    assert.deepEqual(await screens(), ['signIn']);
    assert.deepEqual(messages, []);
  });

  test('it shows its first screen once in StrictMode, which mounts it twice', async () => {
    await render({ config });
    await email().waitFor();
    assert.deepEqual(await screens(), ['signIn']);
    assert.deepEqual(messages, []);
  });

  test('a new object with the same values keeps the screen and what was typed', async () => {
    await render({ config });
    await email().fill('ada@example.com');
    for (const _again of [1, 2]) await render({ config });
    assert.equal(await email().inputValue(), 'ada@example.com');
    assert.deepEqual(await screens(), ['signIn']);
  });

  test('a changed value starts the widget again, once', async () => {
    await render({ config });
    await email().fill('ada@example.com');
    await render({ config: { signInOptions: ['password', 'anonymous'] } });
    await page.getByRole('button', { name: 'Continue as guest' }).waitFor();
    await render({ config });
    await email().waitFor();
    assert.equal(await email().inputValue(), '');
    assert.deepEqual(await screens(), ['signIn', 'providerSignIn', 'signIn']);
    assert.deepEqual(messages, []);
  });

  test('the ref is the element with the given class until the component is unmounted', async () => {
    await render({ config });
    assert.equal(await page.evaluate(() => window.hostPage.refClass), 'sign-in-box');
    await page.evaluate(() => window.hostPage.unmount());
    assert.equal(await page.evaluate(() => window.hostPage.refClass), null);
  });

  test('unmounting it during a call removes it, and no timer shows anything later', async () => {
    await page.clock.install();
    await render({ config, isSilent: true });
    await email().fill('ada@example.com');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForFunction(() => window.hostPage.heldCalls === 1);
    await page.evaluate(() => window.hostPage.unmount());
    // Advance the clock so far that every timer of a running widget would fire.
    await page.clock.runFor(150_000);
    assert.equal(await page.locator('#app').innerHTML(), '');
    assert.deepEqual(await screens(), ['signIn']);
    assert.deepEqual(messages, []);
  });

  test('creating the backend in every rendering is an error that the error boundary of the app catches', async () => {
    const props = { config, hasUnstableBackend: true };
    for (const _render of [1, 2, 3]) await render(props);
    assert.equal(await page.evaluate(() => window.hostPage.errorMessage), null);
    await render(props);
    assert.match(
      (await page.evaluate(() => window.hostPage.errorMessage)) ?? '',
      /^ {2}backend: must be created once, outside of your component$/m,
    );
  });

  test('a wrong configuration is an error that the error boundary of the app catches', async () => {
    await render({ config: { signInOptions: ['pasword'] } });
    const message = await page.waitForFunction(() => window.hostPage.errorMessage);
    assert.match(
      (await message.jsonValue()) ?? '',
      /^ {2}signInOptions\[0\]\.provider: must be a known provider, but is "pasword"; did you mean "password"\?$/m,
    );
    assert.equal(await page.locator('#app').innerText(), 'The page is not available.');
  });

  test('the error of a wrong configuration is not thrown if the app has corrected it meanwhile', async () => {
    await page.evaluate((right) => {
      const { hostPage } = window;
      hostPage.render({ config: { signInOptions: ['pasword'] } });
      // Correct the configuration when the widget calls `discard`. At this moment, the widget has found the error, but
      // React has not rendered the error yet.
      Object.assign(hostPage.backend, {
        discard() {
          queueMicrotask(() => hostPage.render({ config: right }));
          Object.assign(hostPage.backend, { discard: () => Promise.resolve() });
          return Promise.resolve();
        },
      });
    }, config);
    await email().waitFor();
    assert.equal(await page.evaluate(() => window.hostPage.errorMessage), null);
    assert.deepEqual(messages, []);
  });
});

const findChanges = (
  renderer: 'react' | 'plain',
  view: string,
  hostSheets: Readonly<Record<string, HostSheet>>,
): Promise<readonly string[]> =>
  page.evaluate(
    async ([rendererName, viewName, sheetsByName]) => {
      document
        .querySelector('#app')
        ?.setAttribute('style', 'all: initial; direction: ltr; position: absolute; width: 360px');
      await window.hostPage.draw(rendererName, viewName);
      document.querySelector<HTMLElement>('.doorstep input:not([hidden]), .doorstep button')?.focus();
      const original = window.hostPage.readStyles();
      if (original.length === 0) return ['The widget is not drawn.'];
      return Object.entries(sheetsByName).flatMap(([name, { css, attributes }]) => {
        const removeSheet = window.hostPage.addSheet(css, attributes);
        const changed = window.hostPage.readStyles();
        removeSheet();
        if (original.length !== changed.length) return [`${name}: different elements or properties`];
        return changed.filter((line, index) => line !== original[index]).map((line) => `${name}: ${line}`);
      });
    },
    [renderer, view, hostSheets] as const,
  );

// Test the plain renderer only with the hostile style sheets, because isolation.whole.test.ts tests it with all style
// sheets.
for (const [renderer, compared] of [
  ['react', sheets],
  ['plain', hostileSheets],
] as const) {
  test(`no style sheet of a page changes an element of the widget (${renderer})`, async () => {
    for (const view of Object.keys(views)) {
      assert.deepEqual((await findChanges(renderer, view, compared)).slice(0, 20), [], view);
    }
  });
}

test('a rule whose selector has an ID changes the widget, so the comparison notices changes', async () => {
  const css = '#app button[type="submit"] { opacity: 0.9 }';
  const changes = await findChanges('react', 'a form with errors', { 'an ID': { css } });
  assert.deepEqual(changes, ['an ID: button.doorstep-primary { opacity: 0.9 }']);
});

for (const [preferred, chosen, background] of [
  ['light', null, 'rgb(255, 255, 255)'],
  ['light', 'dark', 'rgb(30, 36, 34)'],
  ['dark', null, 'rgb(30, 36, 34)'],
  ['dark', 'light', 'rgb(255, 255, 255)'],
] as const) {
  test(`a visitor who prefers ${preferred} sees the ${chosen ?? preferred} card if the app's choice is ${chosen ?? 'neither'}`, async () => {
    await page.emulateMedia({ colorScheme: preferred });
    await page.evaluate(
      ([scheme]) =>
        window.hostPage.render({ config: { signInOptions: ['password'] }, ...(scheme && { colorScheme: scheme }) }),
      [chosen] as const,
    );
    const card = page.locator('[data-doorstep-part="card"]');
    assert.equal(await card.evaluate((element) => getComputedStyle(element).backgroundColor), background);
    await page.emulateMedia({ colorScheme: null });
  });
}
