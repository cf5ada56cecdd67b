import type { Page } from 'playwright';

/**
 * Presses a button of the provider page. Ignores an error if the page has closed, because the button may close the
 * page.
 */
export async function pressButton(page: Page, name: string): Promise<void> {
  const pressed = page.getByRole('button', { name, exact: true }).press('Enter', { noWaitAfter: true });
  await pressed.catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
}

/** Enters the email on the provider page, and submits the page's form. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await pressButton(page, 'Sign in');
}
