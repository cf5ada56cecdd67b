import { findMailInstead } from '../../config/email-method.ts';
import type { AuthCredential, AuthResult } from '../../../adapters/auth-backend.ts';
import { fill, type Texts } from '../../messages/phrase.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import { isTransient } from '../finish/transient-error.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { findGuestToUpgrade } from '../linking/guest-to-upgrade.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { MAIL_INSTEAD, mailScreens } from '../../screen/mail-instead.ts';
import { offerReset, resetLink } from '../../screen/offer-reset.ts';
import { mayBelongToOtherTenant, findOtherScreen } from '../tenants/match-tenant.ts';
import { validateField } from '../../validation/rules.ts';
import { askForTenant } from './ask-for-tenant.ts';
import { resumeSignUp } from './account-created.ts';
import { checkPasswordAtSignIn } from '../../screen/check-password.ts';
import { offersSignUp } from '../../config/offers-sign-up.ts';
import { OTHER_METHOD, passwordSignInForm } from './password-forms.ts';

/**
 * Asks for the email and password (reference §2.2 "passwordSignIn"). If a password manager has filled in both on the
 * first screen, the widget submits them at once. If the service hides whether the email has an account, the form also
 * offers to create an account.
 */
export const passwordSignIn = defineScreen({
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
    'providerByEmail',
    'emailLinkSending',
    'emailCodeSending',
    'accountName',
    'done',
  ],
  async run(tools, { email: initialEmail, withheld = false, notice, newAccount, takePassword }) {
    const { ui, auth, text, settings } = tools;
    const mail = findMailInstead(settings);
    const form = passwordSignInForm(tools, initialEmail, withheld);
    let feedback: SignInFeedback = notice === undefined ? {} : { notice };
    let offer: ReturnType<typeof offerReset> = {};
    const savedPassword = takePassword?.();
    let submitted = savedPassword ? { email: initialEmail, password: savedPassword } : null;
    // A saved password that could not be checked stays in the field, so that the visitor can try again.
    let kept = savedPassword ? { value: savedPassword } : {};
    while (true) {
      const { fields } = form;
      const { action, values } = submitted
        ? { action: 'submit', values: submitted }
        : await ui.show({
            ...form,
            fields: { ...fields, password: { ...fields.password, ...offer, ...kept } },
            ...feedback,
          });
      submitted = null;
      const { email } = values;
      if (action === 'trouble') return to('passwordRecovery', { email });
      if (action === 'create') return to('passwordSignUp', { email });
      if (action === OTHER_METHOD)
        return to(mayBelongToOtherTenant(settings, email) ? 'tenantByEmail' : 'providerSignIn', { email });
      const invalid = action === MAIL_INSTEAD && validateField('email', email);
      if (invalid) {
        feedback = { errors: { email: invalid } };
        continue;
      }
      const asked = await askForTenant(tools, email);
      if (asked && 'next' in asked) return asked.next;
      if (asked) {
        feedback = asked;
        continue;
      }
      const otherScreen = findOtherScreen(settings, email);
      if (otherScreen) return otherScreen;
      if (action === MAIL_INSTEAD && mail) return to(mailScreens[mail], { email });
      const signedIn = await ui.waitFor(auth.signInWithPassword(values));
      const refused = await checkPasswordAtSignIn(tools, values, signedIn);
      if (refused) {
        feedback = refused;
        offer = refused.errors ? resetLink(text) : {};
        if (refused.errors) kept = {};
        continue;
      }
      if (signedIn.ok) {
        const next = await completePasswordSignIn(tools, values, signedIn.value, withheld);
        return resumeSignUp(next, newAccount) ?? next;
      }
      const { error } = signedIn;
      if (error.code === 'auth/multi-factor-auth-required') {
        return to('secondFactor', { email, conflict: findUpgradeConflict(tools, values) });
      }
      const restricted = checkRestriction(error, settings, { identifier: email });
      if (restricted) return restricted;
      feedback = withheld
        ? showRefusal(error, 'withheldAccount', 'emailAndPassword', 'password')
        : {
            ...showRefusal(error, 'emailAndPassword', 'password'),
            ...(error.code === 'auth/user-not-found' && offersSignUp(settings) ? { body: [createInstead(text)] } : {}),
          };
      offer = offerReset(error, text);
      if (!isTransient(error)) kept = {};
    }
  },
});

/** Feedback of the sign-in form. If the email has no account, `body` offers to create one. */
type SignInFeedback = Feedback & { readonly body?: readonly [ReturnType<typeof createInstead>] };

const createInstead = (text: Texts) => fill(text.createInstead, { link: { action: 'create' } });

interface Account {
  readonly email: string;
  readonly password: string;
}

async function completePasswordSignIn(tools: Tools, account: Account, result: AuthResult, withheld: boolean) {
  const conflict = findUpgradeConflict(tools, account);
  if (conflict) return to('mergeConflict', { credential: conflict });
  const next = await completeSignIn(tools, result);
  const passwordForm = { email: account.email, withheld };
  return next.name === 'done' ? to('done', { ...next.input, passwordForm }) : next;
}

/**
 * Returns the credential of `account` if the visitor is a guest to upgrade; otherwise undefined. A guest cannot be
 * upgraded to an account that exists already, so the screen `mergeConflict` passes the credential to the app (reference
 * T48).
 */
function findUpgradeConflict(tools: Tools, account: Account): AuthCredential | undefined {
  return findGuestToUpgrade(tools) ? tools.auth.passwordCredential(account) : undefined;
}
