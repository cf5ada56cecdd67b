import { useSyncExternalStore } from 'react';
import { Screen } from './Screen.tsx';
import type { Stage } from './stage.ts';

/** Draws whatever is on the stage. A new visit is a new screen, so nothing that was typed is carried along. */
export function Widget({ stage }: { stage: Stage }) {
  const scene = useSyncExternalStore(stage.subscribe, stage.scene);
  if (!scene) return null;
  return (
    <div className="doorstep" data-screen={scene.view.screen}>
      <Screen key={scene.view.visit} {...scene} />
    </div>
  );
}
