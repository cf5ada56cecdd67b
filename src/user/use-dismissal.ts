import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a panel by Escape, by a click outside and when the focus moves outside.
 *
 * @param box the element with the panel and its button
 * @param close called with true if the focus belongs back on the button
 */
export function useDismissal(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  close: (returnsFocus: boolean) => void,
): void {
  const latestClose = useRef(close);
  useEffect(() => void (latestClose.current = close));
  useEffect(() => {
    if (!isOpen) return;
    const element = box.current;
    const isInside = (event: Event): boolean => element !== null && event.composedPath().includes(element);
    const closeFromOutside = (event: Event): void => {
      if (!isInside(event)) latestClose.current(false);
    };
    const closeByEscape = (event: KeyboardEvent): void => {
      // After a click into the panel's text, the focus is on the body. With the focus elsewhere, another part of the
      // app handles the key.
      const isMine = isInside(event) || event.target === document.body;
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !isMine) return;
      // A dialog of the app around the button stays open.
      event.preventDefault();
      latestClose.current(true);
    };
    // A click into a frame is an event of the frame's document: this document only loses the focus.
    const closeForFrame = (): void => {
      if (document.activeElement instanceof HTMLIFrameElement) latestClose.current(false);
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    // Capture the events, because the app may stop them.
    document.addEventListener('pointerdown', closeFromOutside, { signal, capture: true });
    document.addEventListener('focusin', closeFromOutside, { signal, capture: true });
    document.addEventListener('keydown', closeByEscape, { signal });
    window.addEventListener('blur', closeForFrame, { signal });
    return () => stopping.abort();
  }, [isOpen, box]);
}
