import type { Locator, Page } from 'playwright';

/** Path and query of the page that the visitor opens. The query shows whether the sign-in leads back to the same page. */
export const openedPath = '/?from=mail';

/** Returns the path and the query of the address, decoded, because routers encode a query in different ways. */
export function readPath(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
}

/** Returns the decoded path to which an app leads a signed-out visitor who opens {@link openedPath}. */
export const toLogin = (loginPath: string): string => `${loginPath}?signInSuccessUrl=${openedPath}`;

interface SignedInVisit {
  /** Path of the page with the widget. */
  readonly loginPath: string;
  /** Whether the screens of the widget are entries of the browser's history. */
  readonly hasHistory: boolean;
  /** The text that the app shows to a signed-in visitor only. */
  readonly greeting: Locator;
  /** Sends a mail with a link for a new password. Returns the query of this link. */
  readonly sendResetMail: () => Promise<string>;
  readonly expectEqual: (what: string, actual: unknown, expected: unknown) => void;
}

/**
 * Checks that a visitor who has just signed in sees the widget only at a mailed link. Goes back and forward in the
 * browser's history, opens `loginPath`, and opens a mailed link. Ends at {@link openedPath}.
 */
export async function visitLoginPage(
  page: Page,
  { loginPath, hasHistory, greeting, sendResetMail, expectEqual }: SignedInVisit,
): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goBack();
  expectEqual('the page after Back', page.url(), 'about:blank');
  await page.goForward();
  await greeting.waitFor();
  expectEqual('the page after Forward', readPath(page), openedPath);
  if (hasHistory) {
    // Forward leads to the history entry of the widget's second screen. A signed-in visitor must see the app there.
    await page.goForward();
    await page.waitForURL(`${origin}/`);
    await greeting.waitFor();
  }

  await page.goto(origin + loginPath);
  await page.waitForURL(`${origin}/`);
  await greeting.waitFor();

  await page.goto(origin + loginPath + (await sendResetMail()));
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.goto(origin + openedPath);
  await greeting.waitFor();
}
