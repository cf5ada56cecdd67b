import type { View } from '../../widget/view.ts';
import { findControl, findHeading, moveToEnd } from '../common/form.ts';
import { loadedModules } from './lazy-modules.ts';

/**
 * Creates a function to call after each drawing of the form. The function focuses the field or action `focus.target` of
 * a new screen, and does so again whenever `focus.turn` has changed. If a new screen has no such field or action, its
 * heading gets the focus for screen readers, except on the widget's first screen.
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
