import type { View } from '../../widget/view.ts';
import { findControl, findHeading, moveToEnd } from '../common/form.ts';
import { loadedModules } from './lazy-modules.ts';

/**
 * Creates a function to call after each drawing of the form. The function sets the focus on a new screen, and again
 * whenever the number `focus.turn` has changed.
 *
 * - The field or action `focus.target` gets the focus. After a refusal, the text of a code or password is selected.
 * - If the form lacks this element, the heading of a new screen gets the focus, for screen readers. The heading of the
 *   widget's first screen never gets the focus.
 */
export function createViewFocus(isFirstScreen: boolean): (form: HTMLFormElement, view: View) => void {
  let lastTurn: number | null | undefined;
  return (form, view) => {
    const { focus } = view;
    const turn = focus?.turn ?? null;
    if (turn === lastTurn) return;
    const isEntering = lastTurn === undefined;
    lastTurn = turn;
    const target = focus && findControl(form, focus.target);
    target?.focus();
    if (target && !isEntering) loadedModules.beyondEmailScreen?.selectRefused(target, view);
    else if (target) moveToEnd(target);
    else if (isEntering && !isFirstScreen) findHeading(form)?.focus();
  };
}
