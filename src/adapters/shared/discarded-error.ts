import { AuthError } from '../auth-error.ts';

/**
 * Returns the error of a sign-in that was abandoned or discarded before the service answered.
 *
 * @param cause the error with which the sign-in itself has failed; undefined if the sign-in has succeeded
 * @param createdUid the `uid` of the account that the sign-in has created or upgraded. Defaults to `cause.createdUid`
 */
export function createDiscardedError(
  cause?: unknown,
  createdUid = cause instanceof AuthError ? cause.createdUid : undefined,
): AuthError {
  const error = new AuthError('auth/user-cancelled', 'The sign-in was discarded before its answer came.', { cause });
  return createdUid === undefined ? error : Object.assign(error, { createdUid });
}
