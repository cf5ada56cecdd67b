import type { AuthCredential, SignInMethods } from '../../../adapters/auth-backend.ts';
import { usesEmailCode } from '../../config/email-method.ts';
import type { Settings } from '../../config/settings.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import { to, type Next } from '../../screen/screen.ts';
import { findOfferedProvider } from '../start/choose-sign-in-screen.ts';

export type LinkingScreen = Next<
  | 'passwordLinking'
  | 'emailLinkLinking'
  | 'emailCodeSending'
  | 'federatedLinking'
  | 'passwordRecovery'
  | 'unsupportedProvider'
  | 'providerSignIn'
>;

/**
 * Returns the screen on which the visitor signs in to the account with this email (reference §2.4 "LINK", T107–T111).
 * The widget links the pending credential afterwards. If the sign-in methods are hidden, the visitor first chooses one
 * (reference Q3).
 */
export function chooseLinkingScreen(
  { settings, text }: { settings: Settings; text: Texts },
  lookUp: SignInMethods,
  { email, credential, notice }: { email: string; credential: AuthCredential; notice?: Phrase | undefined },
): LinkingScreen {
  if (lookUp.kind === 'withheld') return to('providerSignIn', { email, notice: fill(text.signInAsBefore, { email }) });
  const { methods } = lookUp;
  const { alsoOffer } = settings;
  const providerId = findOfferedProvider(settings, methods);
  if (!usesEmailCode(settings)) {
    if (methods.includes('password')) return to('passwordLinking', { email });
    const canUseLink = providerId === undefined && alsoOffer === 'emailLink' && methods.includes('emailLink');
    if (canUseLink || (methods.length === 1 && methods[0] === 'emailLink'))
      return to('emailLinkLinking', { email, pending: credential });
  }
  if (providerId !== undefined) return to('federatedLinking', { email, providerId, notice });
  // A code signs in to any account, also to one whose sign-in methods the app does not offer.
  if (usesEmailCode(settings) || alsoOffer === 'emailCode') return to('emailCodeSending', { email, isLinking: true });
  return hasNoSignInMethod(lookUp)
    ? to('passwordRecovery', { email, notice: text.noSignInMeans })
    : to('unsupportedProvider', { email });
}

/**
 * Returns true if the screen offers no way to sign in, so the pending credential cannot be linked (reference T107,
 * T111).
 */
export function isDeadEnd({ name }: LinkingScreen): boolean {
  return name === 'passwordRecovery' || name === 'unsupportedProvider';
}

/** Returns true if the account has no sign-in method. Returns false if the service hides the methods. */
export function hasNoSignInMethod(lookUp: SignInMethods): boolean {
  return lookUp.kind === 'given' && lookUp.methods.length === 0;
}
