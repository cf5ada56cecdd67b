/** The functions of the Firebase Admin SDK's `Auth` that passkeys need. */
export interface PasskeyAuth extends PasskeyAccounts {
  /** Needed only for tenants. */
  tenantManager(): { authForTenant(tenantId: string): PasskeyAccounts };
}

/** The accounts of the project itself, or of one tenant. */
export interface PasskeyAccounts {
  verifyIdToken(idToken: string, checkRevoked?: boolean): Promise<PasskeyClaims>;
  getUser(uid: string): Promise<PasskeyUser>;
  createCustomToken(uid: string): Promise<string>;
}

/** The claims that the server reads. The Admin SDK's `DecodedIdToken` has these claims and more. */
export interface PasskeyClaims {
  readonly uid: string;
  /** Time of the sign-in, in seconds since 1970. */
  readonly auth_time: number;
  readonly firebase: { readonly sign_in_provider: string };
}

/** The fields of the Admin SDK's `UserRecord` that the server reads. */
export interface PasskeyUser {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  readonly displayName?: string | null | undefined;
  readonly disabled: boolean;
  /** Time of the last change of the password or the email, or of the last call of `revokeRefreshTokens`. */
  readonly tokensValidAfterTime?: string | undefined;
}
