import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';

/**
 * Creates a function that moves the focus to the view's target, if `focus.turn` has changed since the last call. If a
 * new screen has no target, the function focuses the heading, so that screen readers read it. The heading of the
 * widget's first screen is not focused.
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
