import { usesEmailCode } from '../../config/email-method.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { takeOnce, withPassword } from '../../screen/saved-password.ts';
import { chooseSignInScreen } from '../start/choose-sign-in-screen.ts';
import { findProviderOfDomain } from './match-domain.ts';

/**
 * Finds the provider of the email's domain. Without such a provider, mails a code or looks up the email's sign-in
 * methods. Shows nothing itself.
 */
export const providerByEmail = defineScreen({
  name: 'providerByEmail',
  leadsTo: [
    'signIn',
    'passwordSignIn',
    'passwordSignUp',
    'emailCodeSending',
    'emailLinkSending',
    'federatedSignIn',
    'unauthorizedUser',
    'unsupportedProvider',
  ],
  async run({ ui, auth, settings }, { email, notice, isSubmitted, password }) {
    const providerId = findProviderOfDomain(settings, email);
    if (providerId !== undefined)
      return to('federatedSignIn', { email, providerId, notice, isByDomain: true, isSubmitted });
    if (usesEmailCode(settings)) return to('emailCodeSending', { email });
    const lookUp = await ui.waitFor(auth.lookUpSignInMethods(email));
    return lookUp.ok
      ? withPassword(chooseSignInScreen(settings, email, lookUp.value, notice), takeOnce(password))
      : to('signIn', { email, notice: explainRefusal(lookUp.error) });
  },
});
