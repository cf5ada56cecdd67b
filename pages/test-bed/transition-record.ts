import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { Transition } from './test-bed-api.ts';

/** The ways from screen to screen that were gone, each once. */
export interface TransitionRecord {
  /** A renderer that draws as this one, and is overheard. */
  overhear(renderer: WidgetRenderer): WidgetRenderer;
  taken(): readonly Transition[];
  /** Goes on from what an earlier document recorded. */
  resume(taken: readonly Transition[]): void;
  forget(): void;
}

export function recordTransitions(): TransitionRecord {
  const taken = new Map<string, Transition>();
  const note = (from: string, to: string): void => void taken.set(`${from} ${to}`, { from, to });
  return {
    overhear: (renderer) => ({
      ...renderer,
      mount: (container, options) => renderer.mount(container, { ...options, onTransition: note }),
    }),
    taken: () => [...taken.values()],
    resume(earlier) {
      for (const { from, to } of earlier) note(from, to);
    },
    forget: () => taken.clear(),
  };
}
