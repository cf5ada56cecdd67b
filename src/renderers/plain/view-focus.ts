import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';

/**
 * Creates a function that focuses the target of a view. The focus stays where it is until the view's `turn` changes. If
 * a screen is entered without a target, the heading is focused, so that screen readers read it; the first screen of the
 * widget does not focus its heading.
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
