import { connectAppServer } from '../service/visit-service.ts';
import type { Visit } from '../visit.ts';
import { createStandIn } from './stand-in-server.ts';

/** The path to which the function `signOutEverywhere` of the app sends its requests. */
export const sessionServerPath = '/session-server/end-all';

/**
 * An error to answer a request with. A refusal has a `problem`, such as `signInTooOld`. Any other error has a
 * `message`.
 */
export type SessionFailure = { readonly problem: string } | { readonly message: string };

/** Stands in for an app's server that ends all sessions of a user. */
export class SessionServer {
  readonly #endSessions: (email: string) => Promise<void>;
  readonly #requests: string[] = [];
  #failing: { readonly failure: SessionFailure; readonly isDone: boolean } | null = null;

  /** @param endSessions ends all sessions of the user with this email */
  constructor(endSessions: (email: string) => Promise<void>) {
    this.#endSessions = endSessions;
  }

  /** Returns the number of requests for the user with this email. */
  count(email: string): number {
    return this.#requests.filter((each) => each === email).length;
  }

  /**
   * Makes the next request fail.
   *
   * @param isDone if true, the server ends the sessions before the request fails, as if only its answer was lost
   */
  failNext(failure: SessionFailure, isDone = false): void {
    this.#failing = { failure, isDone };
  }

  /**
   * Answers a request of the page to end all sessions of a user.
   *
   * @returns the failure that {@link failNext} has set, if any
   */
  async answer(email: string): Promise<SessionFailure | { readonly value: null }> {
    this.#requests.push(email);
    const failing = this.#failing;
    this.#failing = null;
    if (!failing || failing.isDone) await this.#endSessions(email);
    return failing?.failure ?? { value: null };
  }
}

export function createSessionServer(visit: Visit) {
  const { start, get } = createStandIn<SessionServer, [user: { readonly email: string }]>(visit, {
    create() {
      const service = connectAppServer(visit);
      return new SessionServer((email) => service.revokeSessions(email));
    },
    hasPath: (path) => path === sessionServerPath,
    answer: (server, [{ email }]) => server.answer(email),
    missing: 'The app ends no sessions. An earlier step must say so.',
  });
  return { startSessionServer: start, getSessionServer: get };
}
