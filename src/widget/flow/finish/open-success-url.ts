import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { Tools } from '../../screen/screen.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { findOpeningPage, openAnew, type BrowserWindow } from './opening-page.ts';
import { findSuccessUrl, loadsPage } from './success-url.ts';

/** Calls the app's success callback with the signed-in user, and opens the success URL. */
export function openSuccessUrl(tools: Tools, result: AuthResult): void {
  openUrlAfterSignIn(tools, reportSignIn(tools, result));
}

/** Calls the app's success callback with the signed-in user. Returns the URL to open, or null if there is none. */
export function reportSignIn({ page, settings }: Tools, result: AuthResult): URL | null {
  const requestedUrl = page.storage && storedRedirectUrl.take(page.storage);
  return findSuccessUrl(settings, result, requestedUrl, page);
}

/**
 * Opens the URL. A popup opens the URL in the page that has opened the popup. Finally, empties the widget unless this
 * window loads another page.
 */
export function openUrlAfterSignIn({ ui, settings, page }: Tools, url: URL | null): void {
  const openingPage = findOpeningPage(globalThis as unknown as BrowserWindow);
  if (url && openingPage) {
    openAnew(openingPage, url);
    if (!settings.config.keepsWindow) close();
  } else if (url) page.navigate(url);
  if (!url || openingPage || !loadsPage(url, page.address)) ui.clear();
}
