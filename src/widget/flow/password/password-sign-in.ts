import type { AuthCredential, AuthResult } from '../../../adapters/auth-backend.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import { guestToUpgrade } from '../parts/guest-to-upgrade.ts';
import { notAuthorized } from '../finish/not-authorized.ts';
import { passwordSignInForm } from './password-forms.ts';
import type { Tools } from '../screen.ts';
import { screen, to } from '../screen.ts';
import { settle } from '../linking/settle.ts';
import { isElsewhere } from '../tenants/tenant-match.ts';

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
    const form = passwordSignInForm(tools, email, withheld);
    let feedback: Feedback = {};
    while (true) {
      const { action, values } = await ui.show({ ...form, ...feedback });
      if (action === 'trouble') return to('passwordRecovery', { email: values.email });
      if (action === 'create') return to('passwordSignUp', { email: values.email });
      if (isElsewhere(settings, values.email)) return to('tenantByEmail', { email: values.email, isGiven: true });
      const signedIn = await ui.waitFor(auth.signInWithPassword(values));
      if (signedIn.ok) return afterPassword(tools, values, signedIn.value);
      const { error } = signedIn;
      if (error.code === 'auth/multi-factor-auth-required') {
        return to('secondFactor', { conflict: guestsConflict(tools, values) });
      }
      const elsewhere = notAuthorized(error, settings, { identifier: values.email });
      if (elsewhere) return elsewhere;
      feedback = withheld
        ? showRefusal(error, text, 'withheldAccount', 'emailAndPassword', 'password')
        : showRefusal(error, text, 'emailAndPassword', 'password');
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
function guestsConflict(tools: Tools, account: Account): AuthCredential | undefined {
  return guestToUpgrade(tools) ? tools.auth.passwordCredential(account) : undefined;
}
