import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { Tools } from '../../screen/screen.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { findOpeningPage, openAnew, type BrowserWindow } from './opening-page.ts';
import { findSuccessUrl, loadsPage } from './success-url.ts';

/**
 * Calls the app's callback with the signed-in user, and opens the success URL. A popup opens the URL in the page that
 * has opened the popup. Finally, empties the widget unless this window loads another page.
 */
export function openSuccessUrl(tools: Tools, result: AuthResult): void {
  const { ui, settings, page } = tools;
  const openingPage = findOpeningPage(globalThis as unknown as BrowserWindow);
  const url = findUrl(tools, result);
  if (url && openingPage) {
    openAnew(openingPage, url);
    if (!settings.config.keepsWindow) close();
  } else if (url) page.navigate(url);
  if (!url || openingPage || !loadsPage(url, page.address)) ui.clear();
}

function findUrl({ page, settings }: Tools, result: AuthResult): URL | null {
  const requestedUrl = page.storage && storedRedirectUrl.take(page.storage);
  return findSuccessUrl(settings, result, requestedUrl, page);
}
