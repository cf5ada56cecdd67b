import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { link, passwordField } from '../../screen/later-controls.ts';
import type { NextAfterConfirmation } from '../../screen/screen-inputs.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { continueSignedIn, requireSignIn } from '../finish/signed-in-user.ts';
import { warnInAppBrowser } from '../providers/in-app-browser.ts';
import { toProviderChoice } from '../providers/provider-buttons.ts';
import { CONTINUE_HERE } from '../providers/provider-refused.ts';
import { createProviderRequest } from '../providers/provider-request.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { accountText } from './account-text.ts';
import { findConfirmationMethods, findLoginHint, type ConfirmationMethods } from './confirmation-methods.ts';
import { confirmationRefused, type ConfirmationFeedback } from './confirmation-refused.ts';
import { finishConfirmation, keepSuccessUrl } from './finish-confirmation.ts';
import { nameAccount } from './name-account.ts';
import { openAccount, type OpenAccount } from './open-account.ts';

/** The result of an attempt to sign in: the next screen, or messages on this screen. */
type Attempted = Awaited<ReturnType<typeof finishConfirmation>> | ReturnType<typeof confirmationRefused>;

/** Name of the action that submits the password. */
const SIGN_IN = 'signIn';

/** Name of the action that leads to "Recover password". */
const TROUBLE = 'trouble';

/**
 * Asks a signed-in visitor to sign in to her account again: in the widget mode `signInAgain`, and before a change for
 * which the service requires a recent sign-in.
 *
 * A provider always opens in a window, because a redirect would lose what the visitor has typed. If the browser blocks
 * the window, or if the account has neither a password nor a provider, the visitor goes through the normal sign-in.
 */
export const identityConfirmation = defineScreen({
  name: 'identityConfirmation',
  leadsTo: [
    'account',
    'nameChange',
    'emailChange',
    'passwordChange',
    'waysToSignIn',
    'phoneChange',
    'phoneChangeCode',
    'secondFactors',
    'passkeys',
    'passkeyRename',
    'devices',
    'backupCodes',
    'signOutEverywhere',
    'accountDeletion',
    'secondFactor',
    'passwordRecovery',
    'projectCheck',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, input) {
    const { ui, text } = tools;
    const { next, notice, takeResult } = input;
    const opened = await openAccount(tools);
    if (!opened) return signInNormally(tools, next);
    const { user, settings } = opened;
    const methods = findConfirmationMethods(user, settings);
    const { passwordEmail, providers } = methods;
    if (passwordEmail === null && providers.length === 0) return signInNormally(tools, next);
    const account = nameAccount(user);
    const result = takeResult?.();
    let attempted: Attempted = result
      ? await finishConfirmation(tools, user, result, next)
      : { feedback: notice === undefined ? {} : { notice } };
    while (true) {
      if ('next' in attempted) return attempted.next;
      const shown: Description<Phrase> = describe(tools, account, methods, attempted.feedback);
      const { action, values } = await ui.show(shown);
      if (action === 'cancel') return next ? to('account', {}) : continueSignedIn(tools);
      if (action === CONTINUE_HERE) return signInNormally(tools, next);
      if (action === TROUBLE) return to('passwordRecovery', { email: passwordEmail ?? '' });
      const isByPassword = action === SIGN_IN;
      const warning = isByPassword ? null : warnInAppBrowser({ settings, text }, action);
      if (warning) {
        attempted = warning;
        continue;
      }
      const signedIn = isByPassword
        ? await signInWithPassword(tools, passwordEmail ?? '', values['password'] ?? '')
        : await signInWithProvider(tools, opened, action);
      attempted = signedIn.ok
        ? await finishConfirmation(tools, user, signedIn.value, next)
        : confirmationRefused(signedIn.error, { account, isByPassword, next }, tools);
    }
  },
});

function describe(
  { text }: Pick<Tools, 'text'>,
  account: string,
  { passwordEmail, providers }: ConfirmationMethods,
  { actions, ...messages }: ConfirmationFeedback,
): Description<Phrase> {
  const choices = Object.fromEntries(providers.map((option) => [option.provider, toProviderChoice(option, text)]));
  const common = {
    title: text.secondFactor,
    body: [accountText('signInAgainTo', { account })],
    ...(providers.length > 0 && { choices }),
    ...messages,
  };
  const cancel = { cancel: secondary(text.cancel) };
  if (passwordEmail === null) return { ...common, actions: { ...cancel, ...actions } };
  return {
    ...common,
    username: passwordEmail,
    fields: { password: passwordField(text) },
    actions: {
      [TROUBLE]: link(text.troubleSigningIn),
      ...cancel,
      [SIGN_IN]: primary(text.signInAction),
      ...(actions && { [CONTINUE_HERE]: secondary(text.continueInThisWindow) }),
    },
    ...(providers.length > 0 && { divider: text.or }),
    focus: 'password',
  };
}

const signInWithPassword = ({ ui, auth }: Tools, email: string, password: string): Promise<Outcome<AuthResult>> =>
  ui.waitFor(auth.signInWithPassword({ email, password }));

function signInWithProvider(
  { ui, auth }: Tools,
  { user, settings }: OpenAccount,
  provider: string,
): Promise<Outcome<AuthResult>> {
  const request = createProviderRequest(settings, provider, findLoginHint(user, provider));
  return ui.waitWithChoices(auth.signInWithPopup(request));
}

/**
 * Returns the first screen of a normal sign-in. If another screen needs the confirmation (`next`), the sign-in leads
 * back to this page. Otherwise, the app has asked for the confirmation, and the sign-in ends with the success URL.
 */
function signInNormally(tools: Tools, next: NextAfterConfirmation | undefined) {
  if (next) return requireSignIn(tools);
  const { page, settings, text } = tools;
  keepSuccessUrl(tools);
  page.forgetHidden();
  return settings.config.tenants ? to('projectCheck', {}) : beginSignIn(settings, { notice: text.loginAgain });
}
