import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser, launchOptions } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import { type HostSheet, sheets, usualSheets } from './sheets.ts';
import { finishAnimations } from './finish-animations.ts';
import { allViews } from './views.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let devtools: CDPSession;

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({ root: folder, entry: 'host.html', policy: {} });
  const options = launchOptions((await findBrowser(() => {})).executablePath);
  // Forbid partial redrawing. If the browser redraws only the area that has changed, the pixels of round corners differ
  // slightly.
  browser = await chromium.launch({ ...options, args: [...options.args, '--disable-partial-raster'] });
  // The tests set styles from strings. The Content Security Policy of our app forbids this, so bypass the policy.
  page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
  devtools = await page.context().newCDPSession(page);
  await page.goto(server.url);
  await page.waitForFunction(() => 'hostPage' in window);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Finishes all animations. Then takes a screenshot of the area `clip`, or of the whole window if `clip` is omitted. */
async function takePicture(clip?: Cell): Promise<Buffer> {
  await finishAnimations(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    optimizeForSpeed: true, // With this option, a picture takes less than half the time of Playwright's `screenshot`.
    ...(clip && { clip: { ...clip, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

/** Adds a style sheet to the page, runs `action`, and removes the style sheet again. */
async function withSheet<T>({ css, attributes }: HostSheet, action: () => Promise<T>): Promise<T> {
  const remove = await page.evaluateHandle(([text, given]) => window.hostPage.addSheet(text, given), [
    css,
    attributes,
  ] as const);
  try {
    return await action();
  } finally {
    await remove.evaluate((run) => run());
    await remove.dispose();
  }
}

/**
 * Largest tolerated difference between two colour values (0 to 255). The browser draws round corners slightly
 * differently each time.
 */
const TOLERANCE = 24;

/** Returns true if two pictures look different. */
async function differ(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return false;
  return page.evaluate(
    async ([tolerance, ...pictures]) => {
      const read = async (picture: string): Promise<ImageData> => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('The browser has no canvas.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [first, second] = await Promise.all([read(pictures[0]), read(pictures[1])]);
      if (first.width !== second.width || first.height !== second.height) return true;
      return first.data.some((value, index) => Math.abs(value - (second.data[index] ?? 0)) > tolerance);
    },
    [TOLERANCE, one.toString('base64'), other.toString('base64')] as const,
  );
}

/**
 * Adds the style sheets to the page, one at a time. Returns the names of the style sheets that change the look of the
 * page.
 */
async function findChangingSheets(hostSheets: Readonly<Record<string, HostSheet>> = sheets): Promise<string[]> {
  const original = await takePicture();
  const changing: string[] = [];
  for (const [name, sheet] of Object.entries(hostSheets)) {
    if (await differ(original, await withSheet(sheet, () => takePicture()))) changing.push(name);
  }
  assert.equal(await differ(original, await takePicture()), false, 'The picture differs without a style sheet, too.');
  return changing;
}

describe('the page does not change the widget', () => {
  /**
   * CSS that keeps the elements around the widget in place. A style sheet under test could otherwise move the widget.
   */
  const frame = `
    html, body, main, #app, #app > :not(.doorstep) {
      position: static !important; float: none !important; display: block !important; box-sizing: content-box !important;
      width: auto !important; height: auto !important; min-width: 0 !important; min-height: 0 !important;
      margin: 0 !important; padding: 0 !important; border: 0 !important; transform: none !important; opacity: 1 !important;
      direction: ltr !important; writing-mode: horizontal-tb !important; background: #ddd !important;
    }
    :is(html, body, main, #app, #app > :not(.doorstep))::before, :is(html, body, main, #app, #app > :not(.doorstep))::after { content: none !important; }
    input { caret-color: transparent !important; }
    main > :not(#app) { display: none !important; }
    #app { position: absolute !important; inset: 0 !important; padding: 20px !important; }
    #app > .cell { position: absolute !important; box-sizing: border-box !important; width: 400px !important; padding: 20px !important; }
  `;
  let removeFrame = async () => {};
  before(async () => {
    const style = await page.addStyleTag({ content: frame });
    removeFrame = () => style.evaluate((element) => (element as Element).remove());
  });
  after(() => removeFrame());

  for (const [renderer, colorScheme] of [
    ['react', 'light'],
    ['react', 'dark'],
    ['plain', 'light'],
  ] as const) {
    test(`on any of ${Object.keys(allViews).length} screens (${renderer}, ${colorScheme})`, async () => {
      await page.emulateMedia({ colorScheme });
      const cells = await drawAll(renderer);
      assert.ok(cells.length >= 20);
      assert.deepEqual(await findChangingSheets(), []);
    });
  }

  test('a rule whose selector has an ID changes one screen, so the comparison notices changes', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const cells = await drawAll('plain');
    const sheet = { css: '#app [name="recover"] { opacity: 0.5 }' };
    assert.deepEqual(await findChangingSheets({ 'an ID': sheet }), ['an ID']);
    const changed: string[] = [];
    for (const [index, name] of Object.keys(allViews).slice(0, 3).entries()) {
      const original = await takePicture(cells[index]);
      if (await differ(original, await withSheet(sheet, () => takePicture(cells[index])))) changed.push(name);
    }
    assert.deepEqual(changed, ['a form with errors']);
  });

  const states: Readonly<Record<string, readonly [view: string, enter: () => Promise<unknown>]>> = {
    'with the focus in a field': ['a form with small print', () => page.getByRole('textbox').focus()],
    'with the focus on a button': ['a form with small print', () => page.keyboard.press('Tab')],
    'with the mouse over a button': ['a form with small print', () => page.getByRole('button').last().hover()],
    'with the mouse over a choice': ['a list of choices', () => page.getByRole('button').first().hover()],
    'with selected texts': [
      'help with a mail that does not come',
      () => page.locator('#app').evaluate((element) => getSelection()?.selectAllChildren(element)),
    ],
    'with the list of countries': ['a form for a phone number', () => page.getByRole('combobox').press('ArrowDown')],
    'with a password that is shown': [
      'a form with errors',
      async () => {
        await page.getByRole('textbox', { name: 'Password' }).fill('secret');
        await page.getByRole('button', { name: 'Show password' }).press('Enter');
      },
    ],
  };
  for (const [title, [view, enter]] of Object.entries(states)) {
    test(title, async () => {
      await page.setViewportSize({ width: 400, height: 700 });
      await page.mouse.move(0, 0);
      await page.evaluate((name) => window.hostPage.draw('react', name), view);
      const idle = await takePicture();
      await enter();
      assert.equal(idle.equals(await takePicture()), false, 'Nothing has changed.');
      assert.deepEqual(await findChangingSheets(), []);
    });
  }

  const configs = {
    'an email field': { signInOptions: ['password'], tosUrl: '/terms', privacyPolicyUrl: '/privacy' },
    providers: { signInOptions: ['google.com', 'github.com', 'password', 'phone', 'anonymous'] },
  };
  for (const [title, config] of Object.entries(configs)) {
    test(`in <SignIn>, without React and in the element: ${title}`, async () => {
      await page.setViewportSize({ width: 600, height: 700 });
      const starts = {
        react: () => page.evaluate((given) => window.hostPage.render({ config: given }), config),
        plain: () => page.evaluate((given) => window.hostPage.startTest('plain', given, {}), config),
        element: () => page.evaluate((given) => window.hostPage.startTest('element', given, {}), config),
        'element in a shadow root': () =>
          page.evaluate((given) => {
            window.hostPage.startTest('element', given, {});
            const host = document.createElement('div');
            const [element] = document.getElementsByTagName('doorstep-sign-in');
            if (element) host.attachShadow({ mode: 'open' }).append(element);
            document.querySelector('#app')?.append(host);
          }, config),
      };
      for (const [renderer, start] of Object.entries(starts)) {
        await page.evaluate(() => window.hostPage.unmount());
        await start();
        await page.getByRole('button').first().waitFor();
        // Remove the focus, because a blinking cursor would change the picture. CSS of the page cannot hide a cursor in
        // the shadow root.
        for (const field of await page.getByRole('textbox').all()) await field.blur();
        assert.deepEqual(await findChangingSheets(), [], renderer);
      }
      await page.evaluate(() => window.hostPage.unmount());
    });
  }
});

describe('the widget does not change the page', () => {
  const ownElements = `
    <h1>Our shop</h1><h2 hidden>Sale</h2><p>Tea, <strong>coffee</strong> and <a href="/more">more</a>. <code>10 %</code></p>
    <ul><li>Green</li><li>Black</li></ul>
    <form><fieldset><legend>Order</legend><label>Name <input value="Ada" /></label> <input type="checkbox" checked />
      <select><option>Tea</option></select><textarea>Thanks</textarea><button>Send</button></fieldset></form>
    <figure><svg width="40" height="40"><circle cx="20" cy="20" r="15" /></svg><figcaption>A cup</figcaption></figure>
    <dialog open>Welcome <button type="button" autofocus>Close</button></dialog><div class="card" data-screen="signIn">A card</div>`;
  const theme = globSync('src/theme/*.css', { cwd: inProject() })
    .map((file) => readFileSync(inProject(file), 'utf8').replace(/^@import .*$/m, ''))
    .join('\n');

  for (const [title, css, changes] of [
    ['by its theme', theme, false],
    ['unless a rule selects elements outside of it', theme.replaceAll(/(\.doorstep)+(?= \{)/g, 'html'), true],
  ] as const) {
    test(title, async () => {
      await page.setViewportSize({ width: 600, height: 700 });
      await page.setContent(ownElements);
      for (const sheet of [{ css: '' }, ...Object.values(usualSheets)]) {
        await page.evaluate(
          ([text, attributes]) => {
            const adopted = new CSSStyleSheet();
            adopted.replaceSync(text);
            document.adoptedStyleSheets = [adopted];
            for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
          },
          [sheet.css, sheet.attributes ?? {}] as const,
        );
        const original = await takePicture();
        const style = await page.addStyleTag({ content: css });
        assert.equal(await differ(original, await takePicture()), changes);
        await style.evaluate((element) => (element as Element).remove());
      }
    });
  }
});

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws all views side by side in a window that is large enough. Returns the position and the size of each view. */
async function drawAll(renderer: 'react' | 'plain'): Promise<readonly Cell[]> {
  const [columns, width] = [5, 400];
  await page.setViewportSize({ width: columns * width, height: 800 });
  await page.evaluate((name) => window.hostPage.drawSome(name, window.hostPage.viewNames), renderer);
  const cells = await page.evaluate(
    ([count, cellWidth]) => {
      const bottoms = Array.from({ length: count }, () => 0);
      return [...document.querySelectorAll<HTMLElement>('.cell')].map((cell) => {
        const column = bottoms.indexOf(Math.min(...bottoms));
        const place = { left: column * cellWidth, top: bottoms[column] ?? 0, height: Math.ceil(cell.clientHeight) };
        bottoms[column] = place.top + place.height;
        for (const [name, value] of Object.entries(place)) cell.style.setProperty(name, `${value}px`, 'important');
        return { x: place.left, y: place.top, width: cellWidth, height: place.height };
      });
    },
    [columns, width] as const,
  );
  await page.setViewportSize({
    width: columns * width,
    height: Math.max(...cells.map(({ y, height }) => y + height)),
  });
  const seen = await page.locator('.cell').evaluateAll((elements) =>
    elements.map((cell) => {
      const { x, y, width: cellWidth, height } = cell.getBoundingClientRect();
      return { x, y, width: cellWidth, height };
    }),
  );
  assert.deepEqual(seen, cells, 'The screens are in other places.');
  return cells;
}
