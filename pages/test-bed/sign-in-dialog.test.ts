import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { findViolations } from '../../tools/browser/find-violations.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { productionPolicy } from '../../tools/server/content-security-policy.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { TestBed, TestBedOptions } from './test-bed-api.ts';

type TestBedPage = Window & { readonly testBed: TestBed };

let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;
/** Texts of the page's uncaught errors, and of the errors and warnings in its console. */
let messages: string[];

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({ root: folder, entry: 'test-bed.html', policy: productionPolicy });
  browser = await launchBrowser(() => {});
});
beforeEach(async () => {
  messages = [];
  page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
});
afterEach(async () => {
  await page.close();
  assert.deepEqual(messages, []);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a page that is higher than the window, and the dialog over it. */
async function openDialog(
  config: TestBedOptions['config'] = { signInOptions: ['password'] },
  options: Partial<TestBedOptions> = {},
): Promise<void> {
  await page.goto(`${server.url}/Login`);
  await page.waitForFunction(() => 'testBed' in window);
  await page.evaluate((mounted) => (window as unknown as TestBedPage).testBed.mount(mounted), {
    adapter: 'in-memory',
    hasDialog: true,
    ...options,
    config: { signInSuccessUrl: '/', ...config },
  } as const);
  await opener().waitFor();
  await page.evaluate(() => (document.body.style.minHeight = '3000px'));
  await opener().click();
  await page.locator('dialog [data-screen] form').waitFor();
  await dialog().evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

const opener = () => page.getByRole('button', { name: 'Log in' });
const dialog = () => page.locator('dialog');
const closeButton = () => page.locator('.doorstep-close');
const isModal = () => page.evaluate(() => document.querySelector('dialog:modal') !== null);
const phone = { signInOptions: ['phone'] };

describe('for every visitor', () => {
  const providers = { signInOptions: ['password', 'google.com'], tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
  const brand = { siteName: 'Our shop', layout: 'inline' } as const;

  for (const [title, media, width, config, options] of [
    ['light', {}, 640, providers, {}],
    ['dark', { colorScheme: 'dark' }, 640, providers, {}],
    ['in forced colours', { forcedColors: 'active' }, 640, providers, {}],
    ['with the name of the app', {}, 640, providers, { appearance: brand }],
    ['320 pixels wide', {}, 320, providers, {}],
    ['Arabic, 320 pixels wide', {}, 320, phone, { locale: 'ar' }],
  ] as const) {
    test(`axe finds nothing, and everything fits: ${title}`, async () => {
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 480 });
      await openDialog(config, options);
      assert.deepEqual(await findViolations(page), []);
      const sizes = await page.evaluate(() => ({
        overflow: document.querySelector('dialog')?.scrollWidth,
        targets: Array.from(document.querySelectorAll('dialog :is(button, input:not([type=hidden]))'), (target) => {
          const { width: targetWidth, height } = target.getBoundingClientRect();
          return Math.min(targetWidth, height);
        }),
      }));
      assert.equal(sizes.overflow, width);
      assert.ok(sizes.targets.filter((size) => size > 0).every((size) => size >= 13));
    });
  }

  for (const width of [320, 640]) {
    test(`the title does not reach the cross: ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 480 });
      await openDialog();
      const [cross, title] = await Promise.all([
        closeButton().boundingBox(),
        page.locator('dialog h1').evaluate((element) => {
          const { right } = element.getBoundingClientRect();
          return right - Number.parseFloat(getComputedStyle(element).paddingRight);
        }),
      ]);
      assert.ok(cross && cross.width === 40 && cross.height === 40);
      assert.ok(title <= cross.x, `${title} > ${cross.x}`);
    });
  }

  test('on a phone, the widget covers the window; on a desktop, it is in the middle', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDialog();
    const box = () => page.locator('dialog .doorstep').boundingBox();
    assert.deepEqual(await box(), { x: 0, y: 0, width: 390, height: 844 });
    await page.setViewportSize({ width: 1280, height: 800 });
    const wide = await box();
    assert.ok(wide && wide.width === 400 && wide.x === 440, JSON.stringify(wide));
    assert.equal(Math.round(wide.y + wide.height / 2), 400);
  });

  test('in a language from right to left, the cross is on the left', async () => {
    await openDialog(phone, { locale: 'ar' });
    const cross = await closeButton().boundingBox();
    assert.ok(cross && cross.x < 320, JSON.stringify(cross));
    assert.equal(await closeButton().getAttribute('aria-label'), 'إغلاق');
    assert.equal(await dialog().getAttribute('lang'), 'ar');
  });

  test('in a low window, the dialog scrolls to its last button, and the page stays', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openDialog({ signInOptions: ['google.com', 'github.com', 'password', 'phone', 'anonymous'] });
    const last = page.getByRole('button', { name: 'Continue as guest' });
    await last.focus();
    const box = await last.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 256, JSON.stringify(box));
    assert.equal(await page.evaluate(() => window.scrollY), 0);
  });

  test('with reduced motion, the dialog does not move', async () => {
    const countAnimations = () =>
      page.evaluate(
        () =>
          ['dialog', 'dialog .doorstep'].filter((selector) => {
            const element = document.querySelector(selector);
            return element && getComputedStyle(element).animationName !== 'none';
          }).length,
      );
    await openDialog();
    assert.equal(await countAnimations(), 2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    assert.equal(await countAnimations(), 0);
  });
});

test('the page behind does not scroll, and is as before when the dialog is closed', async () => {
  await openDialog();
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflow), 'hidden');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.documentElement.getAttribute('style') ?? ''), '');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Log in');
});

test('if the browser closes the dialog by itself, the app is told', async () => {
  await openDialog();
  await dialog().evaluate((element: HTMLDialogElement) => element.close());
  await dialog().waitFor({ state: 'detached' });
  const calls = await page.evaluate(() => (window as unknown as TestBedPage).testBed.callbackCalls());
  assert.equal(calls['onClose']?.length, 1);
});

test('a press that begins in the widget and ends beside it does not close the dialog', async () => {
  await openDialog();
  const title = await page.locator('dialog h1').boundingBox();
  assert.ok(title);
  await page.mouse.move(title.x + 5, title.y + 5);
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  assert.equal(await dialog().count(), 1);
});

describe('what is drawn outside of the card', () => {
  const isOnTop = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  test('the list of countries is on top', async () => {
    await openDialog(phone);
    await page.getByRole('combobox').click();
    await page.getByRole('option', { selected: true }).waitFor();
    assert.ok(await isOnTop('dialog [role=option][aria-selected=true]'));
  });

  test('a task of a reCAPTCHA, which Google draws in the body, can be used, but not the page', async () => {
    await openDialog(phone);
    await page.evaluate(() => {
      const task = document.body.appendChild(document.createElement('button'));
      task.id = 'task';
      task.textContent = 'Choose all bicycles';
      Object.assign(task.style, { position: 'absolute', top: '8px', left: '8px', zIndex: '2000000000' });
      task.addEventListener('click', () => (task.textContent = 'Solved'));
    });
    assert.equal(await isModal(), false);
    assert.ok(await isOnTop('#task'));
    await page.locator('#task').click();
    assert.equal(await page.locator('#task').textContent(), 'Solved');
    await opener().evaluate((element) => element.focus());
    assert.notEqual(await page.evaluate(() => document.activeElement?.textContent), 'Log in');
  });

  test('a task of a reCAPTCHA from before can be used, but not the reCAPTCHA of the app', async () => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        if (window !== window.top) return; // Skip the iframes, in which this script also runs.
        for (const name of ['anchor', 'bframe']) {
          const part = document.body.appendChild(document.createElement('div'));
          part.id = name;
          part.appendChild(document.createElement('iframe')).src = `about:blank#/recaptcha/api2/${name}`;
        }
      }),
    );
    await openDialog(phone);
    const isInert = (id: string) => page.locator(`#${id}`).evaluate((part) => (part as HTMLElement).inert);
    assert.deepEqual([await isInert('anchor'), await isInert('bframe')], [true, false]);
  });

  test('the focus stays on the first field when the dialog makes way for reCAPTCHA, and returns to the button', async () => {
    await openDialog(phone);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'phoneNumber');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Log in');
    assert.equal(await page.evaluate(() => document.querySelectorAll('[inert]').length), 0);
  });

  test('after a screen with a reCAPTCHA, the dialog is modal again', async () => {
    await openDialog({ signInOptions: ['phone', 'password'] });
    assert.equal(await isModal(), true);
    await page.getByRole('button', { name: 'Sign in with phone' }).click();
    await page.getByRole('textbox', { name: 'Phone number' }).waitFor();
    assert.equal(await isModal(), false);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Sign in with email' }).waitFor();
    assert.equal(await isModal(), true);
    assert.equal(await page.evaluate(() => document.querySelectorAll('[inert]').length), 0);
  });
});
