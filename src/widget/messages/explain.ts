import type { AuthError, AuthErrorCode } from '../../adapters/auth-error.ts';
import type { FirstMessages } from './messages.ts';

type PlainText = keyof FirstMessages;

/**
 * What a refusal is called where a screen has no words of its own for it (spec §8, reference §9.3). A code that is not
 * listed is called "Something went wrong": never the service's raw text (requirement code.internal-error).
 */
export const wording: Partial<Record<AuthErrorCode, PlainText>> = {
  'auth/admin-restricted-operation': 'adminRestricted',
  'auth/code-expired': 'codeExpired',
  'auth/email-already-in-use': 'emailAlreadyInUse',
  'auth/expired-action-code': 'actionCodeExpired',
  'auth/invalid-action-code': 'actionCodeInvalid',
  'auth/invalid-credential': 'wrongPassword',
  'auth/invalid-email': 'emailInvalid',
  'auth/invalid-phone-number': 'phoneInvalid',
  'auth/invalid-verification-code': 'wrongCode',
  'auth/missing-password': 'passwordMissing',
  'auth/network-request-failed': 'networkRequestFailed',
  'auth/operation-not-allowed': 'operationNotAllowed',
  'auth/quota-exceeded': 'quotaExceeded',
  'auth/requires-recent-login': 'loginAgain',
  'auth/timeout': 'timeout',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/unauthorized-domain': 'unauthorizedDomain',
  'auth/user-cancelled': 'userCancelled',
  'auth/user-disabled': 'userDisabled',
  'auth/user-not-found': 'userNotFound',
  'auth/user-token-expired': 'loginAgain',
  'auth/weak-password': 'passwordWeak',
  'auth/web-storage-unsupported': 'noWebStorage',
  'auth/wrong-password': 'wrongPassword',

  'auth/aborted': 'aborted',
  'auth/already-exists': 'alreadyExists',
  'auth/cancelled': 'cancelled',
  'auth/data-loss': 'dataLoss',
  'auth/deadline-exceeded': 'deadlineExceeded',
  'auth/failed-precondition': 'failedPrecondition',
  'auth/internal': 'internal',
  'auth/invalid-argument': 'invalidArgument',
  'auth/invalid-configuration': 'invalidConfiguration',
  'auth/not-found': 'notFound',
  'auth/not-implemented': 'notImplemented',
  'auth/out-of-range': 'outOfRange',
  'auth/permission-denied': 'permissionDenied',
  'auth/resource-exhausted': 'resourceExhausted',
  'auth/unauthenticated': 'unauthenticated',
  'auth/unavailable': 'unavailable',
  'auth/unknown': 'unknown',
};

/** The text that tells a visitor of a refusal. */
export function explain(error: AuthError, text: FirstMessages): string {
  // The project's own sentence, written for its visitors (reference §9.3, Q46, Q48).
  if (error.code === 'auth/blocked-by-function' || error.code === 'auth/password-does-not-meet-requirements') {
    return error.message;
  }
  // Nobody has a word for it: the developer is told which it was.
  if (!wording[error.code]) console.info('[doorstep]', error);
  return text[wording[error.code] ?? 'generic'];
}
