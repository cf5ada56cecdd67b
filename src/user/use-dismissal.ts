import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { closeByEscape, listenForDismissal } from './dismissal.ts';

/**
 * Closes a panel by Escape, by a click outside and when the focus moves outside.
 *
 * @param box the element with the panel and its button
 * @param close called with true if the focus must return to the button
 * @returns the `onKeyDown` of the box
 */
export function useDismissal(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  close: (returnsFocus: boolean) => void,
): (event: KeyboardEvent) => void {
  // Listen again after every render, because `close` is then another function.
  useEffect(() => {
    if (isOpen && box.current) return listenForDismissal(box.current, close);
  });
  // React calls the `onKeyDown` of a dialog around the button before the listeners of the document. So stop the event
  // here.
  return (event) => {
    if (isOpen) closeByEscape(event, event.nativeEvent, close);
  };
}
