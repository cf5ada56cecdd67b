import { showRefusal, type Feedback } from '../../refusals.ts';
import { afterSignUp } from '../linking/after-sign-in.ts';
import { beginWithTyped } from './begin-with-typed.ts';
import { guestToUpgrade } from '../parts/guest-to-upgrade.ts';
import { hasNoMeans } from '../linking/link-route.ts';
import { notAuthorized } from '../finish/not-authorized.ts';
import { passwordSignUpForm } from './password-forms.ts';
import type { Tools } from '../screen.ts';
import { screen, to } from '../screen.ts';
import { isElsewhere } from '../tenants/tenant-match.ts';

/** Create account (reference §2.2 "passwordSignUp"). */
export const passwordSignUp = screen({
  name: 'passwordSignUp',
  leadsTo: ['tenantByEmail', 'signIn', 'providerSignIn', 'passwordRecovery', 'unauthorizedUser', 'accountName', 'done'],
  async run(tools, { email }) {
    const { ui, auth, text, settings } = tools;
    const form = passwordSignUpForm(tools, email);
    let feedback: Feedback = {};
    while (true) {
      const { action, values } = await ui.show({ ...form, ...feedback });
      if (action === 'cancel') return beginWithTyped(settings, values.email);
      const { email: address, newPassword: password, name } = values;
      if (isElsewhere(settings, address)) return to('tenantByEmail', { email: address, isGiven: true });
      const upgradeGuest = guestToUpgrade(tools) !== null;
      const created = await ui.waitFor(auth.createUserWithPassword({ email: address, password }, { upgradeGuest }));
      if (created.ok) return afterSignUp(created.value, name);
      const { error } = created;
      const elsewhere = notAuthorized(error, settings, { identifier: address });
      if (elsewhere) return elsewhere;
      if (error.code === 'auth/email-already-in-use' && (await isWithoutMeans(tools, address))) {
        return to('passwordRecovery', { email: address, notice: text.noSignInMeans });
      }
      feedback = showRefusal(error, text, 'signUp', 'newPassword');
    }
  },
});

/** Asks whether an address that is taken has no way to sign in at all. A service that cannot be asked is not asked twice. */
async function isWithoutMeans({ ui, auth }: Tools, email: string): Promise<boolean> {
  const lookUp = await ui.waitFor(auth.lookUpSignInMethods(email));
  return lookUp.ok && hasNoMeans(lookUp.value);
}
