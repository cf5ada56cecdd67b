import { limits } from '../../widget/delays-and-limits/constants.ts';
import { loadChunk } from '../../widget/load-chunk.ts';
import type { View, ViewHandlers, ViewRenderer } from '../../widget/view.ts';
import type { LazyModules } from './lazy-modules.ts';

/** A view renderer that must load modules before it can draw a view. */
export interface LoadingViewRenderer extends ViewRenderer {
  /** Stops waiting for modules, and draws nothing more. */
  close(): void;
}

/**
 * Returns a view renderer that loads the modules of each view before drawing the view. In the meantime, the previous
 * view ignores input, and shows the busy indicator after 500 ms (spec §9).
 *
 * @param renderer draws a view after its modules are loaded
 */
export function drawWhenLoaded(
  renderer: ViewRenderer,
  { loaded, load, loadMissing }: LazyModules,
): LoadingViewRenderer {
  const closing = new AbortController();
  let drawnView: View | null = null;
  let latestView: View | null = null;
  let latestHandlers: ViewHandlers | null = null;
  let busyTimer: ReturnType<typeof setTimeout> | undefined;

  const handlers: ViewHandlers = {
    answer(action, values) {
      if (drawnView === latestView) {
        latestHandlers?.answer(action, values);
        // Load the module of later screens while the visitor waits for the next screen. Ignore a failure, because the
        // next screen loads the module again.
        if (!loaded.beyondEmailScreen) load('beyondEmailScreen').catch(() => {});
      } else if (action === RELOAD) location.reload();
    },
    edit(field, values) {
      if (drawnView === latestView) latestHandlers?.edit(field, values);
    },
    verification: (container) => latestHandlers?.verification(container) ?? (() => {}),
    dismissNotice: () => latestHandlers?.dismissNotice(),
    stopWaiting: () => latestHandlers?.stopWaiting(),
  };

  function show(view: View): void {
    clearTimeout(busyTimer);
    drawnView = view;
    renderer.draw(view, handlers);
  }

  return {
    draw(view, viewHandlers) {
      latestView = view;
      latestHandlers = viewHandlers;
      const loading = loadMissing(view);
      if (!loading) return show(view);
      clearTimeout(busyTimer);
      busyTimer = setTimeout(() => show({ ...(drawnView ?? toEmptyPage(view)), busy: true }), limits.busyDelayMs);
      loadChunk(loading, closing.signal).then(
        () => latestView === view && show(view),
        (error: unknown) => {
          if (latestView !== view) return;
          console.info('[doorstep]', view.screen, error);
          show(toLoadErrorView(view));
        },
      );
    },
    close() {
      closing.abort();
      clearTimeout(busyTimer);
      latestView = null;
    },
  };
}

const RELOAD = 'reload';

/** Returns a view of an empty page, to draw while the modules of the first view are loading. */
function toEmptyPage(view: View): View {
  return { ...view, description: { progress: 'page' }, dialog: null };
}

/**
 * Returns an error screen whose button reloads the page. Repeating the `import()` is not enough, because some browsers
 * remember the failure.
 */
function toLoadErrorView(view: View): View {
  const { texts } = view.language;
  const actions = { [RELOAD]: { role: 'primary', label: texts.retry } } as const;
  return {
    ...view,
    description: { title: texts.errorEncountered, body: [texts.partMissing], actions },
    notice: null,
    dialog: null,
    focus: { target: RELOAD, turn: 0 },
  };
}
