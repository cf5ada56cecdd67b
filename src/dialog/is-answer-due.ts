import type { View } from '../widget/view.ts';

/**
 * Returns true while the widget waits for an answer that the visitor must not miss. For example, if she closed the
 * dialog while the service creates her account, she would not learn that she has one. Returns false as soon as the
 * widget offers to stop waiting.
 *
 * @param view the visible view; undefined before the first one
 */
export const isAnswerDue = (view: View | undefined): boolean =>
  view !== undefined && view.screen !== 'blank' && view.pending && view.longWait === null;
