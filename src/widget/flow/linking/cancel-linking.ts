import type { Page } from '../../page.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { to, type Next } from '../../screen/screen.ts';

/**
 * Returns the list of sign-in options, because the visitor does not want to sign in to the account with `email`.
 * Forgets the pending credential, so that a sign-in to another account does not link this credential.
 */
export function cancelLinking({ storage }: Pick<Page, 'storage'>, email: string): Next<'providerSignIn'> {
  if (storage) pendingCredential.clear(storage);
  return to('providerSignIn', { email });
}
