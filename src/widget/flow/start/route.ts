import type { SignInMethods } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/providers.ts';
import type { Settings } from '../../config/settings.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

type Route = Next<
  | 'passwordSignIn'
  | 'passwordSignUp'
  | 'emailLinkSending'
  | 'federatedSignIn'
  | 'unauthorizedUser'
  | 'unsupportedProvider'
>;

/**
 * Which screen serves an address, by what the look-up said of it (spec §4, reference §3.4 "ROUTE"). A service that does
 * not say leads to a password screen that serves both the known and the unknown; a link serves both anyway (Q3).
 */
export function route(settings: Settings, email: string, lookUp: SignInMethods, notice?: string): Route {
  const { closedSignUp, emailLink } = settings;
  if (lookUp.kind === 'withheld') {
    return emailLink ? to('emailLinkSending', { email }) : to('passwordSignIn', { email, withheld: true });
  }
  const { methods } = lookUp;
  if (methods.length === 0) {
    if (closedSignUp) return to('unauthorizedUser', { identifier: email, restriction: closedSignUp });
    return emailLink ? to('emailLinkSending', { email }) : to('passwordSignUp', { email });
  }
  if (methods.includes('password')) return to('passwordSignIn', { email });
  if (methods.length === 1 && methods[0] === 'emailLink' && emailLink) return to('emailLinkSending', { email });
  const providerId = federatedAmong(settings, methods);
  if (providerId === undefined) return to('unsupportedProvider', { email });
  return to('federatedSignIn', { email, providerId, notice });
}

/** The first of an account's methods that is a provider offered here (reference T41, Q2). */
export function federatedAmong({ options }: Settings, methods: readonly string[]): string | undefined {
  return methods.find((method) => isFederated(method) && options.some(({ provider }) => provider === method));
}
