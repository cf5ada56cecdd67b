import type { Page } from 'playwright';

/**
 * Sets the preferred languages of the visitor (`navigator.languages`), the best first. Takes effect when the page loads
 * its next document.
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
