import type { BrowserContext, Page } from 'playwright';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    /** The size that the page has requested for each window. Exists only in browsers without DevTools. */
    requestedWindowSizes?: WindowSize[];
  }
}

/** Returns a list that grows with each window that opens. Closed windows stay in the list. */
export function watchWindows(context: BrowserContext): Page[] {
  const opened: Page[] = [];
  context.on('page', (page) => opened.push(page));
  return opened;
}

/** Records the size that the page requests for each window. Runs in the page. */
export function recordRequestedSizes(): void {
  const { open } = window;
  const sizes: WindowSize[] = [];
  window.requestedWindowSizes = sizes;
  window.open = (...args) => {
    const features = new URLSearchParams((args[2] ?? '').replaceAll(',', '&'));
    sizes.push({ width: Number(features.get('width')), height: Number(features.get('height')) });
    return open.apply(window, args);
  };
}

/**
 * Returns the size of each opened window. In Firefox (`hasDevtools` is false), returns the requested size, because
 * Playwright reports a wrong one.
 */
export async function readWindowSizes(
  windows: readonly Page[],
  page: Page,
  hasDevtools: boolean,
): Promise<readonly WindowSize[]> {
  const requested = hasDevtools ? [] : await page.evaluate(() => window.requestedWindowSizes ?? []);
  // Count from the end of `requested`, because it may begin with window sizes of an earlier scenario.
  return windows.map(
    (opened, index) => requested.at(index - windows.length) ?? opened.viewportSize() ?? { width: 0, height: 0 },
  );
}

/**
 * Makes `window.open` fail from now on, as a popup blocker does.
 *
 * @returns a function that allows windows again, from the next document on
 */
export async function blockWindows(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(overrideOpen);
  await page.evaluate(overrideOpen);
  return () => script.dispose();
}

/** Makes `window.open` return null, as in a browser that blocks the window. Runs in the page. */
function overrideOpen(): void {
  window.open = () => null;
}
