import type { auth } from 'firebaseui';
import 'firebaseui/dist/firebaseui.css';
import './no-animations.css';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import { toReferenceConfig } from './reference-config.ts';

/** FirebaseUI as a renderer. It ignores the backend, and calls the service through the SDK that it was created with. */
export function firebaseuiRenderer(ui: auth.AuthUI): WidgetRenderer {
  return {
    name: 'firebaseui',
    mount(container, { config, onScreen }) {
      const getTitle = (): string => container.querySelector('h1')?.textContent ?? '';
      ui.start(
        container,
        toReferenceConfig(config, (name) => onScreen?.({ name, title: getTitle() })),
      );
      // `ui.reset()` is not called here: the app removes the widget as soon as its user is signed in, and after a reset
      // FirebaseUI would never call the success callbacks. `FirebaseuiConnection.close` resets it instead.
      return () => {};
    },
  };
}
