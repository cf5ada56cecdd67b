/** Closes the panel. Called with true if the focus belongs back on the button. */
type Close = (returnsFocus: boolean) => void;

/**
 * Closes an open panel by a click outside, when the focus moves outside, and by Escape while the focus is on the body.
 * For Escape in the box, call {@link closeByEscape} in a listener of the box.
 *
 * @param box the element with the panel and its button
 * @returns the function that stops listening
 */
export function listenForDismissal(box: HTMLElement, close: Close): () => void {
  const closeFromOutside = (event: Event): void => {
    if (!event.composedPath().includes(box)) close(false);
  };
  // After a click into the panel's text, the focus is on the body, outside of the box.
  const closeFromBody = (event: KeyboardEvent): void => {
    if (event.target === document.body) closeByEscape(event, event, close);
  };
  // A click into a frame is an event of the frame's document: this document only loses the focus.
  const closeForFrame = (): void => {
    if (document.activeElement instanceof HTMLIFrameElement) close(false);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  // Capture the events, because the app may stop them.
  const capturing = { signal, capture: true };
  document.addEventListener('pointerdown', closeFromOutside, capturing);
  document.addEventListener('focusin', closeFromOutside, capturing);
  // If the focus moves between two elements of a shadow root, the document receives no event.
  box.getRootNode().addEventListener('focusin', closeFromOutside, capturing);
  document.addEventListener('keydown', closeFromBody, { signal });
  window.addEventListener('blur', closeForFrame, { signal });
  return () => stopping.abort();
}

/**
 * Closes the panel by Escape, unless an input method uses the key (`isComposing`), or another listener has already
 * handled it (`defaultPrevented`). Stops the event, because a dialog around the button must stay open.
 *
 * @param event the event to stop: React's event, or the native event
 * @param native the native event
 */
export function closeByEscape(
  event: Pick<Event, 'stopPropagation' | 'preventDefault'>,
  { key, isComposing, defaultPrevented }: KeyboardEvent,
  close: Close,
): void {
  if (key !== 'Escape' || isComposing || defaultPrevented) return;
  event.stopPropagation();
  event.preventDefault();
  close(true);
}
