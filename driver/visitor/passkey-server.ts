import type { Page } from 'playwright';
import { PasskeyServer, passkeyCalls, type PasskeyCall } from '../../services/passkey-server/passkey-server.ts';
import type { Visit } from '../visit.ts';

export type {
  KeptPasskey,
  PasskeyCall,
  PasskeyFailure,
  PasskeyProblem,
  PasskeyServer,
} from '../../services/passkey-server/passkey-server.ts';

const folder = '/passkey-server/';

/** Returns the path to which a function of the app, such as `passkeys.list`, sends its requests. */
export const passkeyServerPath = (call: PasskeyCall): string => `${folder}${call}`;

export function createPasskeyServer(visit: Visit) {
  let server: PasskeyServer | null = null;
  return {
    /** Starts the app's server that keeps passkeys. It answers the requests of the page. */
    startPasskeyServer(): PasskeyServer {
      if (server) return server;
      const started = (server = new PasskeyServer());
      visit.beforeOpening(async () => {
        const { page, cleanups } = visit.session;
        await servePasskeys(page, started);
        cleanups.push(() => page.unroute(isForServer));
      });
      return started;
    },
    /** Waits until the page is idle, and returns the server. */
    async getPasskeyServer(): Promise<PasskeyServer> {
      if (!server) throw new Error('The app keeps no passkeys. An earlier step must say so.');
      if (visit.isOpened) await visit.waitUntilIdle();
      return server;
    },
  };
}

const isForServer = ({ pathname }: URL): boolean => pathname.startsWith(folder);

/** Answers the requests of the page. The query of a request contains the arguments of the app's function. */
async function servePasskeys(page: Page, server: PasskeyServer): Promise<void> {
  await page.route(isForServer, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const call = passkeyCalls.find((each) => passkeyServerPath(each) === pathname);
    if (!call) throw new Error(`The app's server for passkeys does not know ${pathname}.`);
    const [{ email }, ...rest] = JSON.parse(searchParams.get('arguments') ?? '[]') as [
      { readonly email: string },
      ...string[],
    ];
    await route.fulfill({ json: server.answer(call, email, ...rest) });
  });
}
