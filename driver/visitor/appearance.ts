import { describeScreen, quoted } from '../screen/describe-screen.ts';
import { see, SightError } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';

/** How a choice looks: its ground as the browser computes it, or the path of the picture on it. */
export interface Look {
  readonly color?: string;
  readonly icon?: string;
}

/** A choice has this look. */
export async function choiceLooks(visit: Visit, label: string, expected: Look): Promise<void> {
  const screen = await see(visit, `the button ${quoted(label)}`, ({ actions }) =>
    actions.some((each) => each.label === label),
  );
  const choice = visit.session.page.getByRole('button', { name: label, exact: true });
  const seen = await choice.evaluate((element) => {
    const picture = element.querySelector('img');
    return {
      color: getComputedStyle(element).backgroundColor,
      icon: picture ? new URL(picture.src).pathname : 'none',
    };
  });
  for (const [what, value] of Object.entries(expected)) {
    const found = seen[what === 'color' ? 'color' : 'icon'];
    if (found === value) continue;
    throw new SightError(
      `Expected the ${what} of ${quoted(label)} to be ${value}; it is ${found}.\n${describeScreen(screen)}`,
    );
  }
}

/** Gives the window another width, in CSS pixels. Nothing may reach out of it. */
export async function resizeWindow(visit: Visit, width: number): Promise<void> {
  await see(visit, 'the widget', ({ name }) => name !== null);
  const { page, draw } = visit.session;
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 0 });
  // The page is told of it with the next frame.
  await draw();
  await cardWidth(visit);
}

/** The width of the widget's card, in CSS pixels. The card is what the widget's element holds. */
export async function cardWidth(visit: Visit): Promise<number> {
  await see(visit, 'the widget', ({ name }) => name !== null);
  const { width, pageWidth, windowWidth } = await visit.session.page.locator('[data-screen] > *').evaluate((card) => ({
    width: card.getBoundingClientRect().width,
    pageWidth: document.documentElement.scrollWidth,
    windowWidth: window.innerWidth,
  }));
  if (pageWidth <= windowWidth) return width;
  throw new SightError(
    `Expected nothing to reach out of a window of ${windowWidth} px; the page is ${pageWidth} wide.`,
  );
}
