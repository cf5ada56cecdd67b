import type { View } from '../../widget/view.ts';

/**
 * Returns what screen readers announce while the widget is busy; '' while it is idle, or while a dialog announces its
 * own text. Put the text into a live region that always exists, because screen readers announce only changes of a live
 * region.
 */
export function announceBusy({ description, busy, dialog, language }: View): string {
  const isBusy = dialog === null && (busy || description.progress === 'card');
  return isBusy ? language.texts.loading : '';
}
