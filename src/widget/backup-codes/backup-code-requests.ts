import { reportAppError } from '../report-app-error.ts';

/**
 * The reason of a {@link BackupCodeError}.
 *
 * - `guest`: guests cannot have backup codes.
 * - `invalidToken`: the server does not accept the ID token, for example because the user was disabled.
 * - `noSecondFactor`: only a user with a second factor can have backup codes.
 * - `signInTooOld`: creating codes needs a sign-in of the last 5 minutes.
 * - `tooManyRequests`: the limit of the server is reached.
 * - `unavailable`: the server cannot be reached, takes longer than 10 seconds, or has failed.
 * - `wrongCode`: the code is wrong or was used before, or the email has no account.
 */
export type BackupCodeProblem = keyof typeof defaultTexts;

/** The request that has failed. */
export type BackupCodeAction = 'create' | 'count' | 'use';

/** Called after a request has failed. Returns the text for the visitor, or undefined for the default text. */
export type BackupCodeMessage = (problem: BackupCodeProblem, action: BackupCodeAction) => string | undefined;

/** Thrown if backup codes cannot be created, counted or used. `message` is the text for the visitor. */
export class BackupCodeError extends Error {
  override readonly name = 'BackupCodeError';
  readonly problem: BackupCodeProblem;

  constructor(problem: BackupCodeProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

const defaultTexts = {
  guest: 'Guests have no backup codes. First create an account.',
  invalidToken: 'Your session has ended. Sign in again.',
  noSecondFactor: 'First add a second step. Then create backup codes.',
  signInTooOld: 'Your sign-in was too long ago. Sign in again.',
  tooManyRequests: 'Too many attempts. Try again later.',
  unavailable: 'The server could not be reached. Try again.',
  wrongCode: 'Wrong code. Try again.',
};

const timeout = 10_000;

export type Answer = Readonly<Record<string, unknown>>;

/** The requests to the route of `createBackupCodes`. */
export interface BackupCodeRequests {
  /**
   * Sends a request, and returns the answer.
   *
   * @param signal aborts the request
   * @throws BackupCodeError (rejects) if the server refuses it
   */
  send(action: BackupCodeAction, body: object, signal?: AbortSignal): Promise<Answer>;
  /**
   * Creates the error for a problem, with the text for the visitor. Also reports the error if only the developer can
   * solve the problem.
   */
  createError(problem: BackupCodeProblem, action: BackupCodeAction, cause?: unknown): BackupCodeError;
  /** Creates the error for an answer that the server's `createBackupCodes` cannot have sent, such as an HTML page. */
  refuseAnswer(action: BackupCodeAction): BackupCodeError;
}

/** @param choose returns the text of a problem for the visitor */
export function createBackupCodeRequests(url: string, choose: BackupCodeMessage): BackupCodeRequests {
  const describeError = (problem: BackupCodeProblem, action: BackupCodeAction, cause: unknown): BackupCodeError =>
    new BackupCodeError(problem, choose(problem, action) ?? defaultTexts[problem], { cause });

  function createError(problem: BackupCodeProblem, action: BackupCodeAction, cause?: unknown): BackupCodeError {
    const error = describeError(problem, action, cause);
    if (problem === 'unavailable' || problem === 'invalidToken') reportAppError(error);
    return error;
  }

  return {
    createError,
    refuseAnswer(action) {
      const cause = `backupCodesFrom: ${url} has not answered as createBackupCodes does. Does the route exist?`;
      return createError('unavailable', action, new Error(cause));
    },
    async send(action, body, signal) {
      // `AbortSignal.any` would do the same, but the oldest supported browsers lack it.
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
          body: JSON.stringify({ action, ...body }),
          signal: request.signal,
        });
        text = await response.text();
      } catch (error) {
        // Do not report that a visitor has left the screen.
        throw signal?.aborted ? describeError('unavailable', action, error) : createError('unavailable', action, error);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
      }
      const answer = readJson(text);
      if (response.ok && answer) return answer;
      const { error, reason = text.slice(0, 200) } = answer ?? {};
      const status = `backupCodesFrom: ${url} has answered ${response.status}. ${String(reason)}`;
      throw createError(isProblem(error) ? error : 'unavailable', action, new Error(status));
    },
  };
}

const isProblem = (value: unknown): value is BackupCodeProblem =>
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
