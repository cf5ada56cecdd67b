import { widgetWindowName } from '../../widget/go-to-sign-in.ts';

export interface NavigableWindow {
  readonly name: string;
  readonly opener: unknown;
  readonly location: Pick<Location, 'assign' | 'origin'>;
  close(): void;
}

/**
 * Opens a URL. In a window that `signIn()` has opened, the URL opens on the page that called `signIn()`, and the window
 * closes. With a success callback, the window stays open: the callback closes it if necessary (reference §3.11.5).
 */
export function navigate(url: URL, window: NavigableWindow, { hasCallback }: { readonly hasCallback: boolean }): void {
  const opener = findOpener(window);
  if (!opener) return window.location.assign(url.href);
  opener.location.assign(url.href);
  if (!hasCallback) window.close();
}

/**
 * Returns the page that has opened this window by `signIn()`. Returns null if there is none, or if it now shows another
 * site.
 */
function findOpener({ name, opener, location }: NavigableWindow): NavigableWindow | null {
  if (name !== widgetWindowName || opener === null) return null;
  const openingWindow = opener as NavigableWindow;
  try {
    return openingWindow.location.origin === location.origin ? openingWindow : null;
  } catch {
    return null; // The opener shows another site, so reading its origin throws.
  }
}
