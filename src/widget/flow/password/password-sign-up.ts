import { findMailInstead } from '../../config/email-method.ts';
import { offersSignUp } from '../../config/offers-sign-up.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { showNewPasswordRefusal } from '../../screen/show-new-password-refusal.ts';
import { watchNewPassword } from '../../screen/watch-new-password.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import type { Answer, TextField } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { primary, secondary } from '../../screen/controls.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { beginSignInOrRedirect } from '../start/begin-sign-in.ts';
import { CHANGE_TENANT } from '../start/chosen-tenant.ts';
import { cancelEmailForm, findOtherScreen } from '../tenants/match-tenant.ts';
import { accountCreated, accountNameRefused } from './account-created.ts';
import { askForTenant } from './ask-for-tenant.ts';
import { checkPassword } from '../../screen/check-password.ts';
import { mailScreens } from '../../screen/mail-instead.ts';
import { checkSignUp } from './check-sign-up.ts';
import { passwordSignUpForm } from './password-forms.ts';
import { withSignUpValues } from './sign-up-fields.ts';

/** Creates an account with a password (reference §2.2 "passwordSignUp"). */
export const passwordSignUp = defineScreen({
  name: 'passwordSignUp',
  leadsTo: [
    'tenantByEmail',
    'providerByEmail',
    'tenantList',
    'signIn',
    'providerSignIn',
    'phoneSignInStart',
    'federatedRedirect',
    'passwordRecovery',
    'emailLinkSending',
    'emailCodeSending',
    'unauthorizedUser',
    'accountName',
    'done',
  ],
  async run(tools, input) {
    const next = await createAccount(tools, input);
    // Until the visitor leaves this screen, the history entry keeps the widget mode `signUp` for a reload. Afterwards,
    // the mode must not open this screen again.
    if (isSignUpMode(tools)) tools.page.forgetHidden();
    return next;
  },
});

/** Returns true if the page has the widget mode `signUp`, even if the mode is hidden from the address bar. */
const isSignUpMode = ({ page, settings }: Tools): boolean =>
  page.address.searchParams.get(settings.modeParameter)?.toLowerCase() === 'signup';

async function createAccount(tools: Tools, { email: initialEmail }: ScreenInputs['passwordSignUp']) {
  const { ui, auth, text, settings } = tools;
  // The widget mode `signUp` opens this screen even if visitors cannot create an account with a password in this app.
  // In this case, begin a sign-in, as if the address had no mode.
  if (!settings.options.some(({ provider }) => provider === 'password') || !offersSignUp(settings))
    return beginSignInOrRedirect(settings, initialEmail === '' ? {} : { email: initialEmail, isSubmitted: true });
  const form = passwordSignUpForm(tools, initialEmail);
  const watch = watchNewPassword(tools);
  let feedback: Feedback = {};
  let usedEmail: string | undefined;
  let offer: Pick<TextField<Phrase>, 'link'> = {};
  while (true) {
    const { action, values }: { readonly action: string; readonly values: SignUpValues } = await ui.show(
      () => ({
        ...form,
        fields: {
          ...form.fields,
          email: { ...form.fields.email, ...offer },
          newPassword: watch.addTo(form.fields.newPassword),
        },
        ...feedback,
      }),
      watch.showOptions,
    );
    offer = {};
    const { email, newPassword: password, name } = values;
    if (action === 'cancel') return cancelEmailForm(settings, email);
    if (action === CHANGE_TENANT) return to('tenantList', { email });
    const asked = await askForTenant(tools, email);
    if (asked && 'next' in asked) return asked.next;
    if (asked) {
      feedback = asked;
      continue;
    }
    const otherScreen = findOtherScreen(settings, email);
    if (otherScreen) return otherScreen;
    // If a sign-up has failed because the email already has an account, `usedEmail` is this email. The screen `signIn`
    // continues with it at once. With any other email, the screen only fills in its email field.
    if (action === 'signIn') return to('signIn', { email, isSubmitted: email === usedEmail });
    const refused = (await checkSignUp(tools, values)) ?? (await checkPassword(tools, { email, password }));
    if (refused) {
      feedback = refused;
      continue;
    }
    const upgradeGuest = settings.upgradeGuests;
    const created = await ui.waitFor(
      rememberNewAccount(tools, auth.createUserWithPassword({ email, password }, { upgradeGuest })),
    );
    if (created.ok) {
      const result = withSignUpValues(created.value, settings, values);
      return accountCreated(result, name);
    }
    const { error } = created;
    const restricted = checkRestriction(error, settings, { identifier: email });
    if (restricted) return restricted;
    if (error.code === 'auth/email-already-in-use' && (await lacksSignInMethod(tools, email))) {
      // A sign-in by email code may have created the account. Such an account has no sign-in method.
      const mail = findMailInstead(settings);
      return mail ? to(mailScreens[mail], { email }) : to('passwordRecovery', { email, notice: text.noSignInMeans });
    }
    feedback = showNewPasswordRefusal(error, 'signUp');
    if (error.code === 'auth/email-already-in-use') {
      usedEmail = email;
      offer = { link: { text: text.signIn, action: 'signIn' } };
    }
  }
}

type SignUpValues = Answer<ReturnType<typeof passwordSignUpForm>>['values'];

/** Looks up the sign-in methods of an email. Returns true only if the service answers with an empty list. */
async function lacksSignInMethod({ ui, auth }: Tools, email: string): Promise<boolean> {
  const lookUp = await ui.waitFor(auth.lookUpSignInMethods(email));
  return lookUp.ok && lookUp.value.kind === 'given' && lookUp.value.methods.length === 0;
}

/** Saves the name of the new account. If saving fails, the visitor can continue without a name (reference Q13). */
export const accountName = defineScreen({
  name: 'accountName',
  leadsTo: ['accountName', 'done', 'passwordSignIn', 'signIn', 'providerSignIn'],
  async run(tools, { result, name }) {
    const { ui, auth, text } = tools;
    const saved = await ui.waitFor(auth.setDisplayName(name));
    if (saved.ok) return to('done', { result });
    const next = accountNameRefused(saved.error, { result, name }, tools);
    if (next) return next;
    const { action } = await ui.show({
      title: text.errorEncountered,
      body: [text.nameNotSaved],
      actions: { retry: secondary(text.retry), continue: primary(text.continue) },
      focus: 'continue',
      notice: explainRefusal(saved.error),
    });
    return action === 'retry' ? to('accountName', { result, name }) : to('done', { result });
  },
});
