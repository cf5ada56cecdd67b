import { reportAppError } from './report-app-error.ts';

/**
 * The reason of a {@link SessionError}.
 *
 * - `signInTooOld`: only a new sign-in can begin a session. The sign-in is older than `maxSignInAge` of the server, or
 *   another device has ended its session.
 * - `refused`: the server gives this user no session, for example because of `checkUser`.
 * - `invalidToken`: the server does not accept the ID token, for example because the user was disabled.
 * - `unavailable`: the server cannot be reached, takes longer than 10 seconds, or has failed.
 */
export type SessionProblem = 'signInTooOld' | 'refused' | 'invalidToken' | 'unavailable';

/**
 * The request that has failed. `signIn` begins a session, `signOut` ends sessions, and `devices` lists devices or ends
 * the session of one.
 */
export type SessionAction = 'signIn' | 'signOut' | 'devices';

/** Called after a request has failed. Returns the text for the visitor, or undefined for the default text. */
export type SessionMessage = (problem: SessionProblem, action: SessionAction) => string | undefined;

/** Thrown if the server does not begin or end a session. `message` is the text for the visitor. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly problem: SessionProblem;

  constructor(problem: SessionProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }

  /** True if the server has answered that the user has no session. Another attempt would then fail, too. */
  get isRefusal(): boolean {
    return this.problem !== 'unavailable';
  }
}

/** The requests to the route of `createSessions`. Each rejects with a {@link SessionError} only. */
export interface SessionRequests {
  /**
   * Returns the ID token of a user. The SDK may have to ask Firebase for a new one.
   *
   * @param action the request for which the token is needed. Default: `signIn`
   */
  readToken(user: { getIdToken(): Promise<string> }, action?: SessionAction): Promise<string>;
  /** Begins a session, or keeps the session of this user. Returns the remaining lifetime in milliseconds. */
  begin(idToken: string): Promise<number>;
  end(): Promise<void>;
  /** Ends all sessions of a user. The ID token identifies the user. Without it, the session cookie does. */
  endEverywhere(idToken: string | undefined): Promise<void>;
  /** Sends a request about the devices of a user. */
  askForDevices(body: DeviceRequest): Promise<DeviceAnswer>;
  /** @throws SessionError for an answer that does not come from `createSessions` */
  refuseAnswer(action: SessionAction): never;
  /**
   * Returns the error for a failure that is not an answer of the server, such as a chunk that cannot be loaded.
   *
   * @param action default: `signIn`
   */
  refuse(problem: SessionProblem, action?: SessionAction, cause?: unknown): SessionError;
}

/** The body of a request that lists the devices of a user, or ends the session of one device. */
export interface DeviceRequest {
  readonly action: 'listDevices' | 'endDevice';
  readonly idToken: string;
  readonly id?: string;
}

/** The answer to a request that the server has not refused. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The answer to a request about devices. `body` is empty if the answer is no JSON. */
export interface DeviceAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const timeout = 10_000;

/** @param choose returns the text that tells the visitor about a problem */
export function createSessionRequests(url: string, choose: SessionMessage): SessionRequests {
  async function call(action: SessionAction, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(url, { ...init, credentials: 'include', signal: AbortSignal.timeout(timeout) });
      const text = await response.text();
      if (response.ok) return { status: response.status, text };
      const { problem, message, explanation } = readRefusal(text);
      const cause = new Error(`keepSession: ${url} has answered ${response.status}. ${explanation}`);
      throw createError(problem, action, message, cause);
    } catch (error) {
      throw error instanceof SessionError ? error : createError('unavailable', action, undefined, error);
    }
  }

  function createError(problem: SessionProblem, action: SessionAction, message: string | undefined, cause: unknown) {
    // Report these two problems to the developer, because the visitor can do nothing about them.
    if (problem === 'unavailable' || problem === 'invalidToken') reportAppError(cause);
    const text = message ?? choose(problem, action) ?? defaultText(problem, action);
    return new SessionError(problem, text, { cause });
  }

  return {
    refuse: (problem, action = 'signIn', cause) => createError(problem, action, undefined, cause),
    async readToken(user, action = 'signIn') {
      try {
        return await user.getIdToken();
      } catch (error) {
        throw createError('unavailable', action, undefined, error);
      }
    },
    async begin(idToken) {
      const { text } = await call('signIn', toPost({ idToken }));
      return readLifetime(text) ?? refuseAnswer('signIn');
    },
    end: () => callEnd({ method: 'DELETE' }),
    endEverywhere: (idToken) => callEnd(toPost({ everywhere: true, idToken })),
    async askForDevices(body) {
      const { status, text } = await call('devices', toPost(body));
      return { status, body: readJson(text) };
    },
    refuseAnswer,
  };

  function refuseAnswer(action: SessionAction): never {
    const cause = new Error(`keepSession: ${url} has not answered as createSessions does. Does the route exist?`);
    throw createError('unavailable', action, undefined, cause);
  }

  async function callEnd(init: RequestInit): Promise<void> {
    const { status } = await call('signOut', init);
    if (status === 204) return;
    const cause = new Error(
      `keepSession: expected the status 204, but ${url} has answered ${status}. Does the route exist?`,
    );
    throw createError('unavailable', 'signOut', undefined, cause);
  }
}

const toPost = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Reads an error response. A response that does not come from `createSessions`, but from a proxy, for example, has the
 * problem `unavailable`.
 */
function readRefusal(text: string) {
  const { error, reason = '', message } = readJson(text);
  const problem = (['signInTooOld', 'refused', 'invalidToken'] as const).find((each) => each === error);
  return {
    problem: problem ?? ('unavailable' as const),
    message: typeof message === 'string' && message !== '' && problem ? message : undefined,
    explanation: problem ? String(reason) : text.slice(0, 200),
  };
}

function readLifetime(text: string): number | null {
  const { expiresIn } = readJson(text);
  return typeof expiresIn === 'number' && Number.isFinite(expiresIn) ? expiresIn : null;
}

/** Returns the object in a JSON text. Returns an empty object for any other text. */
function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function defaultText(problem: SessionProblem, action: SessionAction): string {
  if (problem === 'signInTooOld') return 'Your sign-in was too long ago. Sign in again.';
  if (action === 'signOut') return 'You are still signed in, because the server could not sign you out. Try again.';
  if (problem === 'refused') return 'This account cannot sign in here.';
  return `The server could not ${action === 'devices' ? 'be reached' : 'complete the sign-in'}. Try again.`;
}
