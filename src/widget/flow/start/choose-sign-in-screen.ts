import type { Phrase } from '../../messages/phrase.ts';
import type { SignInMethods } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/is-federated.ts';
import type { Settings } from '../../config/settings.ts';
import { to, type Next } from '../../screen/screen.ts';

type SignInScreen = Next<
  | 'passwordSignIn'
  | 'passwordSignUp'
  | 'emailLinkSending'
  | 'federatedSignIn'
  | 'unauthorizedUser'
  | 'unsupportedProvider'
>;

/**
 * Chooses the sign-in screen by the sign-in methods of the email (spec §4, reference §3.4 "ROUTE"). If the service
 * hides the methods, chooses a screen that works with and without an account (reference Q3).
 */
export function chooseSignInScreen(
  settings: Settings,
  email: string,
  lookUp: SignInMethods,
  notice?: Phrase,
): SignInScreen {
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
  const providerId = findOfferedProvider(settings, methods);
  if (providerId === undefined) return to('unsupportedProvider', { email });
  return to('federatedSignIn', { email, providerId, notice });
}

/** Returns the first of the account's providers that the app also offers (reference T41, Q2). */
export function findOfferedProvider({ options }: Settings, methods: readonly string[]): string | undefined {
  return methods.find((method) => isFederated(method) && options.some(({ provider }) => provider === method));
}
