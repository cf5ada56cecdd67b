import type { BrowserContext, Page } from 'playwright';

/** Returns a list that grows with each window that opens. Closed windows stay in the list. */
export function watchWindows(context: BrowserContext): Page[] {
  const opened: Page[] = [];
  context.on('page', (page) => opened.push(page));
  return opened;
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
