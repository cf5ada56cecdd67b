import type { AuthError, AuthErrorOptions } from '../auth-error.ts';
import { authErrorFromSdkCode } from './sdk-error.ts';

/**
 * Maps messages of the identity service to error codes of the SDK (`SERVER_ERROR_MAP` in SDK 9.10 to 13.2). Any other
 * message becomes a code in lower case: `USER_DISABLED` becomes `auth/user-disabled`.
 */
const sdkCodes: Readonly<Record<string, string>> = {
  ADMIN_ONLY_OPERATION: 'auth/admin-restricted-operation',
  BLOCKING_FUNCTION_ERROR_RESPONSE: 'auth/internal-error',
  CREDENTIAL_MISMATCH: 'auth/custom-token-mismatch',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'auth/requires-recent-login',
  EMAIL_EXISTS: 'auth/email-already-in-use',
  EMAIL_NOT_FOUND: 'auth/user-not-found',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  FEDERATED_USER_ID_ALREADY_LINKED: 'auth/credential-already-in-use',
  INVALID_CODE: 'auth/invalid-verification-code',
  INVALID_IDENTIFIER: 'auth/invalid-email',
  INVALID_IDP_RESPONSE: 'auth/invalid-credential',
  INVALID_ID_TOKEN: 'auth/invalid-user-token',
  INVALID_MFA_PENDING_CREDENTIAL: 'auth/invalid-multi-factor-session',
  INVALID_LOGIN_CREDENTIALS: 'auth/invalid-credential',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  INVALID_PASSWORD: 'auth/wrong-password',
  INVALID_PENDING_TOKEN: 'auth/invalid-credential',
  INVALID_SESSION_INFO: 'auth/invalid-verification-id',
  INVALID_TEMPORARY_PROOF: 'auth/invalid-credential',
  MFA_ENROLLMENT_NOT_FOUND: 'auth/multi-factor-info-not-found',
  MISSING_CONTINUE_URI: 'auth/internal-error',
  MISSING_CUSTOM_TOKEN: 'auth/internal-error',
  MISSING_MFA_ENROLLMENT_ID: 'auth/missing-multi-factor-info',
  MISSING_MFA_PENDING_CREDENTIAL: 'auth/missing-multi-factor-session',
  MISSING_OOB_CODE: 'auth/internal-error',
  MISSING_REQ_TYPE: 'auth/internal-error',
  MISSING_SESSION_INFO: 'auth/missing-verification-id',
  PASSWORD_LOGIN_DISABLED: 'auth/operation-not-allowed',
  RESET_PASSWORD_EXCEED_LIMIT: 'auth/too-many-requests',
  SECOND_FACTOR_EXISTS: 'auth/second-factor-already-in-use',
  SECOND_FACTOR_LIMIT_EXCEEDED: 'auth/maximum-second-factor-count-exceeded',
  SESSION_EXPIRED: 'auth/code-expired',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  UNAUTHORIZED_DOMAIN: 'auth/unauthorized-continue-uri',
  USER_NOT_FOUND: 'auth/user-token-expired',
};

/**
 * Names of errors for which the SDK ignores further text. For example, it treats `EMAIL_EXISTS : text` like
 * `EMAIL_EXISTS`.
 */
const codesWithoutText: ReadonlySet<string> = new Set([
  'EMAIL_EXISTS',
  'FEDERATED_USER_ID_ALREADY_LINKED',
  'USER_DISABLED',
]);

/** The error message for a broken connection, for example in `ServiceControl.refuseNext`. */
export const networkFailure = 'NETWORK';

/**
 * Creates the `AuthError` for an error message of the identity service.
 *
 * @param message such as `WEAK_PASSWORD : Password should be at least 6 characters`, or {@link networkFailure}
 */
export function authErrorFromWireMessage(message: string, options: AuthErrorOptions = {}): AuthError {
  if (message === networkFailure) return authErrorFromSdkCode('auth/network-request-failed', undefined, options);
  // Ignore everything after the second ` : `, as the SDK does.
  const [name = '', text] = message.split(' : ');
  const code = sdkCodes[name] ?? `auth/${name.toLowerCase().replace(/[_\s]+/g, '-')}`;
  return authErrorFromSdkCode(code, codesWithoutText.has(name) ? undefined : text, options);
}
