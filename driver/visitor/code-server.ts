import type { Page } from 'playwright';
import { CodeServer } from '../../services/code-server/code-server.ts';
import { connectAppServer } from '../service/visit-service.ts';
import type { Visit } from '../visit.ts';

const folder = '/code-server/';

/** Paths on the app's server for mailing and checking codes. They are used in a `ServerScript` of the test bed. */
export const codeServerPaths = { mail: `${folder}mail`, check: `${folder}check` } as const;

export function createCodeServer(visit: Visit) {
  let server: CodeServer | null = null;
  return {
    /** Starts the app's server that mails codes. It answers the requests of the page. */
    startCodeServer(): CodeServer {
      if (server) return server;
      const started = (server = new CodeServer(connectAppServer(visit)));
      visit.beforeOpening(async () => {
        const { page, cleanups } = visit.session;
        await serveCodes(page, started);
        cleanups.push(() => page.unroute(isForServer));
      });
      return started;
    },
    /** Waits until the page is idle, and returns the server. */
    async getCodeServer(): Promise<CodeServer> {
      if (!server) throw new Error('The app mails no codes. An earlier step must say so.');
      if (visit.isOpened) await visit.waitUntilIdle();
      return server;
    },
  };
}

const isForServer = ({ pathname }: URL): boolean => pathname.startsWith(folder);

/**
 * Answers the requests that the page sends to the app's server. The query of a request has the list of arguments of
 * `sendEmailCode` or `checkEmailCode`.
 */
async function serveCodes(page: Page, server: CodeServer): Promise<void> {
  await page.route(isForServer, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [entered, context] = JSON.parse(searchParams.get('arguments') ?? '[]') as [
      string | { readonly email: string; readonly code: string },
      { readonly tenantId: string | null },
    ];
    const answer =
      typeof entered === 'string'
        ? server.send({ email: entered, ...context })
        : await server.check({ ...context, email: entered.email }, entered.code);
    await route.fulfill({ json: answer });
  });
}
