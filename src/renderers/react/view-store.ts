import { limits } from '../../widget/delays-and-limits.ts';
import { loadChunk } from '../../widget/load-chunk.ts';
import { firstTexts } from '../../widget/messages/en-first-texts.ts';
import type { View, ViewHandlers, ViewRenderer } from '../../widget/view.ts';
import { loadComponents, loadedComponents, loadMissingComponents } from './lazy-components.ts';

/** The view to draw, and the handlers for the visitor's actions. */
export interface ViewSnapshot {
  readonly view: View;
  readonly handlers: ViewHandlers;
  /**
   * Number of the widget that draws the view, counted from 1. Two widgets can have screens with the same `view.stay`,
   * because every widget counts its screens from 1.
   */
  readonly widget: number;
  /** Whether this is the first screen that the widget shows. Pages with only a progress bar do not count. */
  readonly isFirstScreen: boolean;
}

/** A store for `useSyncExternalStore`. It holds the latest view whose components are loaded. */
export interface ViewStore extends ViewRenderer {
  /** Returns the latest view; null until there is a view. */
  getSnapshot(): ViewSnapshot | null;
  subscribe(listener: () => void): () => void;
  /** Forgets the views of an earlier widget, so that a new widget can draw. */
  open(): void;
  /** Stops waiting for components and ignores all further views. */
  close(): void;
}

/**
 * Creates a store that shows a view only when all its components are loaded, so that no part of a screen appears late.
 * Until then, the previous view stays visible. It ignores input, and becomes busy after 500 ms (spec §9).
 *
 * @param loadComponentsOf loads the components for a view, or returns null if they are already loaded
 */
export function createViewStore(loadComponentsOf = loadMissingComponents): ViewStore {
  const listeners = new Set<() => void>();
  let snapshot: ViewSnapshot | null = null;
  let latestView: View | null = null;
  let latestHandlers: ViewHandlers | null = null;
  let firstStay: number | undefined;
  let busyTimer: ReturnType<typeof setTimeout> | undefined;
  let closing = new AbortController();
  let widget = 0;

  const handlers: ViewHandlers = {
    answer(action, values) {
      if (snapshot?.view === latestView) {
        latestHandlers?.answer(action, values);
        // Load the components of later screens now, while the widget waits for the service, because most visitors need
        // them next. If loading fails, the next screen tries again.
        if (!loadedComponents.beyondEmailScreen) loadComponents('beyondEmailScreen').catch(() => {});
      } else if (action === RELOAD) location.reload();
    },
    edit(field, values) {
      if (snapshot?.view === latestView) latestHandlers?.edit(field, values);
    },
    verification: (container) => latestHandlers?.verification(container) ?? (() => {}),
    dismissNotice: () => latestHandlers?.dismissNotice(),
    stopWaiting: () => latestHandlers?.stopWaiting(),
  };

  function show(view: View): void {
    clearTimeout(busyTimer);
    if (!view.description.progress) firstStay ??= view.stay;
    snapshot = { view, handlers, widget, isFirstScreen: view.stay === firstStay };
    for (const listener of listeners) listener();
  }

  return {
    draw(view, viewHandlers) {
      latestView = view;
      latestHandlers = viewHandlers;
      const loading = loadComponentsOf(view);
      if (!loading) return show(view);
      clearTimeout(busyTimer);
      busyTimer = setTimeout(() => show({ ...(snapshot?.view ?? toEmptyPage(view)), busy: true }), limits.busyDelayMs);
      loadChunk(loading, closing.signal).then(
        () => latestView === view && show(view),
        (error: unknown) => {
          if (latestView !== view) return;
          console.info('[doorstep]', view.screen, error);
          show(toLoadErrorView(view));
        },
      );
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      closing = new AbortController();
      snapshot = null;
      firstStay = undefined;
      widget += 1;
    },
    close() {
      closing.abort();
      clearTimeout(busyTimer);
      latestView = null;
    },
  };
}

const RELOAD = 'reload';

/** Returns an empty page to show while the first view is loading. */
function toEmptyPage(view: View): View {
  return { ...view, description: { progress: 'page' }, dialog: null };
}

/**
 * Returns an error screen whose action reloads the page. Without a reload, a retry could fail again, because browsers
 * may cache a failed `import()`.
 */
function toLoadErrorView(view: View): View {
  const actions = { [RELOAD]: { role: 'primary', label: firstTexts.retry } } as const;
  return {
    ...view,
    description: { title: firstTexts.errorEncountered, body: [firstTexts.partMissing], actions },
    notice: null,
    dialog: null,
    focus: { target: RELOAD, turn: 0 },
  };
}
