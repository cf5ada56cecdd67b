import { authDomain } from '../../driver/browser/simulate/google-hosts.ts';
import { inPageService, scenarioApiKey as apiKey, type Service } from '../../driver/lane-parameters.ts';
import type { AuthServer } from '../../services/auth-server/auth-server.ts';
import type { SecurityPolicy } from '../../tools/server/content-security-policy.ts';

export interface Backend {
  /** Second part of the name of a lane (test configuration), such as `fake` in `react:fake`. */
  readonly name: string;
  /** The server that runs the service. Omit if the service runs in the page. */
  readonly server?: ServedBackend;
  /** Whether the Firebase project's `authDomain` is a different site than the app, as for most deployed apps. */
  readonly hasAuthDomain?: boolean;
  /** If true, axe checks each screen in every state. If false, axe checks each screen once, to save time. */
  readonly checksEveryState?: boolean;
}

interface ServedBackend {
  /** Starts the server. Backends with the same `start` function share one server. */
  readonly start: () => Promise<AuthServer>;
  readonly service: (url: string) => Omit<Service, 'controlUrl'>;
  /** Returns what the Content Security Policy must allow, so that pages can call the service at this URL. */
  readonly policy: (url: string) => Pick<SecurityPolicy, 'alsoConnectTo' | 'authDomain'>;
}

/** Imports firebase-tools only when the emulator starts, because this import takes seconds. */
const startEmulator = async (): Promise<AuthServer> =>
  (await import('../../services/emulator/auth-emulator.ts')).startAuthEmulator();

/** The App Check token that the app sends and the emulator accepts. */
const appCheckToken = 'app-check-token';

const startEmulatorWithAppCheck = async (): Promise<AuthServer> =>
  (await import('../../services/emulator/auth-emulator.ts')).startAuthEmulator({ appCheckToken });

const startInMemoryServer = async (): Promise<AuthServer> =>
  (await import('../../services/in-memory-server/in-memory-server.ts')).startInMemoryServer();

/**
 * Milliseconds until the SDK notices that a provider window was closed. The SDK checks the window every 2 s, and then
 * waits 8 s for a late result.
 */
const noticesClosedWindowMs = 10_000;

const asEmulator = {
  service: (url) => ({
    app: { adapter: 'emulator', backendOptions: { url, apiKey } },
    googleUrl: null,
    noticesClosedWindowMs,
  }),
  policy: (url) => ({ alsoConnectTo: [url] }),
} satisfies Partial<ServedBackend>;

const project = {
  apiKey,
  authDomain,
  databaseURL: 'https://doorstep.firebaseio.com',
  storageBucket: 'doorstep.appspot.com',
  appId: '1:1234567890:web:0123456789abcdef',
};

export const backends = {
  /** A service in the memory of the page. Needs no server. */
  fake: { name: 'fake' },
  emulator: { name: 'emulator', server: { start: startEmulator, ...asEmulator }, checksEveryState: true },
  /** Like `emulator`, but the app creates the `Auth` of the Firebase SDK, and the widget signs visitors in to it. */
  appAuth: {
    name: 'app-auth',
    server: {
      start: startEmulator,
      ...asEmulator,
      service: (url) => ({ ...asEmulator.service(url), app: { adapter: 'app-auth', backendOptions: { url, apiKey } } }),
    },
  },
  /**
   * An app that creates its own `Auth`, and connects this `Auth` to the emulator. The emulator enforces App Check. The
   * driver serves stand-ins for Google's scripts.
   */
  ownAuth: {
    name: 'emulator',
    server: {
      ...asEmulator,
      start: startEmulatorWithAppCheck,
      service: (url) => ({
        app: { adapter: 'own-auth', backendOptions: { url, apiKey, appCheckToken } },
        googleUrl: url,
        noticesClosedWindowMs,
      }),
    },
  },
  /** The app calls Google's hosts, as a deployed app does. The driver redirects these requests to the emulator. */
  firebase: {
    name: 'firebase',
    hasAuthDomain: true,
    server: {
      start: startEmulator,
      service: (url) => ({
        app: { adapter: 'firebase', backendOptions: { config: project } },
        googleUrl: url,
        noticesClosedWindowMs,
      }),
      policy: () => ({ authDomain }),
    },
  },
  /** The in-memory service as a server. The Firebase SDK calls this server as if it were the emulator. */
  wire: { name: 'wire', server: { start: startInMemoryServer, ...asEmulator } },
} as const satisfies Record<string, Backend>;

/**
 * Returns the URLs and options with which the driver uses a backend's service.
 *
 * @param place URLs of the backend's servers; null if the backend needs no server
 */
export function describeService(
  { name, server }: Backend,
  place: { readonly url: string; readonly controlUrl: string } | null,
): Service {
  if (!server) return inPageService;
  if (!place) throw new Error(`the server of the backend ${name} has not been started`);
  return { ...server.service(place.url), controlUrl: place.controlUrl };
}
