import type { UiConfig } from '../widget/config/ui-config.ts';
import { HIDDEN, readEntryState } from '../widget/history/history-entry.ts';
import { isForWidget } from '../widget/is-for-widget.ts';
import { createBrowserPage, openUrl } from '../widget/page.ts';
import { redirectStatus } from '../widget/storage/redirect-status.ts';

/**
 * Returns true if the page needs the widget: it was opened by a mailed link or for a signed-in visitor's screen, or
 * comes back from a provider. Also true after a reload, because the history entry keeps the hidden parameters.
 */
export function needsWidget(config: UiConfig): boolean {
  const { address, storage } = createBrowserPage(openUrl);
  return isForWidget(address.search, config) || (storage !== null && redirectStatus.isPending(storage));
}

/** Forgets the hidden parameters of a mailed link, so that the dialog begins with the first screen the next time. */
export function forgetAddress(): void {
  if (HIDDEN in readEntryState()) createBrowserPage(openUrl).forgetHidden();
}
