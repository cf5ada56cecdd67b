import type { AuthCredential, AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PendingCredential } from '../../storage/pending-credential.ts';
import type { Outcome } from '../../ui.ts';
import { isOf } from './pending-match.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** What comes after a new account: it is named, where a name was asked for (spec §5). */
export function afterSignUp(result: AuthResult, name: string | undefined): Next<'done' | 'accountName'> {
  return name === undefined ? to('done', { result }) : to('accountName', { result, name });
}

/** Where somebody is led who was signed in and is not the one who was expected (reference T97); null for whoever is. */
export function unexpected(pending: PendingCredential, result: AuthResult): Next<'emailMismatch'> | null {
  return isOf(pending, result.user) ? null : to('emailMismatch', { result, pending });
}

/**
 * What comes after a provider's credential was connected, or was not (reference T98, T116): a failure is said (Q13). Who
 * they are is proven by then, and a guest cannot become somebody who is there already (§2.8).
 *
 * @param guest who was to be upgraded
 */
export function afterConnecting(
  linked: Outcome<AuthResult>,
  { credential, guest, text }: { credential: AuthCredential; guest: AuthUser | null; text: Messages },
): Next<'done' | 'mergeConflict' | 'providerSignIn'> {
  if (!linked.ok) return to('providerSignIn', { notice: explainRefusal(linked.error, text) });
  if (guest) return to('mergeConflict', { credential });
  return to('done', { result: { ...linked.value, credential, operationType: 'signIn' } });
}
