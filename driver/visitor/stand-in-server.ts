import type { Visit } from '../visit.ts';

interface StandInOptions<Server, Values> {
  /** Creates the stand-in. Called once, before the page opens. */
  create(): Server;
  /** Returns true if a request to this path is for the stand-in. */
  hasPath(path: string): boolean;
  /**
   * Returns the answer to a request, as JSON data.
   *
   * @param values the arguments of the app's function, from the query of the request
   */
  answer(server: Server, values: Values, path: string): unknown;
  /** Error message for a scenario that has not started the stand-in. */
  readonly missing: string;
}

/**
 * Creates functions that start and return a stand-in for a server of the app. The stand-in answers the page's requests
 * to that server.
 */
export function createStandIn<Server, Values>(
  visit: Visit,
  { create, hasPath, answer, missing }: StandInOptions<Server, Values>,
) {
  const isForServer = ({ pathname }: URL): boolean => hasPath(pathname);
  let server: Server | null = null;
  return {
    /** Starts the stand-in, unless it was started before. Returns it. */
    start(): Server {
      if (server !== null) return server;
      const started = (server = create());
      visit.beforeOpening(async () => {
        const { page, cleanups } = visit.session;
        await page.route(isForServer, async (route) => {
          const { pathname, searchParams } = new URL(route.request().url());
          const values = JSON.parse(searchParams.get('arguments') ?? '[]') as Values;
          await route.fulfill({ json: await answer(started, values, pathname) });
        });
        cleanups.push(() => page.unroute(isForServer));
      });
      return started;
    },
    /** Waits until the page is idle, and returns the stand-in. */
    async get(): Promise<Server> {
      if (server === null) throw new Error(missing);
      if (visit.isOpened) await visit.waitUntilIdle();
      return server;
    },
  };
}
