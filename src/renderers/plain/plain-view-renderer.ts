import type { View, ViewHandlers, ViewRenderer } from '../../widget/view.ts';
import { renderChildren } from './dom.ts';
import { progressPage } from './progress.ts';
import { createScreen, type ScreenForm } from './screen.ts';

export interface PlainViewRenderer extends ViewRenderer {
  /** Closes the current screen, if any. */
  close(): void;
}

/** Creates a view renderer that draws into the given element. */
export function createPlainViewRenderer(element: HTMLElement): PlainViewRenderer {
  let screen: ScreenForm | null = null;
  let drawnVisit: number | null = null;
  let firstVisit: number | undefined;

  function leaveScreen(): void {
    screen?.close();
    screen = null;
    drawnVisit = null;
  }

  /** Creates the form for a new visit. The form is never reused, so typed values do not leak into the next screen. */
  function enterScreen(view: View, handlers: ViewHandlers): ScreenForm {
    leaveScreen();
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
        leaveScreen();
        renderChildren(element, [progressPage(progress, view)]);
      } else (screen && drawnVisit === view.visit ? screen : enterScreen(view, handlers)).draw(view);
    },
    close: leaveScreen,
  };
}
