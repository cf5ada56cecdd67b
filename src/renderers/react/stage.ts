import { limits } from '../../widget/limits.ts';
import { loadChunk } from '../../widget/load-chunk.ts';
import { firstTexts } from '../../widget/messages/en-first-texts.ts';
import type { View, ViewHandlers, ViewRenderer } from '../../widget/view.ts';
import { fetchMissing, fetchPart, parts } from './parts.ts';

/** What is to be seen now, and what to tell when the visitor does something. */
export interface Scene {
  readonly view: View;
  readonly handlers: ViewHandlers;
  /** Nothing but waiting was to be seen before this screen. */
  readonly isFirst: boolean;
}

/** A renderer that keeps the latest scene for React to draw: what `useSyncExternalStore` takes. */
export interface Stage extends ViewRenderer {
  /** Null until the first view. */
  scene(): Scene | null;
  subscribe(listener: () => void): () => void;
  /** Nothing changes any more. */
  close(): void;
}

/**
 * A view is shown when all parts that it needs are there, so nothing of it comes late. Until then the view before it
 * stays, hears no answer, and says that it is busy when that takes long (spec §9).
 */
export function createStage(fetchParts = fetchMissing): Stage {
  const listeners = new Set<() => void>();
  let scene: Scene | null = null;
  let latest: View | null = null;
  let told: ViewHandlers | null = null;
  let firstVisit: number | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  const closing = new AbortController();

  const handlers: ViewHandlers = {
    answer(action, values) {
      if (scene?.view === latest) {
        told?.answer(action, values);
        // Most second screens use them, and the service is being asked meanwhile. A failure is told when it matters.
        if (!parts.extras) fetchPart('extras').catch(() => {});
      } else if (action === RELOAD) location.reload();
    },
    edit(field, values) {
      if (scene?.view === latest) told?.edit(field, values);
    },
    verification: (container) => told?.verification(container) ?? (() => {}),
    dismissNotice: () => told?.dismissNotice(),
  };

  function show(view: View): void {
    clearTimeout(slow);
    if (!view.description.progress) firstVisit ??= view.visit;
    scene = { view, handlers, isFirst: view.visit === firstVisit };
    for (const listener of listeners) listener();
  }

  return {
    draw(view, viewHandlers) {
      latest = view;
      told = viewHandlers;
      const coming = fetchParts(view);
      if (!coming) return show(view);
      clearTimeout(slow);
      slow = setTimeout(() => show({ ...(scene?.view ?? nothing(view)), busy: true }), limits.busyDelayMs);
      loadChunk(coming, closing.signal).then(
        () => latest === view && show(view),
        (error: unknown) => {
          if (latest !== view) return;
          console.info('[doorstep]', view.screen, error);
          show(broken(view));
        },
      );
    },
    scene: () => scene,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closing.abort();
      clearTimeout(slow);
      latest = null;
    },
  };
}

const RELOAD = 'reload';

/** Before any screen. */
function nothing(view: View): View {
  return { ...view, description: { progress: 'page' }, dialog: null };
}

/** In place of a view of which a part did not come: only a page that is loaded anew asks for it again for certain. */
function broken(view: View): View {
  const actions = { [RELOAD]: { role: 'primary', label: firstTexts.retry } } as const;
  return {
    ...view,
    description: { title: firstTexts.errorEncountered, body: [firstTexts.partMissing], actions },
    notice: null,
    dialog: null,
    focus: { target: RELOAD, turn: 0 },
  };
}
