import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';

/** Errors of the network or the service. The same call may succeed later. */
const transientErrors: ReadonlySet<AuthErrorCode> = new Set<AuthErrorCode>([
  'auth/aborted',
  'auth/cancelled',
  'auth/deadline-exceeded',
  'auth/internal',
  'auth/internal-error',
  'auth/network-request-failed',
  'auth/quota-exceeded',
  'auth/resource-exhausted',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/unavailable',
  'auth/unknown',
]);

/** Returns true if the same call may succeed later, and false if the service would refuse the same call again. */
export function isTransient({ code }: AuthError): boolean {
  return transientErrors.has(code);
}
