import { widgetWindowName } from '../../widget-window.ts';
import { loadsPage } from './success-url.ts';

/** A window of the browser. Tests use a stand-in for the window. */
export interface BrowserWindow {
  readonly name: string;
  readonly opener: unknown;
  readonly location: Pick<Location, 'assign' | 'href' | 'origin' | 'reload'>;
  readonly sessionStorage: Storage;
}

/**
 * Returns the window that has opened this popup by `signIn()`. Returns null if this window is not such a popup, or if
 * the opener now shows a different site.
 */
export function findOpeningPage({
  name,
  opener,
  location,
}: Pick<BrowserWindow, 'location' | 'name' | 'opener'>): BrowserWindow | null {
  if (name !== widgetWindowName || !opener) return null;
  const openingPage = opener as BrowserWindow;
  try {
    return openingPage.location.origin === location.origin ? openingPage : null;
  } catch {
    return null; // Reading `origin` throws if the opener shows another site.
  }
}

/**
 * Opens a URL in the window. If only the fragment (`#…`) changes, the browser loads no page. In this case, reloads the
 * page, so that the app notices the signed-in user.
 */
export function openAnew({ location }: Pick<BrowserWindow, 'location'>, url: URL): void {
  const isLoading = loadsPage(url, location);
  location.assign(url.href);
  if (!isLoading) location.reload();
}
