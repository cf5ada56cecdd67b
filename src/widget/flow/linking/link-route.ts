import type { AuthCredential, SignInMethods } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { Messages } from '../../messages/messages.ts';
import { federatedAmong } from '../start/route.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

export type LinkRoute = Next<
  | 'passwordLinking'
  | 'emailLinkLinking'
  | 'federatedLinking'
  | 'passwordRecovery'
  | 'unsupportedProvider'
  | 'providerSignIn'
>;

/**
 * Which screen signs in to the account that an address has, so that a credential can be connected to it (reference §2.4
 * "LINK", T107–T111). Where the service does not say how it signs in, the visitor knows: they sign in as they did
 * before, and it is connected then (Q3).
 */
export function linkRoute(
  { settings, text }: { settings: Settings; text: Messages },
  lookUp: SignInMethods,
  { email, credential, notice }: { email: string; credential: AuthCredential; notice?: string | undefined },
): LinkRoute {
  if (lookUp.kind === 'withheld') return to('providerSignIn', { email, notice: text.signInAsBefore(email) });
  const { methods } = lookUp;
  if (hasNoMeans(lookUp)) return to('passwordRecovery', { email, notice: text.noSignInMeans });
  if (methods.includes('password')) return to('passwordLinking', { email });
  if (methods.length === 1 && methods[0] === 'emailLink') return to('emailLinkLinking', { email, pending: credential });
  const providerId = federatedAmong(settings, methods);
  return providerId === undefined
    ? to('unsupportedProvider', { email })
    : to('federatedLinking', { email, providerId, notice });
}

/** Whether there is no account that the credential could be connected to (reference T107, T111). */
export function isDeadEnd({ name }: LinkRoute): boolean {
  return name === 'passwordRecovery' || name === 'unsupportedProvider';
}

/** Whether an address that is taken has no way to sign in at all. A service that does not say has not said so. */
export function hasNoMeans(lookUp: SignInMethods): boolean {
  return lookUp.kind === 'given' && lookUp.methods.length === 0;
}
