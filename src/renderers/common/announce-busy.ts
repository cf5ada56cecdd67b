import type { View } from '../../widget/view.ts';
import { rendererTexts } from './renderer-texts.ts';

/**
 * Returns the text of a live region: a text for screen readers while the widget is busy, otherwise an empty text. The
 * text is also empty while a dialog is open, because the dialog announces a text of its own. The region must exist
 * before the widget is busy, because screen readers announce only changes.
 */
export function announceBusy({ description, busy, dialog }: View): string {
  const isBusy = dialog === null && (busy || description.progress === 'card');
  return isBusy ? rendererTexts.loading : '';
}
