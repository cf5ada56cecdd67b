import { describeScreen, quote } from '../screen/describe-screen.ts';
import { toName } from './accessible-name.ts';
import type { Visit } from '../visit.ts';
import { StepError, waitForScreen } from './wait-for-screen.ts';

interface ButtonStyle {
  /** Computed background colour, such as `rgb(1, 2, 3)`. */
  readonly color?: string;
  readonly icon?: string;
}

/**
 * Selects the card around the screen's content. Our renderers give the card a class. In other renderers, the card is
 * the child of `[data-screen]`.
 */
const cardSelector = '[data-screen] .doorstep-card, [data-screen]:not(:has(.doorstep-card)) > *';

export function createAppearance(visit: Visit) {
  /** Returns the width of the widget's card, in CSS pixels. Rejects if the page is wider than the window. */
  async function measureCardWidth(): Promise<number> {
    await waitForScreen(visit, 'the widget', ({ name }) => name !== null);
    const { width, pageWidth, windowWidth } = await visit.session.page
      .locator(cardSelector)
      .first()
      .evaluate((card) => ({
        width: card.getBoundingClientRect().width,
        pageWidth: document.documentElement.scrollWidth,
        windowWidth: window.innerWidth,
      }));
    if (pageWidth <= windowWidth) return width;
    throw new StepError(
      `Expected the page to fit in a window of ${windowWidth} px, but the page is ${pageWidth} px wide.`,
    );
  }

  async function setWindowWidth(width: number): Promise<void> {
    await visit.waitUntilIdle();
    const { page, drawFrame } = visit.session;
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 0 });
    // Draw a frame, because the browser sends the event `resize` only when it draws.
    await drawFrame();
  }

  return {
    measureCardWidth,
    setWindowWidth,
    /** Changes the width of the window, in CSS pixels, and checks that the page fits in it. */
    async resizeWindow(width: number) {
      await waitForScreen(visit, 'the widget', ({ name }) => name !== null);
      await setWindowWidth(width);
      await measureCardWidth();
    },
    async expectButtonStyle(label: string, expected: ButtonStyle) {
      const screen = await waitForScreen(visit, `the button ${quote(label)}`, ({ actions }) =>
        actions.some((action) => action.label === label),
      );
      const button = visit.session.page.getByRole('button', toName(visit, label));
      const actual = await button.evaluate((element) => {
        const picture = element.querySelector('img');
        return {
          color: getComputedStyle(element).backgroundColor,
          icon: picture ? new URL(picture.src).pathname : 'none',
        };
      });
      for (const [property, value] of Object.entries(expected)) {
        const actualValue = actual[property === 'color' ? 'color' : 'icon'];
        if (actualValue === value) continue;
        const message = `Expected the ${property} of ${quote(label)} to be ${value}, but it is ${actualValue}.`;
        throw new StepError(`${message}\n${describeScreen(screen)}`);
      }
    },
  };
}
