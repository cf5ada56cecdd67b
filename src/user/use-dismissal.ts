import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a panel by Escape, by a click outside and when the focus moves outside.
 *
 * @param box the element with the panel and its button
 * @param close called with true if the focus belongs back on the button
 * @returns the `onKeyDown` of the box
 */
export function useDismissal(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  close: (returnsFocus: boolean) => void,
): (event: ReactKeyboardEvent) => void {
  const latestClose = useRef(close);
  useEffect(() => void (latestClose.current = close));
  useEffect(() => {
    if (!isOpen) return;
    const element = box.current;
    const closeFromOutside = (event: Event): void => {
      if (!element || !event.composedPath().includes(element)) latestClose.current(false);
    };
    // After a click into the panel's text, the focus is on the body, outside of the box.
    const closeFromBody = (event: KeyboardEvent): void => {
      if (event.target !== document.body || !isEscape(event)) return;
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
    document.addEventListener('keydown', closeFromBody, { signal });
    window.addEventListener('blur', closeForFrame, { signal });
    return () => stopping.abort();
  }, [isOpen, box]);

  return (event) => {
    if (!isOpen || !isEscape(event.nativeEvent)) return;
    // If the button is in a dialog of the app, the dialog must stay open. React calls the dialog's `onKeyDown` before
    // the listeners of the document, so stop the event here.
    event.stopPropagation();
    event.preventDefault();
    close(true);
  };
}

const isEscape = ({ key, isComposing, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' && !isComposing && !defaultPrevented;
