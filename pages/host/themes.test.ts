import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { designSystems, presets, type Scheme } from '../../fixtures/design-systems.ts';
import { inProject } from '../../tools/project.ts';
import { accentProbes, drawProbes, findLowContrasts, type Probe } from './contrasts.ts';
import { openHostPage } from './open-host-page.ts';
import type { HostSheet } from './sheets.ts';

const themes = readdirSync(inProject('src', 'theme', 'ready')).map((file) => file.replace(/\.css$/, ''));
const schemes: readonly Scheme[] = ['light', 'dark'];
const otherScheme = { light: 'dark', dark: 'light' } as const;

/** Colour schemes of nested elements, the outermost first. */
const nestings: readonly (readonly Scheme[])[] = [
  ['dark', 'light'],
  ['light', 'dark'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
];

const withErrors = '[data-view="a form with errors"]';
const probes: Readonly<Record<string, Probe>> = {
  ...accentProbes,
  text: { selector: `${withErrors} [data-doorstep-part="label"]`, property: 'color', minimum: 4.5 },
  'secondary text': {
    selector: '[data-view="a form with small print"] [data-doorstep-part="footer"]',
    property: 'color',
    minimum: 4.5,
  },
  'text of an error': { selector: `${withErrors} [data-doorstep-part="error"]`, property: 'color', minimum: 4.5 },
  'border of a field with an error': {
    selector: `${withErrors} [aria-invalid="true"]`,
    property: 'borderTopColor',
    minimum: 3,
  },
  'border of a field': {
    selector: '[data-view="a request for a link"] input',
    property: 'borderTopColor',
    minimum: 3,
  },
  'text of a message': {
    selector: `${withErrors} [data-doorstep-part="notice"]`,
    property: 'color',
    isInside: true,
    minimum: 4.5,
  },
  tick: { selector: '[data-view="a message with a tick"] .doorstep-tick', property: 'stroke', minimum: 3 },
};

const page = await openHostPage();

const loadTheme = (name: string): Promise<string> => page.evaluate((theme) => window.hostPage.loadTheme(theme), name);

/** Runs an action while the page has these style sheets. */
async function withSheets<T>(sheets: readonly HostSheet[], action: () => Promise<T>): Promise<T> {
  const remove = await page.evaluateHandle((given) => {
    const removers = given.map(({ css, attributes }) => window.hostPage.addSheet(css, attributes));
    return () => removers.forEach((run) => run());
  }, sheets);
  try {
    return await action();
  } finally {
    await remove.evaluate((run) => run());
    await remove.dispose();
  }
}

describe('the contrasts of a theme', () => {
  before(() => drawProbes(page, probes));

  for (const theme of presets) {
    for (const scheme of schemes) {
      test(`${theme}, ${scheme}: texts and borders have enough contrast`, async () => {
        await page.emulateMedia({ colorScheme: scheme });
        await withSheets([{ css: await loadTheme(theme) }], async () => {
          assert.equal(await readColorScheme(), scheme);
          assert.deepEqual(await findLowContrasts(page, probes, ['']), []);
        });
      });
    }
  }

  for (const [name, { theme, tokens, attributes }] of Object.entries(designSystems)) {
    for (const scheme of schemes) {
      test(`${name}, ${scheme}: texts and borders have enough contrast, whatever the visitor prefers`, async () => {
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const sheets = [{ css: tokens, attributes: attributes[scheme] }, { css: await loadTheme(theme) }];
          await withSheets(sheets, async () => {
            assert.equal(await readColorScheme(), scheme);
            assert.deepEqual(await findLowContrasts(page, probes, ['']), []);
          });
        }
      });
    }
  }

  for (const nesting of nestings) {
    for (const [name, { theme, tokens, attributes }] of Object.entries(designSystems)) {
      test(`${name}, ${nesting.join(' > ')}: the innermost attribute selects the colour scheme`, async () => {
        const scheme = nesting.at(-1);
        assert.ok(scheme);
        await page.emulateMedia({ colorScheme: otherScheme[scheme] });
        await withSheets([{ css: tokens }, { css: await loadTheme(theme) }], async () => {
          const [[attribute, dark] = ['', '']] = Object.entries(attributes.dark);
          const values = nesting.map((each) => (each === 'dark' ? dark : 'light'));
          await setAttributes(attribute, values);
          try {
            assert.equal(await readColorScheme(), scheme);
            assert.deepEqual(await findLowContrasts(page, probes, ['']), []);
          } finally {
            await setAttributes(attribute, []);
          }
        });
      });
    }
  }

  test('under the mouse, the submit button has a trace of the colour of text, or of black if the app sets white for its text', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const { selector } = accentProbes['text of the submit button under the mouse'] ?? {};
    assert.ok(selector);
    /** Converts the CSS colour `mixed` and the button's background colour to lists of red, green and blue. */
    const readColors = (mixed: string): Promise<readonly (readonly number[])[]> =>
      page.evaluate(
        ([button, color]) => {
          const box = document.createElement('i');
          box.style.background = color;
          document.body.append(box);
          const colors = [box, ...document.querySelectorAll(button)].map((element) =>
            [...getComputedStyle(element).backgroundColor.matchAll(/[\d.]+/g)].map((part) =>
              Math.round(+part[0] * 255),
            ),
          );
          box.remove();
          return colors;
        },
        [selector, mixed] as const,
      );
    const [withoutTheme, button] = await readColors('color-mix(in srgb, #1d5c4d, #1c211f 15%)');
    assert.equal(withoutTheme?.length, 3);
    assert.deepEqual(button, withoutTheme);
    await withSheets([{ css: ':root { --doorstep-on-accent: #fff }' }], async () => {
      const [darker, own] = await readColors('color-mix(in srgb, #1d5c4d, #000 15%)');
      assert.notDeepEqual(darker, withoutTheme);
      assert.deepEqual(own, darker);
    });
  });

  test('a text with too little contrast is found', async () => {
    const { tokens = '' } = designSystems['Bootstrap'] ?? {};
    await withSheets(
      [{ css: tokens }, { css: await loadTheme('bootstrap') }, { css: ':root { --bs-body-color: #777 }' }],
      async () => assert.match((await findLowContrasts(page, probes, [''])).join(), /text of a message/),
    );
  });
});

