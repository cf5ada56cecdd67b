import type { Page } from 'playwright';

/** The page may close or navigate before Playwright can confirm the press. */
export async function pressButton(page: Page, name: string): Promise<void> {
  const pressed = page.getByRole('button', { name, exact: true }).press('Enter', { noWaitAfter: true });
  await pressed.catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
}

/** Fills in and submits the provider page. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await pressButton(page, 'Sign in');
}
