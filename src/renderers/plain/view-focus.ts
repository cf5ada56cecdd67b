import type { View } from '../../widget/view.ts';
import { findControl, findHeading, moveToEnd } from '../common/form.ts';
import { loadedModules } from './lazy-modules.ts';

/**
 * Creates a function to call after each drawing of the form. The function focuses `focus.target` on a new screen, and
 * again whenever `focus.turn` changes. If a new screen lacks this target, the function focuses the heading, so that
 * screen readers read the heading. The widget's first screen is an exception, because it must not take the focus from
 * the rest of the page.
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
