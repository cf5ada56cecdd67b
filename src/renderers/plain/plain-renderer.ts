import { readMountArguments } from '../../widget/config/read-options.ts';
import type { SwitchableRenderer } from '../renderer.ts';
import { mountConfigured } from './mount-configured.ts';
import { createPlainViewRenderer, type PlainViewRenderer } from './plain-view-renderer.ts';
import { reportAppError } from '../../widget/report-app-error.ts';
import '../../theme/doorstep.css';
import '../../theme/choices.css';
import '../../theme/appearance.css';
import '../../theme/country.css';
import '../../theme/beyond-email-screen.css';
import '../../theme/qr-code.css';

/** The renderer that needs no framework. */
export const plainRenderer = createPlainRenderer('plain', createPlainViewRenderer);

/**
 * Creates a renderer that needs no framework.
 *
 * @param createViewRenderer creates the part that draws views into the element
 */
export function createPlainRenderer(
  name: string,
  createViewRenderer: (element: HTMLElement) => PlainViewRenderer,
): SwitchableRenderer {
  return {
    name,
    mount(container, options) {
      const { settings, loadCheck } = readMountArguments(container, options);
      const unmount = mountConfigured(createViewRenderer, container, settings, {
        ...options,
        language: options,
        check: {
          loadCheck,
          onError(error) {
            unmount();
            (options.onConfigError ?? reportAppError)(error);
          },
        },
      });
      return unmount;
    },
  };
}
