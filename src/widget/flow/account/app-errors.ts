import { AuthError, type AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { BackupCodeProblem } from '../../backup-codes/backup-code-requests.ts';
import type { PasskeyProblem } from '../../passkeys/passkey-requests.ts';

type Problem = PasskeyProblem | BackupCodeProblem;

/**
 * The code for each problem after which the visitor can do something. All other problems become `auth/internal-error`.
 */
const codes: Readonly<Partial<Record<Problem, AuthErrorCode>>> = {
  alreadyAdded: 'auth/already-exists',
  challengeExpired: 'auth/timeout',
  emailNotVerified: 'auth/unverified-email',
  invalidToken: 'auth/user-token-expired',
  notFound: 'auth/not-found',
  signInTooOld: 'auth/requires-recent-login',
  tooManyPasskeys: 'auth/resource-exhausted',
  tooManyRequests: 'auth/too-many-requests',
  unavailable: 'auth/network-request-failed',
  unsupported: 'auth/operation-not-allowed',
  wrongCode: 'auth/invalid-verification-code',
  wrongName: 'auth/invalid-argument',
};

/**
 * Converts an error of one of the app's functions for the account page. Returns null if the error has no `problem`, so
 * that the visitor can only try again.
 */
export function toAuthError(error: unknown): AuthError | null {
  const { problem } = (error ?? {}) as { readonly problem?: unknown };
  if (typeof problem !== 'string') return null;
  const code = Object.hasOwn(codes, problem) ? codes[problem as Problem] : undefined;
  return new AuthError(code ?? 'auth/internal-error', `The app's function has refused: ${problem}.`);
}
