import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { Transition } from './test-bed-api.ts';

export interface TransitionRecorder {
  /** Returns a renderer that draws like `renderer`, and records each change from one screen to another. */
  observe(renderer: WidgetRenderer): WidgetRenderer;
  transitions(): readonly Transition[];
  resume(transitions: readonly Transition[]): void;
  clear(): void;
}

export function createTransitionRecorder(): TransitionRecorder {
  const recorded = new Map<string, Transition>();
  const record = (from: string, to: string): void => void recorded.set(`${from} ${to}`, { from, to });
  return {
    observe: (renderer) => ({
      ...renderer,
      mount: (container, options) => renderer.mount(container, { ...options, onTransition: record }),
    }),
    transitions: () => [...recorded.values()],
    resume(transitions) {
      for (const { from, to } of transitions) record(from, to);
    },
    clear: () => recorded.clear(),
  };
}
