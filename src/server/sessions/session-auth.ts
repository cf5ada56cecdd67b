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
  /** Needed only with a `store`. */
  getUser?(uid: string): Promise<{ readonly tokensValidAfterTime?: string | undefined }>;
}

/** The claims that the server reads. The Admin SDK's `DecodedIdToken` has these claims and more. */
export interface SessionUser {
  readonly uid: string;
  /** Time of the sign-in, in seconds since 1970. */
  readonly auth_time: number;
  /** End of the token or cookie, in seconds since 1970. */
  readonly exp: number;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  /** The display name. */
  readonly name?: string | undefined;
  readonly firebase: { readonly sign_in_provider: string; readonly tenant?: string | undefined };
}
