import type { AuthBackend, AuthUser } from '../../../adapters/auth-backend.ts';
import { awaitedLinkKey, markUsed, openLinkChannel } from '../../storage/link-keys.ts';
import { tryStorage } from '../../storage/try-storage.ts';

interface UsedLink {
  readonly id: string;
  /** The email of the account that the link signs in to. Never leaves this page. */
  readonly email: string;
}

/** The last used sign-in link of each backend. */
const usedLinks = new WeakMap<AuthBackend, UsedLink>();

/**
 * Remembers a used sign-in link for {@link reportUsedLink}. The report must wait for the end of the sign-in, because
 * the visitor may still have to enter a second factor.
 */
export function rememberUsedLink(auth: AuthBackend, link: UsedLink): void {
  usedLinks.set(auth, link);
}

/**
 * Called at the end of a sign-in. If the visitor has opened a sign-in link for this email, informs the tab that has
 * requested the link.
 */
export function reportUsedLink(auth: AuthBackend, { email }: Pick<AuthUser, 'email'>): void {
  const link = usedLinks.get(auth);
  usedLinks.delete(auth);
  if (!link || email?.toLowerCase() !== link.email.toLowerCase()) return;
  const channel = openLinkChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage(link.id);
  channel?.close();
  tryStorage((storage) => {
    if (storage.getItem(awaitedLinkKey) === link.id) storage.setItem(awaitedLinkKey, markUsed(link.id));
  });
}
