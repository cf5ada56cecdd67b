import { useSyncExternalStore } from 'react';
import { ProgressPage } from './ProgressPage.tsx';
import { Screen } from './Screen.tsx';
import type { ViewStore } from './view-store.ts';

/**
 * Draws the store's view. Each screen that the visitor enters gets a new `Screen`, so that typed values do not leak
 * into the next screen.
 */
export function Widget({ store }: { store: ViewStore }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  if (!snapshot) return null;
  const { screen, stay, description, busy, dialog } = snapshot.view;
  return (
    <div className="doorstep" data-screen={screen}>
      {description.progress ? (
        <ProgressPage kind={description.progress} busy={busy} dialog={dialog} />
      ) : (
        <Screen key={stay} {...snapshot} />
      )}
    </div>
  );
}
