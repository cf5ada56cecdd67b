import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Messages } from '../../messages/messages.ts';
import { notAuthorized } from '../finish/not-authorized.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** Where it leads that no sign-in link was sent (reference T64, T65). */
export function afterLinkNotSent(
  error: AuthError,
  { settings, text }: { settings: Settings; text: Messages },
  email: string,
): Next<'unauthorizedUser' | 'signIn'> {
  return (
    notAuthorized(error, settings, { identifier: email }) ??
    to('signIn', { email, notice: explainRefusal(error, text) })
  );
}

/** The same for a link that was to connect a provider (reference T123, T124); null where it may be sent yet. */
export function afterConnectingLinkNotSent(
  error: AuthError,
  text: Messages,
  email: string,
): Next<'providerSignIn'> | null {
  return error.code === 'auth/network-request-failed'
    ? null
    : to('providerSignIn', { email, notice: explainRefusal(error, text) });
}
