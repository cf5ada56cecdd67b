import { findMailInstead } from '../../config/email-method.ts';
import { fill } from '../../messages/phrase.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { mailScreens } from '../../screen/mail-instead.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { describeRestriction, repeatAttempt } from './admin-restriction.ts';

/** Tells visitors that they are not authorized, and whom to ask (spec §6, reference §2.10). */
export const unauthorizedUser = defineScreen({
  name: 'unauthorizedUser',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart'],
  async run(tools, { restriction, ...attempt }) {
    const { ui, text, settings } = tools;
    await ui.show({
      title: text.notAuthorized,
      body: describeRestriction(attempt, restriction, text),
      actions: { back: primary(text.back) },
      focus: 'back',
      ...smallPrint(tools, 'links'),
    });
    return repeatAttempt(attempt, settings);
  },
});

/**
 * Used if the app offers none of the account's sign-in methods. With `alsoOffer`, mails a link or a code. Otherwise,
 * offers to recover the password (reference §2.10, Q7).
 */
export const unsupportedProvider = defineScreen({
  name: 'unsupportedProvider',
  leadsTo: ['signIn', 'providerSignIn', 'passwordRecovery', 'emailLinkSending', 'emailCodeSending'],
  async run(tools, { email }) {
    const { ui, text, settings } = tools;
    const mail = findMailInstead(settings);
    if (mail) return to(mailScreens[mail], { email });
    const { action } = await ui.show({
      title: text.signIn,
      body: [fill(text.recoverToContinue, { email: { strong: email } })],
      actions: { cancel: secondary(text.cancel), recover: primary(text.recoverPassword) },
      focus: 'recover',
      ...smallPrint(tools, 'links'),
    });
    return action === 'recover' ? to('passwordRecovery', { email }) : openEmailFormOrList(settings);
  },
});
