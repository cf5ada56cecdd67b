import { findMailInstead } from '../../config/email-method.ts';
import { fill } from '../../messages/phrase.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { link, passwordField } from '../../screen/later-controls.ts';
import { MAIL_INSTEAD, offerMailInstead } from '../../screen/mail-instead.ts';
import { offerReset, resetLink } from '../../screen/offer-reset.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { checkPasswordAtSignIn } from '../../screen/check-password.ts';
import { cancelLinking } from './cancel-linking.ts';
import { linkPendingCredential } from './complete-sign-in.ts';

/**
 * Asks for the password of the existing account, and links the pending credential to this account (reference §2.2
 * "passwordLinking").
 */
export const passwordLinking = defineScreen({
  name: 'passwordLinking',
  leadsTo: [
    'passwordRecovery',
    'emailLinkSending',
    'emailCodeSending',
    'secondFactor',
    'mergeConflict',
    'done',
    'providerSignIn',
  ],
  async run(tools, { email }) {
    const { ui, auth, text, page, settings } = tools;
    const pending = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
    if (!pending) return to('providerSignIn', {});
    let feedback: Feedback = {};
    let offer: ReturnType<typeof offerReset> = {};
    while (true) {
      const { action, values } = await ui.show({
        title: text.signIn,
        heading: text.alreadyHaveAccount,
        body: [fill(text.alreadyUsedPassword, { email: { strong: email } })],
        username: email,
        fields: { password: { ...passwordField(text), ...offer } },
        actions: {
          trouble: link(text.troubleSigningIn),
          cancel: secondary(text.cancel),
          submit: primary(text.signInAction),
          ...offerMailInstead(settings, text),
        },
        focus: 'password',
        ...smallPrint(tools, 'links'),
        ...feedback,
      });
      if (action === 'cancel') return cancelLinking(page, email);
      if (action === 'trouble') return to('passwordRecovery', { email });
      if (action === MAIL_INSTEAD)
        return findMailInstead(settings) === 'emailLink'
          ? to('emailLinkSending', { email })
          : to('emailCodeSending', { email, isLinking: true });
      const account = { email, password: values.password };
      const signedIn = await ui.waitFor(auth.signInWithPassword(account));
      const refused = await checkPasswordAtSignIn(tools, account, signedIn);
      if (refused) {
        feedback = refused;
        offer = refused.errors ? resetLink(text) : {};
        continue;
      }
      if (signedIn.ok) return linkPendingCredential(tools, signedIn.value, pending);
      const { error } = signedIn;
      if (error.code === 'auth/multi-factor-auth-required') return to('secondFactor', { email });
      offer = offerReset(error, text);
      feedback = showRefusal(error, 'password');
    }
  },
});
