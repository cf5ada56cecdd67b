import { AuthError } from '../auth-error.ts';

/**
 * Waits for the removal of a second factor. If the account lacks the factor, rejects with
 * `auth/multi-factor-info-not-found`.
 *
 * This code replaces `auth/invalid-multi-factor-session`, which the backend uses for the same error of the service
 * during a sign-in. During a sign-in, the error means that the pending sign-in has ended.
 */
export async function withFactorNotFound(removal: Promise<void>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'auth/invalid-multi-factor-session') throw error;
    throw new AuthError('auth/multi-factor-info-not-found', 'The account has no such second factor.', { cause: error });
  }
}
