import { useLayoutEffect, useRef } from 'react';
import type { View } from '../widget/view.ts';

/**
 * Closes the dialog when the widget has nothing more to show: after a sign-in, when a signed-in visitor is done, or
 * because another widget uses the backend.
 *
 * @param view the visible view; undefined before the first one
 */
export function useEnd(view: View | undefined, close: () => void): void {
  const isEmpty = view?.screen === 'blank' && !view.busy;
  const isOver = isEmpty || view?.description.isEnd === true;
  const latestClose = useRef(close);
  // Use layout effects, which run before the browser draws. Otherwise, the last view would be visible for a moment.
  useLayoutEffect(() => void (latestClose.current = close));
  useLayoutEffect(() => {
    if (isOver) latestClose.current();
  }, [isOver]);
}
