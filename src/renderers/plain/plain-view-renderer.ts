import type { View, ViewHandlers, ViewRenderer } from '../../widget/view.ts';
import { announceBusy } from '../common/announce-busy.ts';
import { focusStart } from '../common/form.ts';
import { renderChildren } from './dom.ts';
import { noticeBox } from './notice-box.ts';
import { progressPage } from './progress.ts';
import { createScreen, type ScreenForm } from './screen.ts';

export interface PlainViewRenderer extends ViewRenderer {
  /**
   * Stops drawing the current screen, and removes the screen's human verification. Does nothing if no screen is drawn.
   */
  close(): void;
}

let rendererCount = 0;

/** Creates a view renderer that draws into `element`. */
export function createPlainViewRenderer(element: HTMLElement): PlainViewRenderer {
  let screen: ScreenForm | null = null;
  let drawnStay: number | null = null;
  let firstStay: number | undefined;
  // Number of this renderer. The number keeps the IDs unique if a page has several widgets.
  const renderer = (rendererCount += 1);
  const page = document.createElement('div');
  const longWaitRegion = document.createElement('div');
  const busyRegion = document.createElement('p');
  busyRegion.className = 'doorstep-sr-only';
  busyRegion.role = 'status';
  element.append(page, longWaitRegion, busyRegion);

  function leaveScreen(): void {
    screen?.close();
    screen = null;
    drawnStay = null;
  }

  /**
   * Creates a new form for each screen that the visitor enters, so that typed values do not leak into the next screen.
   */
  function enterScreen(view: View, handlers: ViewHandlers): ScreenForm {
    leaveScreen();
    firstStay ??= view.stay;
    drawnStay = view.stay;
    screen = createScreen(view, handlers, {
      id: `doorstep-${renderer}-${view.stay}-`,
      isFirstScreen: view.stay === firstStay,
    });
    page.replaceChildren(screen.form);
    return screen;
  }

  function drawLongWait({ longWait }: View, handlers: ViewHandlers): void {
    const stopWaiting = (): void => {
      focusStart(screen?.form ?? null);
      handlers.stopWaiting();
    };
    const notice = longWait && noticeBox({ text: longWait.text, label: longWait.stop, onClick: stopWaiting });
    renderChildren(longWaitRegion, [notice]);
  }

  return {
    draw(view, handlers) {
      element.dataset.screen = view.screen;
      const { providerButtons, layout } = view.appearance ?? {};
      if (providerButtons) element.dataset.providerButtons = providerButtons;
      if (layout) element.dataset.layout = layout;
      element.lang = view.language.tag;
      element.dir = view.language.direction ?? 'ltr';
      const { progress } = view.description;
      if (progress) {
        leaveScreen();
        renderChildren(page, [progressPage(progress, view)]);
      } else (screen && drawnStay === view.stay ? screen : enterScreen(view, handlers)).draw(view);
      drawLongWait(view, handlers);
      const announcement = announceBusy(view);
      if (busyRegion.textContent !== announcement) busyRegion.textContent = announcement;
    },
    close: leaveScreen,
  };
}
