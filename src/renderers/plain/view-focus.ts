import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';

/**
 * Creates a function that focuses the target of a view if the view's `focus.turn` has changed since the last call. If
 * the visitor enters a screen whose view has no target, the function focuses the heading, so that screen readers read
 * it. The heading of the widget's first screen is never focused.
 */
export function createViewFocus(isFirstScreen: boolean): (form: HTMLFormElement, view: Pick<View, 'focus'>) => void {
  let lastTurn: number | null | undefined;
  return (form, { focus }) => {
    const turn = focus?.turn ?? null;
    if (turn === lastTurn) return;
    const isEntering = lastTurn === undefined;
    lastTurn = turn;
    const target = focus && findControl(form, focus.target);
    target?.focus();
    // Like FirebaseUI, put the cursor at the end (reference §1.2 #1).
    if (isEntering && target instanceof HTMLInputElement)
      target.setSelectionRange(target.value.length, target.value.length);
    if (isEntering && !target && !isFirstScreen) findHeading(form)?.focus();
  };
}
