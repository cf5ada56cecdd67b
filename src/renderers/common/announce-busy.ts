import type { View } from '../../widget/view.ts';

/**
 * Returns the text that screen readers announce while the widget is busy. Returns '' while the widget is idle, or while
 * a dialog has a text of its own. Always draw the element for this text, even if it is empty: screen readers announce
 * only changes of an existing element.
 */
export function announceBusy({ description, busy, dialog, language }: View): string {
  const isBusy = dialog === null && (busy || description.progress === 'card');
  return isBusy ? language.texts.loading : '';
}
