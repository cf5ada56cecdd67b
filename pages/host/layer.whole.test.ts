import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { designSystems } from '../../fixtures/design-systems.ts';
import { buildStyle } from '../../tools/package/build-style.ts';
import { entriesFolder, findThemes } from '../../tools/package/entries.ts';
import { styleFiles } from '../../tools/package/manifest.ts';
import { inProject, root } from '../../tools/project.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import { openHostPage } from './open-host-page.ts';
import { type HostSheet, usualSheets } from './sheets.ts';
import { allViews, views } from './views.ts';

const screens = Object.keys(allViews);

const page = await openHostPage({ viewport: { width: 600, height: 700 } });
/** The built style sheets of the package, by their names. */
const built: Record<string, HostSheet> = {};
let style: HostSheet;
let layer: HostSheet;

before(async () => {
  const styles = Object.fromEntries(styleFiles.map((file) => [file, join(entriesFolder, file)]));
  const out = await mkdtemp(join(tmpdir(), 'doorstep-styles-'));
  for (const [file, source] of Object.entries({ ...styles, ...(await findThemes()) })) {
    await buildStyle(source, out, file);
    built[file] = { css: await readFile(join(out, file), 'utf8') };
  }
  await rm(out, { recursive: true });
  style = getBuilt('style.css');
  layer = getBuilt('style.layer.css');
});

function getBuilt(file: string): HostSheet {
  const sheet = built[file];
  assert.ok(sheet, `The package has no ${file}.`);
  return sheet;
}

/**
 * Draws a view, and reads its computed styles with each of several lists of style sheets. Disables the test page's own
 * style sheets.
 *
 * @returns for each list after the first: the computed styles that differ from the styles with the first list
 */
const compare = (view: string, ...lists: readonly (readonly HostSheet[])[]): Promise<readonly (readonly string[])[]> =>
  page.evaluate(
    async ([viewName, ...given]) => {
      const app = document.querySelector('#app');
      app?.setAttribute('style', 'all: initial; direction: ltr; position: absolute; width: 360px');
      await window.hostPage.draw('react', viewName);
      for (const sheet of document.styleSheets) sheet.disabled = true;
      document.querySelector<HTMLElement>('.doorstep input:not([hidden]), .doorstep button')?.focus();
      const [first = [], ...others] = given.map((sheets) => {
        const removers = sheets.map(({ css, attributes }) => window.hostPage.addSheet(css, attributes));
        const styles = window.hostPage.readStyles();
        for (const remove of removers) remove();
        return styles;
      });
      if (first.length === 0) return others.map(() => ['The widget is not drawn.']);
      return others.map((styles) =>
        styles.length === first.length
          ? styles.filter((line, index) => line !== first[index])
          : ['different elements or properties'],
      );
    },
    [view, ...lists] as const,
  );

/** Asserts that a view has the same computed styles with each of the lists of style sheets. */
async function assertSame(view: string, ...lists: readonly (readonly HostSheet[])[]): Promise<void> {
  const changes = await compare(view, ...lists);
  assert.deepEqual(
    changes.flatMap((lines, index) => lines.map((line) => `${index + 1}: ${line}`)).slice(0, 20),
    [],
    view,
  );
}

describe('style.layer.css', () => {
  for (const [title, colorScheme, width] of [
    ['a light page', 'light', 600],
    ['a dark page', 'dark', 600],
    ['a phone', 'light', 400],
  ] as const) {
    test(`on ${title} without rules, each of ${screens.length} screens looks as with style.css`, async () => {
      assert.ok(screens.length >= 20);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 700 });
      for (const view of screens) await assertSame(view, [style], [layer]);
    });
  }

  test('without a style sheet, a screen looks different, so the comparison notices changes', async () => {
    const [changes] = await compare('a form with errors', [style], []);
    assert.deepEqual(changes, ['different elements or properties']);
  });

  test('no rule of an earlier layer changes it', async () => {
    const sheets = Object.values(usualSheets).map(({ css, ...sheet }) => [
      { ...sheet, css: `@layer base, doorstep; @layer base { ${css} }` },
      layer,
    ]);
    for (const view of Object.keys(views)) await assertSame(view, [layer], ...sheets);
  });

  const themes: Readonly<Record<string, () => readonly HostSheet[]>> = {
    ...Object.fromEntries(
      Object.entries(designSystems).flatMap(([name, { theme, tokens, attributes }]) =>
        (['light', 'dark'] as const).map((scheme) => [
          `${name}, ${scheme}`,
          () => [{ css: tokens, attributes: attributes[scheme] }, getBuilt(`themes/${theme}.css`)],
        ]),
      ),
    ),
    mono: () => [getBuilt('themes/mono.css')],
    soft: () => [getBuilt('themes/soft.css')],
  };
  for (const [name, getSheets] of Object.entries(themes)) {
    test(`a ready theme changes it as it changes style.css: ${name}`, async () => {
      const theme = getSheets();
      for (const view of ['a form with errors', 'a list of choices']) {
        const [sameAsStyle, sameAsNone] = await compare(view, [style, ...theme], [layer, ...theme], [layer]);
        assert.deepEqual(sameAsStyle?.slice(0, 20), [], view);
        assert.notDeepEqual(sameAsNone, []);
      }
    });
  }
});

