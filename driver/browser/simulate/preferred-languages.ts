import type { Page } from 'playwright';

/**
 * Makes later documents of the page see these languages as the visitor's preferred ones, the best first.
 *
 * @returns a function that restores the browser's own languages in later documents
 */
export async function preferLanguages(page: Page, tags: readonly string[]): Promise<() => Promise<void>> {
  const script = await page.addInitScript((languages) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages });
    Object.defineProperty(navigator, 'language', { configurable: true, get: () => languages[0] });
  }, tags);
  return () => script.dispose();
}
