import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';

/**
 * Focuses the target that the view names: on entering a screen, and again whenever `turn` changes. On a new screen
 * without a target, focuses the heading, so that screen readers read it. On the widget's first screen, never focuses
 * the heading.
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
