import type { auth } from 'firebaseui';
import 'firebaseui/dist/firebaseui.css';
import './no-animations.css';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import { toReferenceConfig } from './reference-config.ts';

/** The renderer ignores the backend, because FirebaseUI calls the service through an SDK of its own. */
export function firebaseuiRenderer(ui: auth.AuthUI): WidgetRenderer {
  return {
    name: 'firebaseui',
    mount(container, { config, onScreen }) {
      const getTitle = (): string => container.querySelector('h1')?.textContent ?? '';
      ui.start(
        container,
        toReferenceConfig(config, (name) => onScreen?.({ name, title: getTitle() })),
      );
      // Do not call `ui.reset()` here. The app unmounts the widget before FirebaseUI calls the success callbacks, and
      // the reset would cancel them. `FirebaseuiConnection.close` resets FirebaseUI later.
      return () => {};
    },
  };
}
