import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { View } from '../../widget/view.ts';
import { findControl, findHeading } from '../common/form.ts';
import { loadedComponents } from './lazy-components.ts';

/**
 * A cursor position that is greater than the length of any text. The browser then puts the cursor at the end of the
 * text.
 */
const AFTER_TEXT = 1e6;

/**
 * Focuses the field or button `focus.target` when the visitor enters a screen, and again when `focus.turn` changes. If
 * the widget has refused the code or password in this field, also selects its text.
 *
 * If a new screen has no such field or button, focuses the heading of the screen, so that screen readers read the
 * heading. Never focuses the heading of the widget's first screen.
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
      // Put the cursor at the end of the text, as FirebaseUI does (reference §1.2 #1). Buttons lack this method.
      else (target as Partial<HTMLInputElement>).setSelectionRange?.(AFTER_TEXT, AFTER_TEXT);
    } else if (isEntering && !isFirstScreen) {
      findHeading(form.current)?.focus();
    }
  }, [form, view, isFirstScreen]);
}
