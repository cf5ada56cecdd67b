/** The functions of the Firebase Admin SDK's `Auth` that backup codes need. */
export interface BackupCodeAuth extends BackupCodeAccounts {
  /** Needed only for tenants. */
  tenantManager(): { authForTenant(tenantId: string): BackupCodeAccounts };
}

/** The accounts of the project itself, or of one tenant. */
export interface BackupCodeAccounts {
  verifyIdToken(idToken: string, checkRevoked?: boolean): Promise<BackupCodeClaims>;
  getUser(uid: string): Promise<BackupCodeUser>;
  getUserByEmail(email: string): Promise<BackupCodeUser>;
  updateUser(uid: string, properties: { multiFactor: { enrolledFactors: null } }): Promise<unknown>;
  revokeRefreshTokens(uid: string): Promise<void>;
}

/** The claims that the server reads. The Admin SDK's `DecodedIdToken` has these claims and more. */
export interface BackupCodeClaims {
  readonly uid: string;
  /** Time of the sign-in, in seconds since 1970. */
  readonly auth_time: number;
  readonly firebase: { readonly sign_in_provider: string };
}

/** The fields of the Admin SDK's `UserRecord` that the server reads. */
export interface BackupCodeUser {
  readonly uid: string;
  readonly disabled: boolean;
  readonly multiFactor?: { readonly enrolledFactors: readonly unknown[] } | undefined;
}

export const hasSecondFactor = ({ multiFactor }: BackupCodeUser): boolean =>
  (multiFactor?.enrolledFactors.length ?? 0) > 0;
