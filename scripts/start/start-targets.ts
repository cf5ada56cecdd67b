import { demoFixture } from '../../fixtures/demo.ts';
import { createAppServer, createAppServerStores, listMailedCodes } from '../../pages/demo/app-server.ts';
import { breachedRangePath, listBreachedRange } from '../../pages/demo/breached-range.ts';
import { listOutboxItems } from '../../pages/demo/outbox-items.ts';
import { readProjectConfig } from '../../src/adapters/firebase/project-config.ts';
import { findProjectProblems } from '../../src/adapters/firebase/project-problems.ts';
import { productConfig } from '../../src/app/product-config.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { app, testBuild } from '../../tools/bundle/bundles.ts';
import { projectEnvironment } from '../../tools/bundle/project-environment.ts';
import { findGoogleFeatures } from '../../tools/server/google-features.ts';
import type { ServeOptions } from '../../tools/server/serve.ts';
import { appServerRoutes } from './app-server-routes.ts';
import { shareState } from './share-state.ts';

export interface StartTarget {
  readonly site: Omit<ServeOptions, 'port'>;
  readonly hostName: string;
  /** Lines about the backend, which `npm start` prints. */
  readonly backend: readonly string[];
  readonly isDemo: boolean;
  /** Stops the servers that run beside the web server, such as the emulator. */
  close(): Promise<void>;
}

/** Thrown for a problem that the developer can solve. `npm start` prints its message without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Functions that prepare the app and its backend for `npm start`. The key is the name of the backend. */
export const startTargets = {
  fake: inMemoryTarget,
  emulator: emulatorTarget,
  firebase: firebaseTarget,
} as const satisfies Readonly<Record<string, () => Promise<StartTarget>>>;

export type BackendName = keyof typeof startTargets;

/**
 * Returns the options for serving the demo page. The page reads the settings from a meta element
 * (`pages/demo/settings.ts`).
 */
const demoSite = (root: string, settings: object, connectTo: readonly string[] = []) => ({
  root,
  entry: 'demo.html',
  policy: { googleFeatures: 'all', alsoConnectTo: connectTo } as const,
  meta: { 'doorstep-demo': JSON.stringify(settings) },
  textRoutes: { [breachedRangePath]: listBreachedRange },
});

const stateUrl = '/demo/service';

/** The host name in the demo's address. Browsers create passkeys for names only, not for an address such as 127.0.0.1. */
const hostName = 'localhost';

/**
 * Prepares the app on the in-memory service. The service runs in the browser. Our server copies the state of the
 * service to other browsers.
 */
async function inMemoryTarget(): Promise<StartTarget> {
  const { folder } = await ensureBundle(testBuild);
  const shared = shareState();
  return {
    site: {
      ...demoSite(folder, { backend: 'fake', stateUrl }),
      jsonRoutes: { [stateUrl]: async () => shared.read() },
      putRoutes: { [stateUrl]: (body) => shared.replace(body) },
    },
    hostName,
    backend: [
      'fake, a stand-in for Firebase Auth (the in-memory service).',
      'All browsers that open this page share these accounts. "Start over" on the page resets them.',
    ],
    isDemo: true,
    close: async () => {},
  };
}

/** The emulator accepts any API key, and creates a project for each key. */
const apiKey = 'doorstep-demo';

const mailsUrl = '/demo/mails';

/** Prepares the app on Google's Auth emulator. Starts the emulator in this process, with the demo's accounts. */
async function emulatorTarget(): Promise<StartTarget> {
  const { folder } = await ensureBundle(testBuild);
  // Loading the emulator's code takes seconds, so load it only when needed.
  const { startAuthEmulator } = await import('../../services/emulator/auth-emulator.ts');
  const emulator = await startAuthEmulator({ port: 0, isLocalOnly: true });
  // Use one host name for the app and the emulator, so that the browser treats them as one site.
  const emulatorUrl = new URL(emulator.url);
  emulatorUrl.hostname = hostName;
  const { origin } = emulatorUrl;
  const control = emulator.control(apiKey);
  await control.put(demoFixture);
  const stores = createAppServerStores();
  const settings = { backend: 'emulator', emulatorUrl: origin, apiKey, mailsUrl };
  return {
    site: {
      ...demoSite(folder, settings, [origin]),
      jsonRoutes: { [mailsUrl]: () => listOutboxItems(control, listMailedCodes(stores)) },
      postRoutes: appServerRoutes(createAppServer(control, stores)),
    },
    hostName,
    backend: [`emulator (the Firebase Auth emulator at ${origin}; the accounts belong to the API key ${apiKey})`],
    isDemo: true,
    close: () => emulator.stop(),
  };
}

/**
 * Builds the app in the same way as for deployment. The app uses the configured Firebase project.
 *
 * @throws StartError if the configuration is missing or wrong
 */
async function firebaseTarget(): Promise<StartTarget> {
  const environment = projectEnvironment();
  const project = readProjectConfig(environment);
  if (!project) {
    const problems = findProjectProblems(environment)
      .map((problem) => `  ${problem}`)
      .join('\n');
    throw new StartError(
      `The Firebase project is not configured correctly (environment variables or .env):\n${problems}\n` +
        '.env.example lists every setting and where to find it.',
    );
  }
  const { folder } = await ensureBundle(app, environment);
  const policy = { googleFeatures: findGoogleFeatures(productConfig), authDomain: project.authDomain };
  return {
    site: { root: folder, entry: 'index.html', policy },
    // Firebase projects allow localhost in the links of mails, but not 127.0.0.1.
    hostName: 'localhost',
    backend: [`firebase (the real project behind ${project.authDomain})`],
    isDemo: false,
    close: async () => {},
  };
}
