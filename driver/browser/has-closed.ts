import type { Page } from 'playwright';
import { retry } from './retry.ts';

/** Milliseconds of real time to wait until Playwright reports that the page has closed. */
const closingLimitMs = 500;

/**
 * Returns true if the page has closed. Call this function after a call to the page has failed. In Firefox, such a call
 * may fail before Playwright knows that the page has closed. So the function waits for up to 500 ms.
 */
export const hasClosed = async (page: Page): Promise<boolean> =>
  (await retry(closingLimitMs, async () => page.isClosed() || null)) ?? false;
