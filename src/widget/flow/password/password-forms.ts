import type { Settings } from '../../config/settings.ts';
import type { Description } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import { emailField, primary, secondary } from '../../screen/controls.ts';
import { link, nameField, newPasswordField, passwordField } from '../../screen/later-controls.ts';
import { nameTenant } from '../start/chosen-tenant.ts';
import { resendCountdown } from '../phone/code-form.ts';
import { offerMailInstead } from '../../screen/mail-instead.ts';
import { mailboxLink } from '../../screen/mailbox-link.ts';
import { smallPrint } from '../../screen/small-print.ts';
import type { SentMailButton } from '../../screen/screen-inputs.ts';
import { offersSignUp } from '../../config/offers-sign-up.ts';
import { signUpBoxes, signUpTextFields } from './sign-up-fields.ts';

interface FormTools {
  readonly settings: Settings;
  readonly text: Texts;
}

/** Name of the action that leads to the list of sign-in options. */
export const OTHER_METHOD = 'otherMethod';

/**
 * Returns the form for email and password (reference §1.2 #2).
 *
 * With `alsoOffer`, a button mails a sign-in link or a code. With `offerOtherMethods`, a button leads to the list of
 * sign-in options, if there are several.
 *
 * @param withheld true if the service hides the sign-in methods; the form then offers to create an account
 */
export function passwordSignInForm({ settings, text }: FormTools, email: string, withheld: boolean) {
  const canSignUp = withheld && offersSignUp(settings);
  const hasOtherMethods = settings.config.offerOtherMethods && !settings.passwordOnly;
  return {
    title: text.signIn,
    fields: { email: emailField(text, email), password: passwordField(text) },
    actions: {
      trouble: link(text.troubleSigningIn),
      ...(canSignUp ? { create: secondary(text.createAccount) } : {}),
      submit: primary(text.signInAction),
      ...offerMailInstead(settings, text),
      ...(hasOtherMethods ? { [OTHER_METHOD]: secondary(text.tryAnotherWay) } : {}),
    },
    focus: email === '' ? 'email' : 'password',
    ...smallPrint({ settings, text }, 'links'),
  };
}

/**
 * Returns the form that creates an account (spec §5, reference §1.2 #3). The form has the app's own fields. If the
 * configuration requires a name, the form has a field for it.
 */
export function passwordSignUpForm({ settings, text }: FormTools, email: string) {
  const hasName = settings.requireDisplayName;
  const textFields = signUpTextFields(settings);
  const [firstTextField = 'newPassword'] = Object.keys(textFields);
  return {
    title: text.createAccount,
    body: nameTenant(settings, text),
    fields: {
      email: emailField(text, email),
      ...(hasName ? { name: nameField(text) } : {}),
      ...textFields,
      newPassword: newPasswordField(text.choosePassword),
      ...signUpBoxes(settings),
    },
    actions: { cancel: secondary(text.cancel), save: primary(text.save) },
    focus: email === '' ? 'email' : hasName ? 'name' : firstTextField,
    ...smallPrint({ settings, text }, 'links'),
  };
}

/** Returns the form that asks for the email to which the recovery instructions are sent (reference §1.2 #4). */
export function passwordRecoveryForm({ settings, text }: FormTools, email: string) {
  return {
    title: text.recoverPassword,
    body: [text.recoverInstructions],
    fields: { email: emailField(text, email) },
    actions: { cancel: secondary(text.cancel), send: primary(text.send) },
    focus: email === '' ? 'email' : 'send',
    ...smallPrint({ settings, text }, 'links'),
  };
}

/**
 * Returns the screen to show after the password recovery instructions were sent (reference §1.2 #5).
 *
 * @param seconds the seconds since the instructions were sent
 */
export function passwordRecoverySent(
  { settings, text }: FormTools,
  email: string,
  button: SentMailButton,
  seconds: number,
): Description<Phrase> {
  const { actions, countdown } = resendCountdown(seconds, text, text.resendMailIn);
  return {
    title: text.checkYourEmail,
    body: [fill(text.followInstructions, { email: { strong: email } }), ...mailboxLink({ settings, text }, email)],
    actions: { ...actions, [button]: primary(text[button]) },
    ...countdown,
    focus: button,
    ...smallPrint({ settings, text }, 'links'),
  };
}
