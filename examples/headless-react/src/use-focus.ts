import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { View } from 'doorstep-auth/headless';

/**
 * Focuses the control that the view names: on a new screen, and again for each new `turn`, for example after an error.
 * If a new screen names none, focuses its heading, so that screen readers read it.
 */
export function useFocus(form: RefObject<HTMLFormElement | null>, view: View, isFirstScreen: boolean): void {
  const lastTurn = useRef<number | null>(undefined);
  useLayoutEffect(() => {
    const turn = view.focus?.turn ?? null;
    if (turn === lastTurn.current) return;
    const isNew = lastTurn.current === undefined;
    lastTurn.current = turn;
    const target = view.focus && form.current?.elements.namedItem(view.focus.target);
    if (target instanceof HTMLElement) {
      target.focus();
      // Select a wrong password or code, so that typing replaces it.
      const { type, inputMode } = target as HTMLInputElement;
      if (!isNew && (type === 'password' || inputMode === 'numeric')) (target as HTMLInputElement).select();
    } else if (isNew && !isFirstScreen) {
      (form.current?.querySelector<HTMLElement>('h1, h2') ?? form.current)?.focus();
    }
  }, [form, view, isFirstScreen]);
}

/** Focuses the first field, or the heading. Call it before a focused button disappears, so that the focus is not lost. */
export function focusStart(container: HTMLElement | null): void {
  const start =
    container?.querySelector<HTMLElement>('input:not([hidden])') ?? container?.querySelector<HTMLElement>('h1');
  start?.focus();
}
