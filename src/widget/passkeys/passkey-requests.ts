import { reportAppError } from '../report-app-error.ts';

/**
 * The reason of a {@link PasskeyError}.
 *
 * - `alreadyAdded`: the device already has a passkey of this account.
 * - `challengeExpired`: the visitor has taken too long for the browser's dialog: more than 3 to 5 minutes.
 * - `emailNotVerified`: only a user with a verified email can add a passkey.
 * - `guest`: guests cannot have passkeys.
 * - `invalidToken`: the server does not accept the ID token, for example because the user was disabled.
 * - `notFound`: the passkey does not exist any more.
 * - `signInTooOld`: adding or removing needs a sign-in of the last 5 minutes.
 * - `tooManyPasskeys`: the account has 20 passkeys.
 * - `tooManyRequests`: the limit of the server is reached.
 * - `unavailable`: the server cannot be reached, takes longer than 10 seconds, or has failed.
 * - `unknownPasskey`: the server does not accept the passkey for a sign-in.
 * - `unsupported`: the browser or the device cannot use passkeys.
 * - `wrongAnswer`: the server does not accept the new passkey.
 * - `wrongName`: the name is empty, has more than 64 characters, or contains one that is not allowed.
 */
export type PasskeyProblem = keyof typeof defaultTexts;

/** The request that has failed. */
export type PasskeyAction = 'signIn' | 'add' | 'list' | 'rename' | 'remove';

/** Called after a request has failed. Returns the text for the visitor, or undefined for the default text. */
export type PasskeyMessage = (problem: PasskeyProblem, action: PasskeyAction) => string | undefined;

/** Thrown if a passkey cannot be used, added or changed. `message` is the text for the visitor. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

const defaultTexts = {
  alreadyAdded: 'This device already has your passkey.',
  challengeExpired: 'That took too long. Try again.',
  emailNotVerified: 'First verify your email. Then add the passkey.',
  guest: 'Guests have no passkeys. First create an account.',
  invalidToken: 'Your session has ended. Sign in again.',
  notFound: 'This passkey has been removed already.',
  signInTooOld: 'Your sign-in was too long ago. Sign in again.',
  tooManyPasskeys: 'You have too many passkeys. First remove one.',
  tooManyRequests: 'Too many attempts. Try again later.',
  unavailable: 'The server could not be reached. Try again.',
  unknownPasskey: 'This passkey is not known here. Sign in another way.',
  unsupported: 'This device or browser cannot use passkeys here.',
  wrongAnswer: 'The passkey was not accepted. Try again.',
  wrongName: 'Enter a name of 1 to 64 characters, without < and >.',
};

const timeout = 10_000;

/** The requests to the route of `createPasskeys`. */
export interface PasskeyRequests {
  /**
   * Sends a request, and returns the answer.
   *
   * @throws PasskeyError (rejects) if the server refuses the request or cannot be reached
   */
  send(action: PasskeyAction, body: object, signal?: AbortSignal): Promise<Answer>;
  /**
   * Creates the error for a problem, with the text for the visitor. Also reports the error if only the developer can
   * solve the problem.
   */
  createError(problem: PasskeyProblem, action: PasskeyAction, cause?: unknown): PasskeyError;
}

export type Answer = Readonly<Record<string, unknown>>;

/** @param choose returns the text of a problem for the visitor */
export function createPasskeyRequests(url: string, choose: PasskeyMessage): PasskeyRequests {
  function createError(problem: PasskeyProblem, action: PasskeyAction, cause?: unknown): PasskeyError {
    const error = new PasskeyError(problem, choose(problem, action) ?? defaultTexts[problem], { cause });
    // Do not report the errors of a sign-in here: the widget reports them.
    if (action !== 'signIn' && forDeveloper.has(problem)) reportAppError(error);
    return error;
  }

  return {
    createError,
    async send(action, body, signal) {
      // Abort the request after the time limit, or when `signal` is aborted. `AbortSignal.any` would do the same, but
      // the oldest supported browsers lack it.
      const request = new AbortController();
      const end = () => request.abort();
      const timer = setTimeout(end, timeout);
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end);
      let response: Response;
      let text: string;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: request.signal,
        });
        text = await response.text();
      } catch (error) {
        throw createError('unavailable', action, error);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
      }
      const answer = readJson(text);
      if (response.ok && answer) return answer;
      const { error, reason = text.slice(0, 200) } = answer ?? {};
      const status = `passkeysFrom: ${url} has answered ${response.status}. ${String(reason)}`;
      throw createError(isProblem(error) ? error : 'unavailable', action, new Error(status));
    },
  };
}

const forDeveloper: ReadonlySet<PasskeyProblem> = new Set<PasskeyProblem>([
  'invalidToken',
  'unavailable',
  'wrongAnswer',
]);

const isProblem = (value: unknown): value is PasskeyProblem =>
  typeof value === 'string' && Object.hasOwn(defaultTexts, value);

/** Returns the object in a JSON text; null for any other text, such as the page of a server without the route. */
function readJson(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