/**
 * Sets the attribute `name` of `<html>`, `<body>` and `#app` to the first, second and third of the `values`. If a value
 * is missing, removes the attribute from its element.
 */
const setAttributes = (name: string, values: readonly string[]): Promise<void> =>
  page.evaluate(
    ([attribute, given]) => {
      const elements = [document.documentElement, document.body, document.querySelector('#app')];
      for (const [index, element] of elements.entries()) {
        const value = given[index];
        if (value === undefined) element?.removeAttribute(attribute);
        else element?.setAttribute(attribute, value);
      }
    },
    [name, values] as const,
  );

/** Returns the colour scheme in which the widget is drawn. */
const readColorScheme = (): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.setProperty('background', 'light-dark(#fff, #000)', 'important');
    document.querySelector('.doorstep-card')?.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor === 'rgb(255, 255, 255)' ? 'light' : 'dark';
  });

/**
 * Returns the colours of the submit button and of a box with the background `accent`. Also returns the corner radius
 * and the font of an input.
 */
const readLook = (accent: string) =>
  page.evaluate((background) => {
    const find = (selector: string): Element => {
      const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
      const [element] = roots.flatMap((root) => root.querySelector(selector) ?? []);
      if (!element) throw new Error(`The page has no ${selector}.`);
      return element;
    };
    const toPixel = (color: string): readonly number[] => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('The browser has no canvas.');
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const box = document.createElement('div');
    box.style.background = background;
    document.body.append(box);
    const token = toPixel(getComputedStyle(box).backgroundColor);
    box.remove();
    const { borderTopLeftRadius: radius, fontFamily: font } = getComputedStyle(find('.doorstep input'));
    return { button: toPixel(getComputedStyle(find('.doorstep-primary')).backgroundColor), token, radius, font };
  }, accent);

