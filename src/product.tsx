import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createFirebaseBackend } from './adapters/firebase/firebase-backend.ts';
import { readProjectConfig } from './adapters/firebase/project-config.ts';
import { App } from './app/App.tsx';
import { ConfigErrorPage } from './app/ConfigErrorPage.tsx';
import { productConfig } from './app/product-config.ts';
import { reportWebVitals } from './app/report-web-vitals.ts';
import { readableSessionStorage } from './app/session-storage.ts';
import { reactRenderer } from './renderers/react/index.ts';

/**
 * Renders our app and measures the web vitals of the page (spec §7).
 *
 * @param environment environment variables with the configuration of the Firebase project
 */
export function startProduct(element: HTMLElement, environment: Readonly<Record<string, string | undefined>>): Root {
  const root = createRoot(element);
  root.render(<StrictMode>{renderProduct(environment)}</StrictMode>);
  reportWebVitals();
  return root;
}

/**
 * Renders our app. If the Firebase project's configuration is wrong, lists its problems instead (spec §3 "Service
 * project configuration").
 *
 * @param environment environment variables with this configuration
 */
function renderProduct(environment: Readonly<Record<string, string | undefined>>) {
  const project = readProjectConfig(environment);
  if (!project.ok)
    return (
      <ConfigErrorPage message="The configuration of the Firebase project is wrong:" problems={project.problems} />
    );
  const backend = createFirebaseBackend({ config: project.config, storage: readableSessionStorage });
  return <App backend={backend} renderer={reactRenderer} config={productConfig} />;
}
