import type { Page } from '../../page.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { to, type Next } from '../../screen/screen.ts';

/**
 * Called when the visitor does not want to sign in to the account with `email`. Returns the list of sign-in options,
 * and forgets the pending credential, so that a sign-in to another account does not link it.
 */
export function cancelLinking({ storage }: Pick<Page, 'storage'>, email: string): Next<'providerSignIn'> {
  if (storage) pendingCredential.clear(storage);
  return to('providerSignIn', { email });
}
