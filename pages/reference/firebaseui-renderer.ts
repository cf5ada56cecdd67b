import type { auth } from 'firebaseui';
import 'firebaseui/dist/firebaseui.css';
import './stillness.css';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import { toReferenceConfig } from './reference-config.ts';

/** FirebaseUI behind the seam of a renderer. It asks the service itself, by the SDK that it was made with. */
export function firebaseuiRenderer(ui: auth.AuthUI): WidgetRenderer {
  return {
    name: 'firebaseui',
    mount(container, { config, onScreen }) {
      const titleOf = (): string => container.querySelector('h1')?.textContent ?? '';
      ui.start(
        container,
        toReferenceConfig(config, (name) => onScreen?.({ name, title: titleOf() })),
      );
      // Not its `reset`: the session is the app's before the success callbacks are called, and the widget, gone from
      // the page by then, would never call them. What is left ends with the connection.
      return () => {};
    },
  };
}
