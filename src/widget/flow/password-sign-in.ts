import type { AuthCredential, AuthResult } from '../../adapters/auth-backend.ts';
import type { AuthError } from '../../adapters/auth-error.ts';
import type { Description } from '../description.ts';
import type { Messages } from '../messages/en.ts';
import { explain } from '../messages/explain.ts';
import { link, primary, secondary } from './actions.ts';
import { emailField, passwordField } from './fields.ts';
import type { Tools } from './screen.ts';
import { screen, to } from './screen.ts';
import { settle } from './settle.ts';
import { smallPrint } from './small-print.ts';
import { isElsewhere } from './tenant-match.ts';

/** Sign in with a password (reference §2.2 "passwordSignIn"); with a withheld look-up also for those who have no account. */
export const passwordSignIn = screen({
  name: 'passwordSignIn',
  leadsTo: [
    'passwordRecovery',
    'passwordSignUp',
    'unauthorizedUser',
    'secondFactor',
    'mergeConflict',
    'emailMismatch',
    'providerSignIn',
    'tenantByEmail',
    'done',
  ],
  async run(tools, { email, withheld = false }) {
    const { ui, auth, text, settings } = tools;
    const mayBeNew = withheld && !settings.closedSignUp;
    let told: Told = {};
    while (true) {
      const { action, values } = await ui.show({
        title: text.signIn,
        fields: { email: emailField(text, email), password: passwordField(text) },
        actions: {
          trouble: link(text.troubleSigningIn),
          ...(mayBeNew ? { create: secondary(text.createAccount) } : {}),
          submit: primary(text.signInAction),
        },
        focus: email === '' ? 'email' : 'password',
        ...smallPrint(tools, 'links'),
        ...told,
      });
      if (action === 'trouble') return to('passwordRecovery', { email: values.email });
      if (action === 'create') return to('passwordSignUp', { email: values.email });
      if (isElsewhere(settings, values.email)) return to('tenantByEmail', { email: values.email });
      const signedIn = await ui.busy(auth.signInWithPassword(values));
      if (signedIn.ok) return afterPassword(tools, values, signedIn.value);
      const { error } = signedIn;
      if (error.code === 'auth/multi-factor-auth-required') {
        return to('secondFactor', { conflict: guestsConflict(tools, values) });
      }
      if (error.code === 'auth/admin-restricted-operation' && settings.adminRestriction) {
        return to('unauthorizedUser', { identifier: values.email, restriction: settings.adminRestriction });
      }
      told = tell(error, text, withheld);
    }
  },
});

async function afterPassword(tools: Tools, account: Account, result: AuthResult) {
  const conflict = guestsConflict(tools, account);
  return conflict ? to('mergeConflict', { credential: conflict }) : settle(tools, result);
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** A guest who signs in to an account that is there cannot be upgraded to it (reference T48). */
function guestsConflict({ auth, settings }: Tools, account: Account): AuthCredential | undefined {
  return settings.upgradeGuests && auth.currentGuest() !== null ? auth.passwordCredential(account) : undefined;
}

type Told = Pick<Description, 'errors' | 'notice'>;

/** Where a refusal is said: what is about the password under it, what is about the address under that. */
function tell(error: AuthError, text: Messages, withheld: boolean): Told {
  switch (error.code) {
    case 'auth/wrong-password':
    case 'auth/invalid-credential':
      return { errors: { password: text.wrongPassword } };
    case 'auth/user-not-found':
      // Where the service does not say who has an account, neither do we.
      return withheld ? { errors: { password: text.wrongPassword } } : { notice: text.userNotFound };
    case 'auth/too-many-requests':
      return { errors: { password: text.tooManyPasswords } };
    case 'auth/missing-password':
    case 'auth/password-does-not-meet-requirements':
      return { errors: { password: explain(error, text) } };
    case 'auth/invalid-email':
      return { errors: { email: text.emailInvalid } };
    default:
      return { notice: explain(error, text) };
  }
}
