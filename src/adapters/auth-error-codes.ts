/**
 * Every way in which an identity service can refuse, as a closed family (spec §8).
 * An adapter translates what its service says into one of these codes; nothing else crosses the port.
 */
export const authErrorCodes = [
  'auth/account-exists-with-different-credential',
  'auth/admin-restricted-operation',
  'auth/blocked-by-function',
  'auth/cancelled-popup-request',
  'auth/captcha-check-failed',
  'auth/code-expired',
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
  'auth/expired-action-code',
  'auth/internal-error',
  'auth/invalid-action-code',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/invalid-multi-factor-session',
  'auth/invalid-phone-number',
  'auth/invalid-verification-code',
  'auth/missing-password',
  'auth/multi-factor-auth-required',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/quota-exceeded',
  'auth/requires-recent-login',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/unauthorized-continue-uri',
  'auth/tenant-not-found',
  'auth/unauthorized-domain',
  'auth/unverified-email',
  'auth/user-cancelled',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/weak-password',
  'auth/web-storage-unsupported',
  'auth/wrong-password',

  // what Google's services say of any request (spec §8, reference §9.4)
  'auth/aborted',
  'auth/already-exists',
  'auth/cancelled',
  'auth/data-loss',
  'auth/deadline-exceeded',
  'auth/failed-precondition',
  'auth/internal',
  'auth/invalid-argument',
  'auth/invalid-configuration',
  'auth/not-found',
  'auth/not-implemented',
  'auth/out-of-range',
  'auth/permission-denied',
  'auth/resource-exhausted',
  'auth/unauthenticated',
  'auth/unavailable',
  'auth/unknown',
] as const;

/** A refusal's stable name. */
export type AuthErrorCode = (typeof authErrorCodes)[number];

/** Whether a string is one of the known codes. */
export function isAuthErrorCode(code: string): code is AuthErrorCode {
  return (authErrorCodes as readonly string[]).includes(code);
}
