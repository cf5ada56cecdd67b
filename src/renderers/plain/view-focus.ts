import type { View } from '../../widget/view.ts';
import { findControl, findHeading, moveToEnd } from '../common/form.ts';
import { loadedModules } from './lazy-modules.ts';

/**
 * Creates a function that sets the focus after the form was drawn, unless `focus.turn` is unchanged.
 *
 * - If the form contains the field or action `focus.target`, this element gets the focus. If the widget has refused a
 *   code or a password, the function also selects the text in the field.
 * - Otherwise, the heading of a new screen gets the focus, so that screen readers read it. On the widget's first
 *   screen, the heading never gets the focus.
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
