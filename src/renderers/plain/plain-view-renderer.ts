import type { View, ViewHandlers, ViewRenderer } from '../../widget/view.ts';
import { fill } from './dom.ts';
import { progressPage } from './progress.ts';
import { createScreen, type ScreenForm } from './screen.ts';

/** A renderer that draws into an element of its own. */
export interface PlainViewRenderer extends ViewRenderer {
  /** Nothing is drawn any more. */
  close(): void;
}

export function createPlainViewRenderer(element: HTMLElement): PlainViewRenderer {
  let screen: ScreenForm | null = null;
  let drawnVisit: number | null = null;
  let firstVisit: number | undefined;

  function leave(): void {
    screen?.close();
    screen = null;
    drawnVisit = null;
  }

  /** A new visit is a new screen, so nothing that was typed is carried along. */
  function enter(view: View, handlers: ViewHandlers): ScreenForm {
    leave();
    firstVisit ??= view.visit;
    drawnVisit = view.visit;
    screen = createScreen(view, handlers, view.visit === firstVisit);
    element.replaceChildren(screen.form);
    return screen;
  }

  return {
    draw(view, handlers) {
      element.dataset.screen = view.screen;
      const { progress } = view.description;
      if (progress) {
        leave();
        fill(element, [progressPage(progress, view)]);
      } else (screen && drawnVisit === view.visit ? screen : enter(view, handlers)).draw(view);
    },
    close: leave,
  };
}
