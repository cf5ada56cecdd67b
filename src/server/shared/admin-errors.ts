/** Returns true for an error of the Admin SDK with this code, such as `auth/user-not-found`. */
export const hasCode = (error: unknown, code: string): boolean =>
  (error as { readonly code?: unknown } | null | undefined)?.code === code;

/**
 * Codes of the Admin SDK for tokens and cookies that are expired or revoked, or whose user is disabled, deleted or of
 * another tenant (https://firebase.google.com/docs/auth/admin/errors).
 */
const refusals: ReadonlySet<unknown> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie',
  'auth/mismatching-tenant-id',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Returns true if the Admin SDK has refused a token or a cookie. Returns false for any other error, such as a failed
 * connection.
 */
function isTokenRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code !== 'auth/argument-error') return refusals.has(error.code);
  // The SDK uses the same code for a wrong signature and for a failure to load Google's keys. Only the message for
  // a wrong signature names the kind of the token.
  return /Firebase (?:ID token|session cookie)|expects an? (?:ID token|session cookie)/.test(error.message);
}

/**
 * Returns the user of a token or cookie, or null if the Admin SDK refuses it.
 *
 * @throws any other error (rejects)
 */
export async function verifyToken<User>(call: () => Promise<User>): Promise<User | null> {
  try {
    return await call();
  } catch (error) {
    if (isTokenRefused(error)) return null;
    throw error;
  }
}
