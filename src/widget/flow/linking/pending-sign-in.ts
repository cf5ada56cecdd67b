import type { AuthCredential, AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { isPendingFor, type PendingCredential } from '../../storage/pending-credential.ts';
import type { Outcome } from '../../ui.ts';
import { isTransient } from '../finish/transient-error.ts';
import { to, type Next } from '../../screen/screen.ts';

/**
 * Returns null if the expected user has signed in. Otherwise, returns the screen that asks what to do (reference T97).
 */
export function checkExpectedUser(pending: PendingCredential, result: AuthResult): Next<'emailMismatch'> | null {
  return isExpectedUser(pending, result.user) ? null : to('emailMismatch', { result, pending });
}

/**
 * Returns true if the pending credential was stored for this user's email, or for the email of one of the user's
 * providers.
 */
export function isExpectedUser(pending: PendingCredential, { email: ownEmail, providerData }: AuthUser): boolean {
  const emails = [ownEmail, ...providerData.map(({ email }) => email)];
  return emails.some((email) => email != null && isPendingFor(pending, email));
}

/** Returns the screen that follows an attempt to link the pending credential (reference T98, T116, Q13, spec §2.8). */
export function credentialLinked(
  linked: Outcome<AuthResult>,
  { credential, guest }: { credential: AuthCredential; guest: AuthUser | null },
): Next<'done' | 'mergeConflict' | 'providerSignIn'> {
  if (!linked.ok) return to('providerSignIn', { notice: explainRefusal(linked.error) });
  if (guest) return to('mergeConflict', { credential });
  return to('done', { result: { ...linked.value, credential, operationType: 'signIn' } });
}

/** Returns true if `pending` was stored for this email, ignoring case. Returns false if `pending` is null. */
export function isEmailPending(pending: PendingCredential | null, email: string): boolean {
  return pending !== null && isPendingFor(pending, email);
}

/** Returns the pending credential if it was stored for this email. Otherwise, returns null. */
export function findPendingCredential(pending: PendingCredential | null, email: string): AuthCredential | null {
  return pending && isPendingFor(pending, email) ? pending.credential : null;
}

/** Returns true for errors after which the visitor must sign in again, before the pending credential can be linked. */
export function endsSession({ code }: AuthError): boolean {
  return code === 'auth/user-token-expired' || code === 'auth/requires-recent-login';
}

/**
 * Returns the pending credential if the visitor can try the sign-in again, otherwise null. Only a transient error and a
 * cancellation at the provider allow another try (reference T101, T102).
 */
export function pendingAfterRefusal(error: AuthError, pending: PendingCredential | null): PendingCredential | null {
  return error.code === 'auth/user-cancelled' || isTransient(error) ? pending : null;
}
