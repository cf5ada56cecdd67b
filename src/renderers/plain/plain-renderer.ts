import { startWidget } from '../../widget/start-widget.ts';
import type { WidgetRenderer } from '../renderer.ts';
import { createPlainViewRenderer, type PlainViewRenderer } from './plain-view-renderer.ts';
import '../theme/doorstep.css';
import '../theme/choices.css';
import '../theme/country.css';
import '../theme/later-screens.css';
import '../theme/qr-code.css';

/** Draws the widget without a framework. */
export const plainRenderer = createPlainRenderer('plain', createPlainViewRenderer);

/**
 * Creates a named renderer from a view renderer.
 *
 * @param createViewRenderer creates a renderer that draws views into the element
 */
export function createPlainRenderer(
  name: string,
  createViewRenderer: (element: HTMLElement) => PlainViewRenderer,
): WidgetRenderer {
  return {
    name,
    mount(container, options) {
      const element = document.createElement('div');
      element.className = 'doorstep';
      const renderer = createViewRenderer(element);
      // Starts before the page is changed, because an invalid configuration throws here.
      const widget = startWidget({ ...options, renderer });
      container.append(element);
      return () => {
        widget.stop();
        renderer.close();
        element.remove();
      };
    },
  };
}
