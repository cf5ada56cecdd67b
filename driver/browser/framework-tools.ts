import type { Page } from 'playwright';

declare global {
  interface Window {
    /** The versions of the framework that have said they draw the page. */
    drawnBy?: string[];
  }
}

/** Puts what the framework's own tools for developers put into a page into those to come. Answers how to undo that. */
export async function lookOn(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(takeDownVersions);
  return () => script.dispose();
}

/** The versions of the framework that draw this page. */
export const versionsOnPage = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.drawnBy ?? []);

/** In the page: every renderer of React tells its version to this hook (react-devtools). */
function takeDownVersions(): void {
  const drawnBy: string[] = [];
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: (renderer: { readonly version: string }) => drawnBy.push(renderer.version),
    onCommitFiberRoot() {},
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  Object.assign(window, { drawnBy, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
