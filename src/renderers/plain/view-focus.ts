import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';

/**
 * Creates a function that focuses a view's focus target, once for each `turn`. A screen without a target gets the focus
 * on its heading, so that screen readers read it; the first screen of a page does not take the focus.
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
    // FirebaseUI puts the cursor there too (reference §1.2 #1).
    if (isEntering && target instanceof HTMLInputElement)
      target.setSelectionRange(target.value.length, target.value.length);
    if (isEntering && !target && !isFirstScreen) findHeading(form)?.focus();
  };
}
