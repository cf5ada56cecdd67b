import type { Face, View, ViewHandlers } from '../../widget/view.ts';

/** What is to be seen now, and what to tell when the visitor does something. */
export interface Scene {
  readonly view: View;
  readonly handlers: ViewHandlers;
  /** Nothing but waiting was to be seen before this screen. */
  readonly isFirst: boolean;
}

/** A face that keeps the latest scene for React to draw: what `useSyncExternalStore` takes. */
export interface Stage extends Face {
  /** Null until the first view. */
  scene(): Scene | null;
  subscribe(listener: () => void): () => void;
}

export function createStage(): Stage {
  const listeners = new Set<() => void>();
  let scene: Scene | null = null;
  let firstVisit: number | undefined;
  return {
    draw(view, handlers) {
      if (!view.description.progress) firstVisit ??= view.visit;
      scene = { view, handlers, isFirst: view.visit === firstVisit };
      for (const listener of listeners) listener();
    },
    scene: () => scene,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
