import type { BrowserContext, Page } from 'playwright';

/** The windows that the app has opened. */
export interface Windows {
  /** Windows since the last call of `clear`, including closed ones. */
  readonly opened: readonly Page[];
  clear(): void;
}

/** Records the windows that open from now on. */
export function watchWindows(context: BrowserContext): Windows {
  let opened: readonly Page[] = [];
  context.on('page', (page) => {
    opened = [...opened, page];
  });
  return {
    get opened() {
      return opened;
    },
    clear() {
      opened = [];
    },
  };
}

/**
 * Makes `window.open` fail in this document of the page and in later ones, as a popup blocker does.
 *
 * @returns a function that stops blocking in later documents
 */
export async function blockWindows(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(overrideOpen);
  await page.evaluate(overrideOpen);
  return () => script.dispose();
}

/** Runs in the page. A browser that blocks a window returns null. */
function overrideOpen(): void {
  window.open = () => null;
}
