import type { View } from '../../widget/view.ts';

/**
 * Returns the text that screen readers announce while the widget is busy. Returns '' while the widget is idle, or while
 * a dialog announces a text of its own. Put the text into a live region that always exists, because screen readers
 * announce only changes of a live region.
 */
export function announceBusy({ description, busy, dialog, language }: View): string {
  const isBusy = dialog === null && (busy || description.progress === 'card');
  return isBusy ? language.texts.loading : '';
}
