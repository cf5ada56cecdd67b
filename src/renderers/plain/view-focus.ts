import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';

/**
 * Creates a function to call after each drawing. If `focus.turn` has changed, the function moves the focus:
 *
 * - to the field or action that `focus.target` names
 * - on a new screen without this field or action: to the heading, so that screen readers read it
 *
 * On the widget's first screen, the heading never gets the focus.
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
    // Put the cursor at the end of the text, as FirebaseUI does (reference §1.2 #1).
    if (isEntering && target instanceof HTMLInputElement)
      target.setSelectionRange(target.value.length, target.value.length);
    if (isEntering && !target && !isFirstScreen) findHeading(form)?.focus();
  };
}
