import type { View } from '../../widget/view.ts';

/**
 * Returns the text that screen readers announce while the widget is busy, or '' if there is nothing to announce. Every
 * renderer must draw an element for the text, even for ''. Screen readers announce only changes of an existing element.
 */
export function announceBusy({ description, busy, dialog, language }: View): string {
  const isBusy = !dialog && (busy || description.progress === 'card');
  return isBusy ? language.texts.loading : '';
}
