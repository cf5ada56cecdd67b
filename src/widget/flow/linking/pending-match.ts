import type { AuthCredential, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { isPendingFor, type PendingCredential } from '../../storage/pending-credential.ts';

/** Whether the address that is waited for belongs to the user, by the account or by one of its providers. */
export function isOf(pending: PendingCredential, { email: own, providerData }: AuthUser): boolean {
  const addresses = [own, ...providerData.map(({ email }) => email)];
  return addresses.some((address) => address != null && isPendingFor(pending, address));
}

/** Whether somebody waits to sign in with this very address. */
export function isAwaited(pending: PendingCredential | null, email: string): boolean {
  return pending !== null && isPendingFor(pending, email);
}

/** What waits to be connected to the account of an address; null where nothing does. */
export function credentialFor(pending: PendingCredential | null, email: string): AuthCredential | null {
  return pending && isPendingFor(pending, email) ? pending.credential : null;
}

/** With what a visitor goes on who went to a provider and would not give leave there (reference T101, T102); else null. */
export function begunBefore({ code }: AuthError, pending: PendingCredential | null): PendingCredential | null {
  return code === 'auth/user-cancelled' ? pending : null;
}
