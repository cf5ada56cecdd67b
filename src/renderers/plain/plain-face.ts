import type { Face, View, ViewHandlers } from '../../widget/view.ts';
import { fill } from './dom.ts';
import { progressPage } from './progress.ts';
import { createScreen, type ScreenFace } from './screen.ts';

/** A face that draws into an element of its own. */
export interface PlainFace extends Face {
  /** Nothing is drawn any more. */
  close(): void;
}

export function createPlainFace(element: HTMLElement): PlainFace {
  let screen: ScreenFace | null = null;
  let drawnVisit: number | null = null;
  let firstVisit: number | undefined;

  function leave(): void {
    screen?.close();
    screen = null;
    drawnVisit = null;
  }

  /** A new visit is a new screen, so nothing that was typed is carried along. */
  function enter(view: View, handlers: ViewHandlers): ScreenFace {
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
