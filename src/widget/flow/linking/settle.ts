import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { PendingCredential } from '../../storage/pending-credential.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { afterConnecting, unexpected } from './after-sign-in.ts';
import { guestToUpgrade } from '../parts/guest-to-upgrade.ts';
import type { Next, Tools } from '../screen.ts';
import { to } from '../screen.ts';

type Connected = Next<'done' | 'mergeConflict' | 'providerSignIn'>;

/**
 * What is still to be settled once somebody was signed in: is it the one who was expected, and is there a credential to
 * connect (reference §2.4 "callback", T97–T99)?
 */
export async function settle(tools: Tools, result: AuthResult): Promise<Connected | Next<'emailMismatch'>> {
  const { auth, page } = tools;
  const pending = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
  if (!pending) return to('done', { result });
  return unexpected(pending, result) ?? connect(tools, result, pending);
}

/** Connects the pending credential, if there is one, and is done with it. It is a provider's, so there is a list of them. */
export async function connect(tools: Tools, result: AuthResult, { credential }: PendingCredential): Promise<Connected> {
  const { ui, auth, text, page } = tools;
  if (page.storage) pendingCredential.clear(page.storage);
  if (!credential) return to('done', { result });
  const linked = await ui.waitFor(auth.linkCredential(credential));
  return afterConnecting(linked, { credential, guest: guestToUpgrade(tools), text });
}