const config = { signInOptions: ['password'], tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const starts = {
  '<SignIn>': () => page.evaluate((given) => window.hostPage.render({ config: given }), config),
  'the element': () => page.evaluate((given) => window.hostPage.startTest('element', given, {}), config),
  'the element in a shadow root': () =>
    page.evaluate((given) => {
      window.hostPage.startTest('element', given, {});
      const host = document.createElement('div');
      const [element] = document.getElementsByTagName('doorstep-sign-in');
      if (element) host.attachShadow({ mode: 'open' }).append(element);
      document.querySelector('#app')?.append(host);
    }, config),
};

for (const [place, start] of Object.entries(starts)) {
  describe(`in ${place}`, () => {
    before(async () => {
      await page.evaluate(() => window.hostPage.unmount());
      await start();
      await page.getByRole('textbox', { name: 'Email' }).waitFor();
    });

    for (const [name, { theme, tokens, attributes, expected }] of Object.entries(designSystems)) {
      for (const scheme of schemes) {
        test(`${name}, ${scheme}: the submit button, the corners and the font are those of the app`, async () => {
          await page.emulateMedia({ colorScheme: otherScheme[scheme] });
          const sheets = [{ css: tokens, attributes: attributes[scheme] }, { css: await loadTheme(theme) }];
          // In a shadow root, the theme cannot choose between light and dark, because its selectors match no element
          // there. So set the attribute `color-scheme` on the widget's element.
          await page.evaluate((value) => {
            const elements = [...document.querySelectorAll('*')].flatMap(
              ({ shadowRoot }) => shadowRoot?.firstElementChild ?? [],
            );
            for (const element of elements) element.setAttribute('color-scheme', value);
          }, scheme);
          await withSheets(sheets, async () => {
            const { button, token, ...shape } = await readLook(expected.accent);
            assert.deepEqual(shape, { radius: expected.radius, font: expected.font });
            assert.equal(token[3], 255, 'the token is a colour');
            for (const [index, value] of token.entries()) {
              assert.ok(Math.abs((button[index] ?? 0) - value) <= 1, `${button} is not ${token}`);
            }
          });
        });
      }
    }
  });
}

test('a colour scheme that the app sets wins over the one of the theme', async () => {
  const bootstrap = designSystems['Bootstrap'];
  assert.ok(bootstrap);
  await page.evaluate(() => window.hostPage.unmount());
  for (const scheme of schemes) {
    await page.evaluate(
      (given) => window.hostPage.render({ config: { signInOptions: ['password'] }, colorScheme: given }),
      scheme,
    );
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    const sheets = [
      { css: bootstrap.tokens, attributes: bootstrap.attributes[otherScheme[scheme]] },
      { css: await loadTheme('bootstrap') },
    ];
    await withSheets(sheets, async () => assert.equal(await readColorScheme(), scheme));
  }
});

describe('without the tokens of the design system', () => {
  before(() => drawProbes(page, probes));

  /** Returns the style of every element of the widget. */
  const readStyles = () =>
    page.evaluate(() => {
      const properties = [
        'color',
        'backgroundColor',
        'borderColor',
        'borderRadius',
        'boxShadow',
        'fontFamily',
      ] as const;
      const elements = [...document.querySelectorAll('.doorstep, .doorstep *')];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((property) => style[property]).join('; ');
      });
    });

  for (const [name, { theme, attributes, expected }] of Object.entries(designSystems)) {
    for (const scheme of schemes) {
      test(`${name}, ${scheme}: the widget looks as without the theme`, async () => {
        await page.emulateMedia({ colorScheme: scheme });
        const ofApp = { css: `:root { color-scheme: ${scheme} }`, attributes: attributes[scheme] };
        const original = await readStyles();
        assert.ok(original.length > 50);
        // The theme for MUI sets MUI's default font, because MUI has no token for the name of a font. So expect this
        // font in place of the widget's font.
        const fonts =
          theme === 'mui' ? original.map((style) => style.replace('system-ui, sans-serif', expected.font)) : original;
        await withSheets([ofApp, { css: await loadTheme(theme) }], async () =>
          assert.deepEqual(await readStyles(), fonts),
        );
      });
    }
  }
});

test('every theme is tested', () => {
  const tested = new Set<string>([...Object.values(designSystems).map(({ theme }) => theme), ...presets]);
  assert.deepEqual(themes.toSorted(), [...tested].toSorted());
});

for (const theme of themes) {
  test(`${theme}.css sets only the colour scheme and custom properties that docs/theming.md lists`, () => {
    const source = readFileSync(inProject('src', 'theme', 'ready', `${theme}.css`), 'utf8');
    const css = source.replaceAll(/\/\*[^]*?\*\//g, '');
    const names = [...css.matchAll(/^\s*([\w-]+):/gm)].map(([, property = '']) => property);
    assert.ok(names.length >= 10);
    const docs = readFileSync(inProject('docs', 'theming.md'), 'utf8');
    assert.deepEqual(
      names.filter((property) => property !== 'color-scheme' && !docs.includes(`\`${property}\``)),
      [],
    );
  });
}
