import type { Page } from 'playwright';
import { retry } from './retry.ts';

/**
 * Milliseconds of real time to wait for the page's `close` event after a call has failed because the page is closing.
 */
const closingLimitMs = 500;

/**
 * Returns whether a page has closed, after a call to it has failed. In Firefox, the call may fail before Playwright
 * knows that the page has closed.
 */
export const hasClosed = async (page: Page): Promise<boolean> =>
  (await retry(closingLimitMs, async () => page.isClosed() || null)) ?? false;
