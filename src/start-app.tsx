import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AuthBackend } from './adapters/auth-backend.ts';
import type { FirebaseProjectConfig } from './adapters/firebase/firebase-project.ts';
import { readProjectConfig } from './adapters/firebase/project-config.ts';
import { App } from './app/App.tsx';
import { ConfigErrorPage } from './app/ConfigErrorPage.tsx';
import { productConfig } from './app/product-config.ts';
import { reportWebVitals } from './app/report-web-vitals.ts';
import type { WidgetRenderer } from './renderers/renderer.ts';

/** The renderer and the backend with which our app shows the widget. */
export interface WidgetParts {
  readonly renderer: WidgetRenderer;
  createBackend(config: FirebaseProjectConfig): AuthBackend;
}

/**
 * Renders our app and measures the web vitals of the page (spec §7).
 *
 * @param environment environment variables with the configuration of the Firebase project
 */
export function startApp(
  element: HTMLElement,
  environment: Readonly<Record<string, string | undefined>>,
  parts: WidgetParts,
): Root {
  const root = createRoot(element);
  root.render(<StrictMode>{renderApp(environment, parts)}</StrictMode>);
  reportWebVitals();
  return root;
}

/**
 * Renders our app. If the Firebase project's configuration is wrong, lists its problems instead (spec §3 "Service
 * project configuration").
 *
 * @param environment environment variables with this configuration
 */
function renderApp(
  environment: Readonly<Record<string, string | undefined>>,
  { createBackend, renderer }: WidgetParts,
) {
  const project = readProjectConfig(environment);
  if (!project.ok)
    return (
      <ConfigErrorPage message="The configuration of the Firebase project is wrong:" problems={project.problems} />
    );
  return <App backend={createBackend(project.config)} renderer={renderer} config={productConfig} />;
}
