import { AuthError, type AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { PasskeyProblem } from '../../passkeys/passkey-requests.ts';
import { accountText, type AccountKey } from '../account/account-text.ts';

/** The code for each problem after which the visitor can do something. Other problems are `auth/internal-error`. */
const codes: Readonly<Partial<Record<PasskeyProblem, AuthErrorCode>>> = {
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
  wrongName: 'auth/invalid-argument',
};

/** Messages that only the screens for passkeys show. */
const messages = {
  'auth/already-exists': 'passkeyKnown',
  'auth/invalid-argument': 'passkeyNameWrong',
  'auth/operation-not-allowed': 'passkeysUnsupported',
  'auth/resource-exhausted': 'tooManyPasskeys',
} as const satisfies Partial<Record<AuthErrorCode, AccountKey>>;

type OwnMessage = (typeof messages)[keyof typeof messages];

/**
 * Converts an error of one of the app's functions for passkeys. Returns null if the error has no `problem`, so that the
 * visitor can only try again.
 */
export function toAuthError(error: unknown): AuthError | null {
  const { problem } = (error ?? {}) as { readonly problem?: unknown };
  if (typeof problem !== 'string') return null;
  const code = Object.hasOwn(codes, problem) ? codes[problem as PasskeyProblem] : undefined;
  return new AuthError(code ?? 'auth/internal-error', `The app's function for passkeys has refused: ${problem}.`);
}

/** Returns the message for an error of {@link toAuthError}. */
export function explainPasskeyRefusal(error: AuthError): Phrase {
  const own: Readonly<Partial<Record<AuthErrorCode, OwnMessage>>> = messages;
  const key = own[error.code];
  return key === undefined ? explainRefusal(error) : accountText(key);
}
