import type { auth } from 'firebaseui';
import 'firebaseui/dist/firebaseui.css';
import './no-animations.css';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import { toReferenceConfig } from './reference-config.ts';

/** Returns FirebaseUI as a renderer. The renderer ignores the option `backend`, because FirebaseUI uses its own SDK. */
export function firebaseuiRenderer(ui: auth.AuthUI): WidgetRenderer {
  return {
    name: 'firebaseui',
    mount(container, { config, onScreen }) {
      const getTitle = (): string => container.querySelector('h1')?.textContent ?? '';
      ui.start(
        container,
        toReferenceConfig(config, (name) => onScreen?.({ name, title: getTitle() })),
      );
      // Do not call `ui.reset()` here: it would cancel success callbacks that FirebaseUI calls after the unmounting.
      // `FirebaseuiConnection.close` calls `ui.reset()` later.
      return () => {};
    },
  };
}
