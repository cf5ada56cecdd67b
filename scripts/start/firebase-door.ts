import { readProjectConfig } from '../../src/adapters/firebase/project-config.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { app } from '../../tools/bundle/bundles.ts';
import { projectEnvironment } from '../../tools/bundle/project-environment.ts';
import { productConfig } from '../../src/app/product-config.ts';
import { googleWaysOf } from '../../tools/server/google-ways.ts';
import type { Door } from './door.ts';
import { Refusal } from './refusal.ts';

/** What is deployed, on the Firebase project that the environment or `.env` names. Refuses one that is not right. */
export async function firebaseDoor(): Promise<Door> {
  const environment = projectEnvironment();
  const project = readProjectConfig(environment);
  if (!project.ok) {
    const problems = project.problems.map((problem) => `  ${problem}`).join('\n');
    throw new Refusal(
      `The configuration of the Firebase project, in the environment or in .env, is not right:\n${problems}\n` +
        '.env.example shows what is needed and where it is found.',
    );
  }
  const { folder } = await ensureBundle(app, environment);
  const policy = { googleWays: googleWaysOf(productConfig), authDomain: project.config.authDomain };
  return {
    site: { root: folder, entry: 'index.html', policy },
    // A Firebase project lets links in mails lead back to localhost, if to this machine at all, and never to 127.0.0.1.
    hostName: 'localhost',
    backend: `firebase: the real project behind ${project.config.authDomain}`,
    isDemo: false,
    close: async () => {},
  };
}
