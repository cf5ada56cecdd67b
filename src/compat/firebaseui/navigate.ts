import { widgetWindowName } from '../../widget/go-to-sign-in.ts';

/** The part of the browser's window that navigation needs. */
export interface NavigableWindow {
  readonly name: string;
  readonly opener: unknown;
  readonly location: Pick<Location, 'assign' | 'origin'>;
  close(): void;
}

/**
 * Opens a URL. If `signIn()` has opened this window, the URL is opened on the page behind it, and the window is closed
 * unless the page's callback has decided about it (reference §3.11.5).
 */
export function navigate(url: URL, window: NavigableWindow, { hasCallback }: { readonly hasCallback: boolean }): void {
  const opener = findOpener(window);
  if (!opener) return window.location.assign(url.href);
  opener.location.assign(url.href);
  if (!hasCallback) window.close();
}

/** Returns the page that has opened this window with `signIn()`, or null. */
function findOpener({ name, opener, location }: NavigableWindow): NavigableWindow | null {
  if (name !== widgetWindowName || opener === null) return null;
  const openingWindow = opener as NavigableWindow;
  try {
    return openingWindow.location.origin === location.origin ? openingWindow : null;
  } catch {
    return null; // The page behind this window is a different site by now.
  }
}
