import type { View } from '../widget/view.ts';

/**
 * Returns true while the widget waits for an answer that the visitor must not miss: a closed dialog would drop an
 * account that the service is just creating. Returns false as soon as the widget offers to stop waiting.
 *
 * @param view the visible view; undefined before the first one
 */
export const isAnswerDue = (view: View | undefined): boolean =>
  view !== undefined && view.screen !== 'blank' && view.pending && view.longWait === null;
