import { readProjectConfig } from '../../src/adapters/firebase/project-config.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { app } from '../../tools/bundle/bundles.ts';
import { projectEnvironment } from '../../tools/bundle/project-environment.ts';
import { productConfig } from '../../src/app/product-config.ts';
import { findGoogleFeatures } from '../../tools/server/google-features.ts';
import { StartError } from './start-error.ts';
import type { StartTarget } from './start-target.ts';

/**
 * Builds the app as it is deployed, for the Firebase project that the environment or `.env` configures.
 *
 * @throws StartError if that configuration is missing or wrong
 */
export async function firebaseTarget(): Promise<StartTarget> {
  const environment = projectEnvironment();
  const project = readProjectConfig(environment);
  if (!project.ok) {
    const problems = project.problems.map((problem) => `  ${problem}`).join('\n');
    throw new StartError(
      `The Firebase project is not configured correctly (environment variables or .env):\n${problems}\n` +
        '.env.example lists every setting and where to find it.',
    );
  }
  const { folder } = await ensureBundle(app, environment);
  const policy = { googleFeatures: findGoogleFeatures(productConfig), authDomain: project.config.authDomain };
  return {
    site: { root: folder, entry: 'index.html', policy },
    // Firebase projects authorise localhost for links in mails, but not 127.0.0.1.
    hostName: 'localhost',
    backend: `firebase: the real project behind ${project.config.authDomain}`,
    isDemo: false,
    close: async () => {},
  };
}
