import { authDomain } from '../../driver/browser/simulate/google-hosts.ts';
import { inPageService, scenarioApiKey as apiKey, type Service } from '../../driver/lane-parameters.ts';
import type { AuthServer } from '../../services/auth-server/auth-server.ts';
import type { SecurityPolicy } from '../../tools/server/content-security-policy.ts';

/** An identity service, and how the app calls it. */
export interface Backend {
  /** Second part of a lane's name, such as `fake` in `react:fake`. */
  readonly name: string;
  /** The server that runs the service. Omit if the service runs in the page. */
  readonly server?: ServedBackend;
  /** Whether axe checks each screen in every state. If not, axe checks each screen once, which is faster. */
  readonly checksEveryState?: boolean;
}

interface ServedBackend {
  /** Starts the service. Backends with the same `start` function share one server. */
  readonly start: () => Promise<AuthServer>;
  /** Returns what the driver needs to know about the service at this URL. */
  readonly service: (url: string) => Omit<Service, 'controlUrl'>;
  /** Returns additions to the Content Security Policy, so that pages can call the service at this URL. */
  readonly policy: (url: string) => Pick<SecurityPolicy, 'alsoConnectTo' | 'authDomain'>;
}

/** Imports firebase-tools only when needed, because loading it takes seconds. */
const startEmulator = async (): Promise<AuthServer> =>
  (await import('../../services/emulator/auth-emulator.ts')).startAuthEmulator();

const startInMemoryServer = async (): Promise<AuthServer> =>
  (await import('../../services/in-memory-server/in-memory-server.ts')).startInMemoryServer();

/**
 * Time after which the SDK notices a closed window: it checks every 2 s, and then waits 8 s for a result that may still
 * arrive.
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
  /** The in-memory service in the page, without a server. */
  fake: { name: 'fake' },
  emulator: { name: 'emulator', server: { start: startEmulator, ...asEmulator }, checksEveryState: true },
  /** The adapter that signs visitors in to the app's own `Auth`, on the emulator. */
  appAuth: {
    name: 'app-auth',
    server: {
      start: startEmulator,
      ...asEmulator,
      service: (url) => ({ ...asEmulator.service(url), app: { adapter: 'app-auth', backendOptions: { url, apiKey } } }),
    },
  },
  /** The deployed adapter, which calls Google's hosts. The emulator answers in their place. */
  firebase: {
    name: 'firebase',
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
  /** The in-memory service as a server. The Firebase SDK calls this server in the same way as the emulator. */
  wire: { name: 'wire', server: { start: startInMemoryServer, ...asEmulator } },
} as const satisfies Record<string, Backend>;

/**
 * Returns what the driver needs to know about a backend's service.
 *
 * @param place URLs of the backend's server and its control server; null if the backend has no server
 */
export function describeService(
  { name, server }: Backend,
  place: { readonly url: string; readonly controlUrl: string } | null,
): Service {
  if (!server) return inPageService;
  if (!place) throw new Error(`the server of the backend ${name} has not been started`);
  return { ...server.service(place.url), controlUrl: place.controlUrl };
}
