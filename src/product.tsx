import type { Root } from 'react-dom/client';
import { createFirebaseBackend } from './adapters/firebase/firebase-backend.ts';
import { readableSessionStorage } from './app/session-storage.ts';
import { reactRenderer } from './renderers/react/react-renderer.tsx';
import { startApp } from './start-app.tsx';

/**
 * Renders our app as it is deployed.
 *
 * @param environment environment variables with the configuration of the Firebase project
 */
export const startProduct = (element: HTMLElement, environment: Readonly<Record<string, string | undefined>>): Root =>
  startApp(element, environment, {
    renderer: reactRenderer,
    createBackend: (config) => createFirebaseBackend({ config, storage: readableSessionStorage }),
  });
