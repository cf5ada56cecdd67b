import type { View } from '../../widget/view.ts';
import { rendererTexts } from './renderer-texts.ts';

/**
 * Returns the text of a live region that says that the widget is busy, or an empty text. A dialog has a text of its own.
 * The region must exist before the widget is busy, because screen readers announce only changes.
 */
export function announceBusy({ description, busy, dialog }: View): string {
  const isBusy = dialog === null && (busy || description.progress === 'card');
  return isBusy ? rendererTexts.loading : '';
}
