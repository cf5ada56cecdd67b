import { type RefObject, useLayoutEffect } from 'react';
import { findHeading } from '../renderers/common/form.ts';
import type { View } from '../widget/view.ts';

/**
 * Moves the focus from the dialog to its first screen, if the screen has no field to focus. A screen reader then reads
 * the heading, or the name of the form.
 *
 * @param view the visible view; undefined before the first one
 */
export function useFirstFocus(dialog: RefObject<HTMLDialogElement | null>, view: View | undefined): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && element === document.activeElement) findHeading(element.querySelector('form'))?.focus();
  }, [dialog, view?.stay]);
}
