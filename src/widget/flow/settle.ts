import type { AuthResult, AuthUser } from '../../adapters/auth-backend.ts';
import { explain } from '../messages/explain.ts';
import type { PendingCredential } from '../storage/pending-credential.ts';
import { isFor, pendingCredential } from '../storage/pending-credential.ts';
import type { Next, Tools } from './screen.ts';
import { to } from './screen.ts';

type Connected = Next<'done' | 'mergeConflict' | 'providerSignIn'>;

/**
 * What is still to be settled once somebody was signed in: is it the one who was expected, and is there a credential to
 * connect (reference §2.4 "callback", T97–T99)?
 */
export async function settle(tools: Tools, result: AuthResult): Promise<Connected | Next<'emailMismatch'>> {
  const { auth, page } = tools;
  const pending = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
  if (!pending) return to('done', { result });
  if (!isOf(pending, result.user)) return to('emailMismatch', { result, pending });
  return connect(tools, result, pending);
}

/** Connects the pending credential, if there is one, and is done with it. It is a provider's, so there is a list of them. */
export async function connect(tools: Tools, result: AuthResult, { credential }: PendingCredential): Promise<Connected> {
  const { ui, auth, text, page, settings } = tools;
  if (page.storage) pendingCredential.clear(page.storage);
  if (!credential) return to('done', { result });
  const linked = await ui.busy(auth.linkCredential(credential));
  // Reference Q13: a failure to connect is said.
  if (!linked.ok) return to('providerSignIn', { notice: explain(linked.error, text) });
  // Who they are is proven now, and a guest cannot become somebody who is there already (reference §2.8).
  if (settings.upgradeGuests && auth.currentGuest() !== null) return to('mergeConflict', { credential });
  return to('done', { result: { ...linked.value, credential, operationType: 'signIn' } });
}

/** Whether the address that is waited for belongs to the user. */
function isOf(pending: PendingCredential, { email: own, providerData }: AuthUser): boolean {
  const addresses = [own, ...providerData.map((provider) => provider.email ?? null)];
  return addresses.some((address) => address != null && isFor(pending, address));
}
