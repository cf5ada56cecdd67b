import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFirebaseBackend } from './adapters/firebase/firebase-backend.ts';
import { readProjectConfig } from './adapters/firebase/project-config.ts';
import { App } from './app/App.tsx';
import { FaultPage } from './app/FaultPage.tsx';
import { productConfig } from './app/product-config.ts';
import { reportWebVitals } from './app/report-web-vitals.ts';
import { rootElement } from './app/root-element.ts';
import { sessionStorageToRead } from './app/session-storage.ts';
import { reactRenderer } from './renderers/react/index.ts';
import './app/app.css';

/** The product on a real Firebase project, whose configuration was baked in when it was built. */
function product() {
  const environment: Record<string, unknown> = import.meta.env;
  const project = readProjectConfig(environment as Record<string, string>);
  if (!project.ok)
    return <FaultPage what="The configuration of the Firebase project is wrong:" problems={project.problems} />;
  const backend = createFirebaseBackend({ config: project.config, storage: sessionStorageToRead });
  return <App backend={backend} renderer={reactRenderer} config={productConfig} />;
}

createRoot(rootElement()).render(<StrictMode>{product()}</StrictMode>);
reportWebVitals();
