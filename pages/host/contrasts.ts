import type { Page } from 'playwright';
import { allViews } from './views.ts';

/** A part of the widget whose contrast is measured. */
export interface Probe {
  readonly selector: string;
  /** Pseudo-classes to force on the element, such as `hover`. */
  readonly state?: readonly string[];
  readonly pseudo?: '::before' | '::after';
  /** The CSS property whose colour is measured. Its computed value starts with the colour. */
  readonly property: 'color' | 'backgroundColor' | 'borderTopColor' | 'outlineColor' | 'boxShadow' | 'stroke';
  /** Whether the colour is drawn on the element's own background. If false, the colour is drawn on the card. */
  readonly isInside?: boolean;
  /**
   * Least contrast that WCAG 2.2 requires: 4.5 for text (1.4.3), 3 for a control's border or focus outline (1.4.11).
   */
  readonly minimum: 4.5 | 3;
}

const primary = '[data-view="a form with small print"] [data-doorstep-part="primary"]';
const secondary = '[data-view="a form with small print"] [data-doorstep-part="secondary"]';
const option = '[data-view="a form for a phone number"] [data-highlighted]';

/** The parts that have the accent colour, or that are drawn on the accent colour. */
export const accentProbes: Readonly<Record<string, Probe>> = {
  'text of the submit button': { selector: primary, property: 'color', isInside: true, minimum: 4.5 },
  'border of the submit button': { selector: primary, property: 'borderTopColor', minimum: 3 },
  'text of the submit button under the mouse': {
    selector: '[data-view="a form with errors"] [data-doorstep-part="primary"]',
    state: ['hover'],
    property: 'color',
    isInside: true,
    minimum: 4.5,
  },
  'text of another button': { selector: secondary, property: 'color', minimum: 4.5 },
  'text of another button under the mouse': {
    selector: '[data-view="a new account"] [data-doorstep-part="secondary"]',
    state: ['hover'],
    property: 'color',
    isInside: true,
    minimum: 4.5,
  },
  'text of a link': {
    selector: '[data-view="a form with errors"] [data-doorstep-part="link"][name="recover"]',
    property: 'color',
    minimum: 4.5,
  },
  'outline of a button with the focus': {
    selector: '[data-view="a request for a link"] [data-doorstep-part="secondary"]',
    state: ['focus', 'focus-visible'],
    property: 'outlineColor',
    minimum: 3,
  },
  'border of a field with the focus': {
    selector: '[data-view="a form with small print"] input',
    state: ['focus', 'focus-visible'],
    property: 'borderTopColor',
    minimum: 3,
  },
  'outline of a field with the focus': {
    selector: '[data-view="a form with small print"] input',
    state: ['focus', 'focus-visible'],
    property: 'outlineColor',
    minimum: 3,
  },
  'progress bar': {
    selector: '[data-view="a busy form"] .doorstep-busy',
    pseudo: '::after',
    property: 'borderTopColor',
    minimum: 3,
  },
  'progress indicator': {
    selector: '[data-view="a dialog over a form"] .doorstep-spinner',
    property: 'borderTopColor',
    minimum: 3,
  },
  'name of the highlighted country': { selector: option, property: 'color', isInside: true, minimum: 4.5 },
  'mark of the highlighted country': { selector: option, property: 'boxShadow', minimum: 3 },
};

/**
 * On the page `host.html`, draws the views that contain the measured elements, and forces CSS states of these elements,
 * such as `hover`.
 */
export async function drawProbes(page: Page, probes: Readonly<Record<string, Probe>>): Promise<void> {
  const drawn = Object.keys(allViews).filter((view) =>
    Object.values(probes).some(({ selector }) => selector.includes(`"${view}"`)),
  );
  await page.evaluate(async (names) => {
    await window.hostPage.drawSome('react', names);
    for (const [index, cell] of [...document.querySelectorAll<HTMLElement>('.cell')].entries())
      cell.dataset['view'] = names[index];
    for (const animation of document.getAnimations()) animation.cancel();
  }, drawn);
  await page.locator('[data-view="a form for a phone number"]').getByRole('combobox').press('ArrowDown');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  for (const { selector, state } of Object.values(probes)) {
    if (!state) continue;
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...state] });
  }
}

/**
 * Measures the contrasts of the widget with each accent colour. Returns the contrasts that are too low.
 *
 * @param accents colours; an empty text sets no accent
 */
export const findLowContrasts = (
  page: Page,
  probes: Readonly<Record<string, Probe>>,
  accents: readonly string[],
): Promise<readonly string[]> =>
  page.evaluate(
    ([colors, allProbes]) => {
      const entries = Object.entries(allProbes);
      const canvas = new OffscreenCanvas(2 * entries.length, 1);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser has no canvas.');
      const find = (selector: string): Element => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`The page has no ${selector}.`);
        return element;
      };
      const { backgroundColor: surface } = getComputedStyle(find('.doorstep-card'));
      const app = document.querySelector<HTMLElement>('#app');
      return colors.flatMap((color) => {
        app?.style.setProperty('--doorstep-accent', color);
        const layers = entries.map(([, { selector, pseudo, property, isInside }]) => {
          const style = getComputedStyle(find(selector), pseudo);
          const [foreground = ''] = /^\w+(?:\([^)]*\))?/.exec(style[property]) ?? [];
          return { backgrounds: isInside ? [surface, style.backgroundColor] : [surface], foreground };
        });
        // For each part of the widget, draw a pixel of the background, and a pixel of the foreground over the
        // background. The canvas mixes transparent colours with the colours below, as the page does.
        for (const [index, { backgrounds, foreground }] of layers.entries()) {
          for (const background of backgrounds) {
            context.fillStyle = background;
            context.fillRect(2 * index, 0, 2, 1);
          }
          context.fillStyle = foreground;
          context.fillRect(2 * index + 1, 0, 1, 1);
        }
        const { data } = context.getImageData(0, 0, canvas.width, 1);
        const measureLuminance = (pixel: number): number => {
          const [red = 0, green = 0, blue = 0] = [...data.subarray(4 * pixel, 4 * pixel + 3)].map((value) =>
            value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        return entries.flatMap(([name, { minimum }], index) => {
          const luminances = [measureLuminance(2 * index), measureLuminance(2 * index + 1)];
          const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
          const seen = `${layers[index]?.foreground} on ${layers[index]?.backgrounds.join(', ')}`;
          return contrast < minimum ? [`${name}, ${color}: ${contrast.toFixed(2)}, ${seen}`] : [];
        });
      });
    },
    [accents, probes] as const,
  );
