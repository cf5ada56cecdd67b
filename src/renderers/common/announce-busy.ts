import type { View } from '../../widget/view.ts';
import { rendererTexts } from './renderer-texts.ts';

/**
 * Returns the text that screen readers announce while the widget is busy. Otherwise, and while a dialog announces its
 * own text, returns an empty text. Put the text into a live region that always exists, because screen readers announce
 * only changes.
 */
export function announceBusy({ description, busy, dialog }: View): string {
  const isBusy = dialog === null && (busy || description.progress === 'card');
  return isBusy ? rendererTexts.loading : '';
}
