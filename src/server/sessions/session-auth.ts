/** The functions of the Firebase Admin SDK's `Auth` that sessions need. */
export interface SessionAuth<User extends SessionUser = SessionUser> extends SessionAccounts<User> {
  /** Needed only for tenants. */
  tenantManager(): { authForTenant(tenantId: string): SessionAccounts<User> };
}

/** The accounts of the project itself, or of one tenant. */
export interface SessionAccounts<User extends SessionUser = SessionUser> {
  verifyIdToken(idToken: string, checkRevoked?: boolean): Promise<User>;
  /** @param options `expiresIn` in milliseconds */
  createSessionCookie(idToken: string, options: { expiresIn: number }): Promise<string>;
  verifySessionCookie(cookie: string, checkRevoked?: boolean): Promise<User>;
  revokeRefreshTokens(uid: string): Promise<void>;
}

/** The claims that the server reads. The Admin SDK's `DecodedIdToken` has these claims and more. */
export interface SessionUser {
  readonly uid: string;
  /** Time of the sign-in, in seconds since 1970. */
  readonly auth_time: number;
  /** End of the token or cookie, in seconds since 1970. */
  readonly exp: number;
  readonly firebase: { readonly sign_in_provider: string; readonly tenant?: string | undefined };
}

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
export function isTokenRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code !== 'auth/argument-error') return refusals.has(error.code);
  // The SDK has the same code for a wrong signature and for keys of Google that cannot be loaded. Only in the first
  // case, the message names the kind of the token.
  return /Firebase (?:ID token|session cookie)|expects an? (?:ID token|session cookie)/.test(error.message);
}
