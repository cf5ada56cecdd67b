import type { UiConfig } from '../widget/config/ui-config.ts';
import { HIDDEN, readEntryState } from '../widget/history/history-entry.ts';
import { isForWidget } from '../widget/is-for-widget.ts';
import { createBrowserPage, openUrl } from '../widget/page.ts';
import { redirectStatus } from '../widget/storage/redirect-status.ts';

/**
 * Returns true if the page needs the widget: the address is a mailed link or opens a screen for a signed-in visitor, or
 * the visitor comes back from a provider. Also returns true after a reload of a mailed link, although the widget has
 * removed the parameters from the address bar: the history entry still has them.
 */
export function needsWidget(config: UiConfig): boolean {
  const { address, storage } = createBrowserPage(openUrl);
  return isForWidget(address.search, config) || (storage !== null && redirectStatus.isPending(storage));
}

/**
 * Deletes the parameters of a mailed link from the history entry, which keeps them hidden from the address bar. The
 * dialog then begins with its first screen the next time it opens.
 */
export function forgetAddress(): void {
  if (HIDDEN in readEntryState()) createBrowserPage(openUrl).forgetHidden();
}
