import { connectAppServer } from '../service/visit-service.ts';
import type { Visit } from '../visit.ts';

/** The path to which the function `signOutEverywhere` of the app sends its requests. */
export const sessionServerPath = '/session-server/end-all';

/** The failure of a request: the `problem` of a refusal, or the message of any other error. */
export type SessionFailure = { readonly problem: string } | { readonly message: string };

/** Stands in for the server of an app that ends all sessions of a user. */
export class SessionServer {
  readonly #endSessions: (email: string) => Promise<void>;
  readonly #requests: string[] = [];
  #failing: { readonly failure: SessionFailure; readonly isDone: boolean } | null = null;

  /** @param endSessions ends all sessions of the user with this email */
  constructor(endSessions: (email: string) => Promise<void>) {
    this.#endSessions = endSessions;
  }

  /** Number of requests for the user with this email. */
  count(email: string): number {
    return this.#requests.filter((each) => each === email).length;
  }

  /**
   * Makes the next request fail.
   *
   * @param isDone whether the server nevertheless ends the sessions, as if its answer was lost
   */
  failNext(failure: SessionFailure, isDone = false): void {
    this.#failing = { failure, isDone };
  }

  /** Answers a request: ends all sessions of the user, or returns the failure. */
  async answer(email: string): Promise<SessionFailure | { readonly value: null }> {
    this.#requests.push(email);
    const failing = this.#failing;
    this.#failing = null;
    if (!failing || failing.isDone) await this.#endSessions(email);
    return failing?.failure ?? { value: null };
  }
}

export function createSessionServer(visit: Visit) {
  let server: SessionServer | null = null;
  return {
    /** Starts the app's server that ends sessions. It answers the requests of the page. */
    startSessionServer(): SessionServer {
      if (server) return server;
      const service = connectAppServer(visit);
      const started = (server = new SessionServer((email) => service.revokeSessions(email)));
      visit.beforeOpening(async () => {
        const { page, cleanups } = visit.session;
        await page.route(isForServer, async (route) => {
          const { searchParams } = new URL(route.request().url());
          const [{ email }] = JSON.parse(searchParams.get('arguments') ?? '[]') as [{ readonly email: string }];
          await route.fulfill({ json: await started.answer(email) });
        });
        cleanups.push(() => page.unroute(isForServer));
      });
      return started;
    },
    /** Waits until the page is idle, and returns the server. */
    async getSessionServer(): Promise<SessionServer> {
      if (!server) throw new Error('The app ends no sessions. An earlier step must say so.');
      if (visit.isOpened) await visit.waitUntilIdle();
      return server;
    },
  };
}

const isForServer = ({ pathname }: URL): boolean => pathname === sessionServerPath;
