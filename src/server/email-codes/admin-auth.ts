/** The functions of the Firebase Admin SDK's `Auth` that the server uses. */
export interface AdminAuth extends AdminAccounts {
  /** Needed only for tenants. */
  tenantManager(): { authForTenant(tenantId: string): AdminAccounts };
}

/** The accounts of the project itself, or of one tenant. */
export interface AdminAccounts {
  getUserByEmail(email: string): Promise<AdminUser>;
  getUser(uid: string): Promise<AdminUser>;
  createUser(properties: { email: string; emailVerified: boolean }): Promise<AdminUser>;
  updateUser(uid: string, properties: AdminUserChanges): Promise<AdminUser>;
  verifyIdToken(idToken: string): Promise<{ uid: string; firebase: { sign_in_provider: string } }>;
  revokeRefreshTokens(uid: string): Promise<void>;
  createCustomToken(uid: string): Promise<string>;
}

/** The fields of the Admin SDK's `UserRecord` that the server reads. */
export interface AdminUser {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  readonly providerData: readonly { readonly providerId: string }[];
  readonly multiFactor?: { readonly enrolledFactors: readonly unknown[] } | undefined;
}

export interface AdminUserChanges {
  email?: string;
  emailVerified?: boolean;
  password?: string;
  providersToUnlink?: string[];
}
