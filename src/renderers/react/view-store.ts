import type { View, ViewHandlers, ViewRenderer } from '../../widget/view.ts';
import type { LoadingViewRenderer } from '../common/draw-when-loaded.ts';

/** The view to draw, and the handlers for the visitor's actions. */
export interface ViewSnapshot {
  readonly view: View;
  readonly handlers: ViewHandlers;
  /**
   * Increases by 1 with each restart of the widget. A restart resets `view.stay`, so `widget` and `view.stay` together
   * identify one stay on a screen.
   */
  readonly widget: number;
  /** Whether this is the first screen that the widget has drawn, apart from pages with only a progress bar. */
  readonly isFirstScreen: boolean;
  /** True while the view is an empty page and the widget has drawn no screen yet. */
  readonly isBlank: boolean;
}

/** Store for `useSyncExternalStore`. Contains the latest view that is ready to be drawn. */
export interface ViewStore extends ViewRenderer {
  /** Returns the latest view; null until there is a view. */
  getSnapshot(): ViewSnapshot | null;
  subscribe(listener: () => void): () => void;
  /** Forgets the last view of the previous widget. Call this before a widget starts. */
  open(): void;
  /** Drops a view that is not ready to be drawn yet, and ignores all further views. */
  close(): void;
}

/**
 * Creates a store for views.
 *
 * @param delay returns a renderer that passes each view to the given renderer when the view can be drawn, for example
 *   after its modules are loaded
 */
export function createViewStore(delay: (renderer: ViewRenderer) => LoadingViewRenderer): ViewStore {
  const listeners = new Set<() => void>();
  let snapshot: ViewSnapshot | null = null;
  let firstStay: number | undefined;
  let widget = 0;
  let renderer = delay({ draw: show });

  function show(view: View, handlers: ViewHandlers): void {
    if (!view.description.progress) firstStay ??= view.stay;
    const isBlank = firstStay === undefined && view.description.progress === 'page';
    snapshot = { view, handlers, widget, isFirstScreen: view.stay === firstStay, isBlank };
    for (const listener of listeners) listener();
  }

  return {
    draw: (view, handlers) => renderer.draw(view, handlers),
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      renderer.close();
      renderer = delay({ draw: show });
      snapshot = null;
      firstStay = undefined;
      widget += 1;
    },
    close: () => renderer.close(),
  };
}
