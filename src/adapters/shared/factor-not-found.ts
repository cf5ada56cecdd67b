import { AuthError } from '../auth-error.ts';

/**
 * Waits for the removal of a second factor. If the account lacks the factor, rejects with
 * `auth/multi-factor-info-not-found`.
 *
 * Replaces `auth/invalid-multi-factor-session`, the code that the same service error has during a sign-in. There, the
 * error means that the pending sign-in has ended.
 */
export async function withFactorNotFound(removal: Promise<void>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'auth/invalid-multi-factor-session') throw error;
    throw new AuthError('auth/multi-factor-info-not-found', 'The account has no such second factor.', { cause: error });
  }
}
