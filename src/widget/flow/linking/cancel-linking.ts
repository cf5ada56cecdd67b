import type { Page } from '../../page.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { to, type Next } from '../../screen/screen.ts';

/** Forgets the pending credential, so that no later sign-in links it. Returns the screen with the sign-in options. */
export function cancelLinking({ storage }: Pick<Page, 'storage'>, email: string): Next<'providerSignIn'> {
  if (storage) pendingCredential.clear(storage);
  return to('providerSignIn', { email });
}
