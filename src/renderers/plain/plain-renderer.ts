import { startWidget } from '../../widget/start-widget.ts';
import type { WidgetRenderer } from '../renderer.ts';
import { createPlainFace, type PlainFace } from './plain-face.ts';
import '../theme/doorstep.css';
import '../theme/choices.css';
import '../theme/country.css';
import '../theme/extras.css';
import '../theme/qr-code.css';

/** The widget, drawn on the page as it is, by no framework. */
export const plainRenderer = plainRendererOf('plain', createPlainFace);

/**
 * A renderer under a name of its own.
 *
 * @param faceOn makes the face that draws into an element
 */
export function plainRendererOf(name: string, faceOn: (element: HTMLElement) => PlainFace): WidgetRenderer {
  return {
    name,
    mount(container, { backend, config, onScreen, onTransition, navigate }) {
      const element = document.createElement('div');
      element.className = 'doorstep';
      const face = faceOn(element);
      // Before anything is put on the page: a wrong configuration throws here.
      const widget = startWidget({ face, backend, config, onScreen, onTransition, navigate });
      container.append(element);
      return () => {
        widget.stop();
        face.close();
        element.remove();
      };
    },
  };
}
