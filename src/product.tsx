import { createFirebaseBackend } from './adapters/firebase/firebase-backend.ts';
import { readProjectConfig } from './adapters/firebase/project-config.ts';
import { App } from './app/App.tsx';
import { FaultPage } from './app/FaultPage.tsx';
import { productConfig } from './app/product-config.ts';
import { sessionStorageToRead } from './app/session-storage.ts';
import { reactRenderer } from './renderers/react/index.ts';

/**
 * The product on a real Firebase project, or what is wrong with how the project is named.
 *
 * @param environment names the project (spec §3 "Service project configuration")
 */
export function product(environment: Readonly<Record<string, string | undefined>>) {
  const project = readProjectConfig(environment);
  if (!project.ok)
    return <FaultPage what="The configuration of the Firebase project is wrong:" problems={project.problems} />;
  const backend = createFirebaseBackend({ config: project.config, storage: sessionStorageToRead });
  return <App backend={backend} renderer={reactRenderer} config={productConfig} />;
}
