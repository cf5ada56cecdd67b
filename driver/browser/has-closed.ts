import type { Page } from 'playwright';
import { retry } from './retry.ts';

/** Milliseconds of real time to wait until Playwright reports that the page has closed. */
const closingLimitMs = 500;

/**
 * Returns true if the page has closed. Call this after a call to the page has failed. Waits for up to 500 ms, because in
 * Firefox the call may fail before Playwright knows that the page has closed.
 */
export const hasClosed = async (page: Page): Promise<boolean> =>
  (await retry(closingLimitMs, async () => page.isClosed() || null)) ?? false;
