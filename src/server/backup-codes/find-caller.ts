import { hasCode, verifyToken } from '../shared/admin-errors.ts';
import { readTenant } from '../shared/read-tenant.ts';
import { type BackupCodesRefused, refuse } from './answers.ts';
import type { BackupCodeAccounts, BackupCodeClaims, BackupCodeUser } from './backup-code-auth.ts';

/** The signed-in user who sends a request. */
export interface Caller {
  readonly claims: BackupCodeClaims;
  readonly user: BackupCodeUser;
  readonly tenantId: string | null;
}

/** Returns the accounts of a tenant; null if the server does not know the tenant. */
export type FindAccounts = (tenantId: unknown) => {
  readonly tenantId: string | null;
  readonly accounts: BackupCodeAccounts;
} | null;

/** Returns the user of an ID token. Returns a refusal if the token is invalid or the user is a guest. */
export async function findCaller(idToken: unknown, findAccounts: FindAccounts): Promise<Caller | BackupCodesRefused> {
  const tenant = typeof idToken === 'string' ? findAccounts(readTenant(idToken)) : null;
  if (typeof idToken !== 'string' || !tenant)
    return refuse('invalidToken', 'Expected an ID token of a tenant in "tenants".');
  const { accounts, tenantId } = tenant;
  // With `true`, the Admin SDK also refuses a token that was revoked, and one whose user is disabled or deleted.
  const claims = await verifyToken(() => accounts.verifyIdToken(idToken, true));
  const user = claims && (await ignoreMissing(() => accounts.getUser(claims.uid)));
  if (!claims || !user) return refuse('invalidToken', 'Expected a valid ID token of this project.');
  if (claims.firebase.sign_in_provider === 'anonymous') return refuse('guest', 'Expected a user who is not a guest.');
  return { claims, user, tenantId };
}

/** Returns null if the user does not exist. */
export async function ignoreMissing(find: () => Promise<BackupCodeUser>): Promise<BackupCodeUser | null> {
  try {
    return await find();
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}
