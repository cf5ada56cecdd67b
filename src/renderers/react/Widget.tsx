import { useSyncExternalStore } from 'react';
import { ProgressPage } from './ProgressPage.tsx';
import { Screen } from './Screen.tsx';
import type { Stage } from './stage.ts';

/** Draws whatever is on the stage. A new visit is a new screen, so nothing that was typed is carried along. */
export function Widget({ stage }: { stage: Stage }) {
  const scene = useSyncExternalStore(stage.subscribe, stage.scene);
  if (!scene) return null;
  const { screen, visit, description, busy, dialog } = scene.view;
  return (
    <div className="doorstep" data-screen={screen}>
      {description.progress ? (
        <ProgressPage kind={description.progress} busy={busy} dialog={dialog} />
      ) : (
        <Screen key={visit} {...scene} />
      )}
    </div>
  );
}
