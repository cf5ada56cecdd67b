import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../widget/view.ts';
import { findControl, findHeading, moveToEnd } from '../common/form.ts';
import { loadedComponents } from './lazy-components.ts';

/**
 * Focuses the field or button `focus.target` on a new screen, and again whenever the number `focus.turn` has changed.
 * After a refusal, also selects the text of a code or password.
 *
 * Without such a field or button, focuses the heading of a new screen, for screen readers. Never focuses the heading of
 * the widget's first screen.
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
