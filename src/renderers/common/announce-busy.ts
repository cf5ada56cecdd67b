import type { View } from '../../widget/view.ts';
import { rendererTexts } from './renderer-texts.ts';

/**
 * Returns the text that screen readers announce while the widget is busy. The text is empty while the widget is idle,
 * or while a dialog announces a text of its own. Put the text into a live region that always exists, because screen
 * readers announce only changes.
 */
export function announceBusy({ description, busy, dialog }: View): string {
  const isBusy = dialog === null && (busy || description.progress === 'card');
  return isBusy ? rendererTexts.loading : '';
}