describe('a rule of the app whose selector has one attribute', () => {
  const rule = { css: "[data-doorstep-part='primary'] { cursor: help }" };

  test('changes a part with style.layer.css, before and after it', async () => {
    const changed = ['button.doorstep-primary { cursor: help }'];
    const changes = await compare('a form with errors', [layer], [layer, rule], [rule, layer]);
    assert.deepEqual(changes, [changed, changed]);
  });

  test('changes nothing with style.css', () => assertSame('a form with errors', [style], [style, rule], [rule, style]));
});

describe("Tailwind 4, with the example's style sheet", () => {
  const utility = '[&_[data-doorstep-part=primary]]:cursor-help';
  let withLayer: HostSheet;
  let withStyle: HostSheet;

  before(async () => {
    const source = await readFile(inProject('examples', 'vite-tailwind', 'src', 'index.css'), 'utf8');
    const files = { 'doorstep-auth/style.css': style.css, 'doorstep-auth/style.layer.css': layer.css };
    withLayer = { css: await compileTailwind(source, [utility], files) };
    withStyle = { css: await compileTailwind(source.replace('style.layer.css', 'style.css'), [utility], files) };
    await page.evaluate((name) => document.querySelector('#app')?.setAttribute('class', name), utility);
  });
  after(() => page.evaluate(() => document.querySelector('#app')?.removeAttribute('class')));

  test('a utility and a rule of a later layer change their parts, and the reset changes nothing', async () => {
    const seen = new Set<string>();
    for (const view of Object.keys(views)) {
      const [changes = []] = await compare(view, [layer], [withLayer]);
      for (const change of changes) seen.add(change);
    }
    assert.ok(seen.has('form.doorstep-card { border-top-left-radius: 24px }'));
    // The example's style sheet sets the radius of the card to 24px. Leave out all radii of 24px, because dialogs and
    // the progress bar have the same radius as the card.
    const others = [...seen].filter((line) => !line.endsWith('-radius: 24px }'));
    assert.deepEqual(others, ['button.doorstep-primary { cursor: help }']);
  });

  test('nothing changes with style.css', async () => {
    for (const view of Object.keys(views)) await assertSame(view, [style], [withStyle]);
  });
});

/** The function of Tailwind that this test uses. */
interface Tailwind {
  compile(
    css: string,
    options: { loadStylesheet(id: string): Promise<{ path: string; base: string; content: string }> },
  ): Promise<{ build(classes: readonly string[]): string }>;
}

/**
 * Compiles the style sheet of an app with Tailwind.
 *
 * @param css the app's style sheet, which imports Tailwind
 * @param classes the classes in the app's markup
 * @param imports maps names to the other style sheets that `css` imports
 */
async function compileTailwind(
  css: string,
  classes: readonly string[],
  imports: Readonly<Record<string, string>>,
): Promise<string> {
  await ensureStack(root, 'tailwind', (text) => process.stdout.write(text));
  const load = createRequire(inProject('stacks', 'tailwind', 'package.json'));
  const { compile } = load('tailwindcss') as Tailwind;
  const { build } = await compile(css, {
    async loadStylesheet(id) {
      const content = imports[id] ?? (await readFile(load.resolve(`${id}/index.css`), 'utf8'));
      return { path: id, base: '', content };
    },
  });
  return build(classes);
}
