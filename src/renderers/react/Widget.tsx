import { useRef, useSyncExternalStore } from 'react';
import { Screen } from './Screen.tsx';
import type { Stage } from './stage.ts';

/** Draws whatever is on the stage. A new visit is a new screen, so nothing that was typed is carried along. */
export function Widget({ stage }: { stage: Stage }) {
  const scene = useSyncExternalStore(stage.subscribe, stage.scene);
  const firstVisit = useRef<number>(undefined);
  if (!scene) return null;
  firstVisit.current ??= scene.view.visit;
  const { visit, screen } = scene.view;
  return (
    <div className="doorstep" data-screen={screen}>
      <Screen key={visit} isFirst={visit === firstVisit.current} {...scene} />
    </div>
  );
}
