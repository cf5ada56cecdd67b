import type { Settings } from '../../config/settings.ts';
import type { Messages } from '../../messages/messages.ts';
import { link, primary, secondary } from '../parts/actions.ts';
import type { Description } from '../../description.ts';
import { emailField, nameField, newPasswordField, passwordField } from '../parts/fields.ts';
import type { WayOn } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';

interface Given {
  readonly settings: Settings;
  readonly text: Messages;
}

/**
 * What asks for an address and its password (reference §1.2 #2). The focus is on the first that is missing.
 *
 * @param withheld the service does not say who has an account: whoever has none may make one from here, if that is open
 */
export function passwordSignInForm({ settings, text }: Given, email: string, withheld: boolean) {
  const mayBeNew = withheld && !settings.closedSignUp;
  return {
    title: text.signIn,
    fields: { email: emailField(text, email), password: passwordField(text) },
    actions: {
      trouble: link(text.troubleSigningIn),
      ...(mayBeNew ? { create: secondary(text.createAccount) } : {}),
      submit: primary(text.signInAction),
    },
    focus: email === '' ? 'email' : 'password',
    ...smallPrint({ settings, text }, 'links'),
  };
}

/** What a new account is made of (spec §5, reference §1.2 #3): a name only where one is wanted. */
export function passwordSignUpForm({ settings, text }: Given, email: string) {
  const named = settings.requireDisplayName;
  return {
    title: text.createAccount,
    fields: {
      email: emailField(text, email),
      ...(named ? { name: nameField(text) } : {}),
      newPassword: newPasswordField(text.choosePassword),
    },
    actions: { cancel: secondary(text.cancel), save: primary(text.save) },
    focus: email === '' ? 'email' : named ? 'name' : 'newPassword',
    ...smallPrint({ settings, text }, 'links'),
  };
}

/** What asks where to send the instructions (reference §1.2 #4). An address that is there already is only to be sent. */
export function passwordRecoveryForm({ settings, text }: Given, email: string) {
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
 * What says that they were sent (reference §1.2 #5).
 *
 * @param way the one button, if there is any
 */
export function passwordRecoverySent({ settings, text }: Given, email: string, way: WayOn): Description {
  return {
    title: text.checkYourEmail,
    body: [text.followInstructions(email)],
    ...(way === 'none' ? {} : { actions: { [way]: primary(text[way]) }, focus: way }),
    ...smallPrint({ settings, text }, 'links'),
  };
}
