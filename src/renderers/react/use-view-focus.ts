import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../widget/view.ts';
import { findControl, findHeading, moveToEnd } from '../common/form.ts';
import { loadedComponents } from './lazy-components.ts';

/**
 * Focuses the field or button `focus.target` when a screen appears. Without a target, focuses the heading, so that
 * screen readers announce the screen. On the widget's first screen, does not focus the heading, because the rest of the
 * page may have the focus.
 *
 * While the screen stays, focuses `focus.target` again whenever `focus.turn` changes, and selects the text of a refused
 * code or password.
 */
export function useViewFocus(form: RefObject<HTMLFormElement | null>, view: View, isFirstScreen: boolean): void {
  const lastTurn = useRef<number | null>(undefined);
  useLayoutEffect(() => {
    const { focus } = view;
    const turn = focus?.turn ?? null;
    if (turn === lastTurn.current) return;
    const isEntering = lastTurn.current === undefined;
    lastTurn.current = turn;
    const target = focus && findControl(form.current, focus.target);
    if (target) {
      target.focus();
      if (!isEntering) loadedComponents.beyondEmailScreen?.selectRefused(target, view);
      else moveToEnd(target);
    } else if (isEntering && !isFirstScreen) {
      findHeading(form.current)?.focus();
    }
  }, [form, view, isFirstScreen]);
}
