import type { AuthCredential, SignInMethods } from '../../../adapters/auth-backend.ts';
import { findMailInstead, usesEmailCode } from '../../config/email-method.ts';
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
  // With `signInMethod: 'emailCode'`, the app asks for no password.
  const mailsCodes = usesEmailCode(settings);
  if (methods.includes('password') && !mailsCodes) return to('passwordLinking', { email });
  const providerId = findOfferedProvider(settings, methods);
  if (providerId !== undefined) return to('federatedLinking', { email, providerId, notice });
  // A mailed link or code signs in to any account.
  const hasOnlyLink = methods.join() === 'emailLink';
  const mail = mailsCodes ? 'emailCode' : (findMailInstead(settings) ?? (hasOnlyLink ? 'emailLink' : null));
  if (mail === 'emailCode') return to('emailCodeSending', { email, isLinking: true });
  if (mail === 'emailLink') return to('emailLinkLinking', { email, pending: credential });
  return methods[0] === undefined
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
