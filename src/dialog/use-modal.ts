import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a dialog open while the component is mounted, and keeps the page from scrolling. The focus moves to the dialog
 * and, when the dialog closes, back to the element that had the focus before.
 *
 * @param sharesPage true if Google draws a task of a reCAPTCHA beside the dialog. A modal dialog would block the task.
 *   So the dialog is not modal, and the rest of the page is made inert.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, sharesPage: boolean): void {
  const release = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const unlock = lockScrolling();
    element.showModal();
    // Focus the dialog, not its first control, so that screen readers say the name of the dialog. The widget then
    // focuses its first field.
    element.focus();
    return () => {
      release.current?.();
      release.current = null;
      element.close();
      unlock();
    };
  }, [dialog]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || sharesPage === (release.current !== null)) return;
    release.current?.();
    release.current = null;
    const focused = document.activeElement;
    element.close();
    if (sharesPage) {
      element.show();
      release.current = makeRestInert(element);
    } else element.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  }, [dialog, sharesPage]);
}

/**
 * Keeps the page from scrolling. The space of its scroll bar stays empty, so that the content does not become wider.
 * Returns a function that undoes this.
 */
function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}

/**
 * Makes everything inert that is on the page now, except the dialog and what Google has drawn. Returns a function that
 * undoes this.
 */
function makeRestInert(dialog: HTMLElement): () => void {
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== dialog &&
      !element.inert &&
      // Keep the element usable if it contains reCAPTCHA's iframe with a task ("bframe"), which the visitor has to
      // solve. Do not look for reCAPTCHA's other iframe, with the checkbox: the app's own root may contain it.
      !element.querySelector('iframe[src*="recaptcha"][src*="bframe"]'),
  );
  for (const element of rest) element.inert = true;
  return () => {
    for (const element of rest) element.inert = false;
  };
}
