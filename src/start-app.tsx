import { lazy, startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AuthBackend } from './adapters/auth-backend.ts';
import type { FirebaseProjectConfig } from './adapters/firebase/firebase-project.ts';
import { readProjectConfig, type Environment } from './adapters/firebase/project-config.ts';
import { App } from './app/App.tsx';
import { FailureBoundary } from './app/FailureBoundary.tsx';
import { productConfig } from './app/product-config.ts';
import { reportWebVitals } from './app/report-web-vitals.ts';
import type { WidgetRenderer } from './renderers/renderer.ts';

const ProjectErrorPage = lazy(() => import('./ProjectErrorPage.tsx'));

/** The renderer for the widget in our app, and the function that creates the widget's backend. */
export interface WidgetParts {
  readonly renderer: WidgetRenderer;
  createBackend(config: FirebaseProjectConfig): AuthBackend;
}

/**
 * Renders our app, and measures the web vitals of the page (spec §7). If the configuration of the Firebase project is
 * wrong, renders a page that lists the problems instead (spec §3 "Service project configuration").
 *
 * @param environment environment variables with the configuration of the Firebase project
 */
export function startApp(
  element: HTMLElement,
  environment: Environment,
  { createBackend, renderer }: WidgetParts,
): Root {
  const root = createRoot(element);
  const projectConfig = readProjectConfig(environment);
  if (projectConfig) {
    const backend = createBackend(projectConfig);
    root.render(
      <StrictMode>
        <App backend={backend} renderer={renderer} config={productConfig} />
      </StrictMode>,
    );
  } else {
    // Render in a React transition. React then waits until the page's code is loaded, and needs no Suspense boundary.
    startTransition(() =>
      root.render(
        <StrictMode>
          <FailureBoundary>
            <ProjectErrorPage environment={environment} />
          </FailureBoundary>
        </StrictMode>,
      ),
    );
  }
  reportWebVitals();
  return root;
}
