import type { AuthError, AuthErrorCode } from '../adapters/auth-error.ts';
import type { PlainText } from './messages/messages.ts';
import { texts, type Phrase } from './messages/phrase.ts';

/** Default messages, by error code (spec §8, reference §9.3). `refusals.ts` overrides these messages for some forms. */
export const refusalsAnywhere: Partial<Record<AuthErrorCode, PlainText>> = {
  'auth/admin-restricted-operation': 'adminRestricted',
  'auth/captcha-check-failed': 'robotSuspected',
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
  'auth/password-does-not-meet-requirements': 'passwordTooWeak',
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

/**
 * Returns the default message for an error. If the error's code has no message, returns a general message and logs the
 * error.
 */
export function explainRefusal(error: AuthError): Phrase {
  // Show the message of this error, because the developer has written it for visitors (reference §9.3, Q46).
  // Never show the messages of other errors, because they are written for developers (requirement code.internal-error).
  if (error.code === 'auth/blocked-by-function') return error.message;
  const key = refusalsAnywhere[error.code];
  if (key === undefined) console.info('[doorstep]', error);
  return texts[key ?? 'generic'];
}
