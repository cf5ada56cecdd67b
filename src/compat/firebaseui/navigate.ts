import { widgetWindowName } from '../../widget/go-to-sign-in.ts';

/** The part of the browser's window that navigation needs. */
export interface NavigableWindow {
  readonly name: string;
  readonly opener: unknown;
  readonly location: Pick<Location, 'assign' | 'origin'>;
  close(): void;
}

/**
 * Opens a URL. If `signIn()` has opened this window, opens the URL on the page that called `signIn()`, and closes this
 * window. If the page has a success callback, the callback decides whether to close the window (reference §3.11.5).
 */
export function navigate(url: URL, window: NavigableWindow, { hasCallback }: { readonly hasCallback: boolean }): void {
  const opener = findOpener(window);
  if (!opener) return window.location.assign(url.href);
  opener.location.assign(url.href);
  if (!hasCallback) window.close();
}

/**
 * Returns the page that has opened this window with `signIn()`. Returns null if there is no such page, or if it now
 * shows a different site.
 */
function findOpener({ name, opener, location }: NavigableWindow): NavigableWindow | null {
  if (name !== widgetWindowName || opener === null) return null;
  const openingWindow = opener as NavigableWindow;
  try {
    return openingWindow.location.origin === location.origin ? openingWindow : null;
  } catch {
    return null; // By now, the window that called `signIn()` shows a different site.
  }
}
