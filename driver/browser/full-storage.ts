import type { Page } from 'playwright';

const filler = 'filler';

/** Fills the page's session storage until no more than a dozen characters go in, as other code of the site may. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate((name) => {
    for (let length = 2 ** 23; length >= 1; length /= 2) {
      try {
        sessionStorage.setItem(`${name}${length}`, 'x'.repeat(length));
      } catch {
        // So much does not fit; half of it may.
      }
    }
  }, filler);
}

/** Takes that away again. */
export async function makeRoom(page: Page): Promise<void> {
  await page.evaluate((name) => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(name)) sessionStorage.removeItem(key);
  }, filler);
}
