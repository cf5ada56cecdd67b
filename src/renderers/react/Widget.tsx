import { useRef, useSyncExternalStore } from 'react';
import { focusStart } from '../common/form.ts';
import { Notice } from './Notice.tsx';
import { ProgressPage } from './ProgressPage.tsx';
import { Screen } from './Screen.tsx';
import type { ViewStore } from './view-store.ts';

/**
 * Draws the store's view. Each screen that the visitor enters gets a new `Screen`, so that typed values do not leak
 * into the next screen.
 */
export function Widget({ store }: { store: ViewStore }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const element = useRef<HTMLDivElement>(null);
  if (!snapshot) return null;
  const { view, handlers } = snapshot;
  const { screen, stay, description, busy, longWait, dialog } = view;
  const stopWaiting = () => {
    focusStart(element.current?.querySelector('form') ?? null);
    handlers.stopWaiting();
  };
  return (
    <div className="doorstep" data-screen={screen} ref={element}>
      {description.progress ? (
        <ProgressPage kind={description.progress} busy={busy} dialog={dialog} />
      ) : (
        <Screen key={stay} {...snapshot} />
      )}
      {longWait && <Notice text={longWait.text} label={longWait.stop} onClick={stopWaiting} />}
    </div>
  );
}
