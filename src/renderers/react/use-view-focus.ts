import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';

/**
 * Focuses the field or action `focus.target` when the visitor enters a screen, and again when `focus.turn` changes. If
 * a new screen has no such field or action, focuses the heading, so that screen readers read it. Never focuses the
 * heading of the widget's first screen.
 */
export function useViewFocus(form: RefObject<HTMLFormElement | null>, { focus }: View, isFirstScreen: boolean): void {
  const lastTurn = useRef<number | null>(undefined);
  useLayoutEffect(() => {
    const turn = focus?.turn ?? null;
    if (turn === lastTurn.current) return;
    const isEntering = lastTurn.current === undefined;
    lastTurn.current = turn;
    const target = focus && findControl(form.current, focus.target);
    if (target) {
      target.focus();
      if (isEntering) putCursorAtEnd(target);
    } else if (isEntering && !isFirstScreen) {
      findHeading(form.current)?.focus();
    }
  }, [form, focus, isFirstScreen]);
}

/** Puts the cursor at the end of the text, like FirebaseUI (reference §1.2 #1). */
function putCursorAtEnd(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) element.setSelectionRange(element.value.length, element.value.length);
}
