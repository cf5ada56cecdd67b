import {
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import type { ViewStore } from '../renderers/react/view-store.ts';
import type { View } from '../widget/view.ts';
import { isAnswerDue } from './is-answer-due.ts';

/** Handlers of the visitor's requests to close the dialog: `request` for its button, `events` for `<dialog>`. */
interface Closing {
  readonly request: () => void;
  readonly events: DialogHTMLAttributes<HTMLDialogElement>;
}

/**
 * Closes the dialog when the visitor wants it. While an answer of the service is due, the dialog stays open, and closes
 * after the answer. A click beside the dialog closes it only if the visitor has typed nothing.
 */
export function useClosing(store: ViewStore, view: View | undefined, close: () => void): Closing {
  const isRequested = useRef(false);
  const hasTyped = useRef(false);
  const isPressed = useRef(false);
  const request = (): void => {
    isRequested.current = isAnswerDue(store.getSnapshot()?.view);
    if (!isRequested.current) close();
  };
  useEffect(() => {
    if (isRequested.current && !isAnswerDue(view)) request();
  });

  return {
    request,
    events: {
      onInput: () => void (hasTyped.current = true),
      onPointerDown: (event) => void (isPressed.current = isBeside(event)),
      onClick: (event) => void (isPressed.current && isBeside(event) && !hasTyped.current && request()),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Keep the browser from closing the dialog: it lets a page refuse this once, but not twice in a row. Also keep
        // open any dialog of the app that contains this one.
        event.preventDefault();
        event.stopPropagation();
        const isListOpen = event.target instanceof Element && event.target.ariaExpanded === 'true';
        if (!isListOpen) request();
      },
      // Fired when the browser itself wants to close the dialog, for example after the Back button of Android.
      onCancel(event) {
        event.preventDefault();
        request();
      },
      onClose({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) {
        if (dialog.open || !dialog.isConnected) return;
        dialog.showModal();
        request();
      },
    },
  };
}

/** Returns true if the event is beside the widget. The element `<dialog>` covers the whole window. */
const isBeside = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;
