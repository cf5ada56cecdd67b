import { startWidget } from '../../widget/start-widget.ts';
import type { WidgetRenderer } from '../renderer.ts';
import { createPlainViewRenderer, type PlainViewRenderer } from './plain-view-renderer.ts';
import '../theme/doorstep.css';
import '../theme/choices.css';
import '../theme/country.css';
import '../theme/extras.css';
import '../theme/qr-code.css';

/** The widget, drawn on the page as it is, by no framework. */
export const plainRenderer = plainRendererOf('plain', createPlainViewRenderer);

/**
 * A renderer under a name of its own.
 *
 * @param createRenderer makes the renderer that draws into an element
 */
export function plainRendererOf(
  name: string,
  createRenderer: (element: HTMLElement) => PlainViewRenderer,
): WidgetRenderer {
  return {
    name,
    mount(container, { backend, config, onScreen, onTransition, navigate }) {
      const element = document.createElement('div');
      element.className = 'doorstep';
      const renderer = createRenderer(element);
      // Before anything is put on the page: a wrong configuration throws here.
      const widget = startWidget({ renderer, backend, config, onScreen, onTransition, navigate });
      container.append(element);
      return () => {
        widget.stop();
        renderer.close();
        element.remove();
      };
    },
  };
}
