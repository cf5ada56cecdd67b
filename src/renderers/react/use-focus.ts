import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../widget/view.ts';
import { control, heading } from '../common/form.ts';

/**
 * Puts the focus where the view wants it, again at every new turn. A screen that wants it nowhere gets it on its
 * heading, so that it is read out and the keyboard goes on from there; not on the first screen, which took no place.
 */
export function useFocus(form: RefObject<HTMLFormElement | null>, { focus }: View, isFirst: boolean): void {
  const turnTaken = useRef<number | null>(undefined);
  useLayoutEffect(() => {
    const turn = focus?.turn ?? null;
    if (turn === turnTaken.current) return;
    const isEntered = turnTaken.current === undefined;
    turnTaken.current = turn;
    const wanted = focus && control(form.current, focus.target);
    if (wanted) {
      wanted.focus();
      if (isEntered) putCursorAtEnd(wanted);
    } else if (isEntered && !isFirst) {
      heading(form.current)?.focus();
    }
  }, [form, focus, isFirst]);
}

/** As in reference §1.2 #1. */
function putCursorAtEnd(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) element.setSelectionRange(element.value.length, element.value.length);
}
