import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { explainRefusalIn } from '../../refusals.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { redirectStatus } from '../../storage/redirect-status.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import { completeSignIn, startLinking } from '../linking/complete-sign-in.ts';
import { pendingAfterRefusal } from '../linking/pending-sign-in.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { chooseSignInScreen } from '../start/choose-sign-in-screen.ts';
import { handleProviderRefusal, providerLeadsTo } from './sign-in-with-provider.ts';

/** Reads the result of a redirect while a progress card is visible (reference §2.4 "callback"). */
export const callback = defineScreen({
  name: 'callback',
  leadsTo: [
    ...providerLeadsTo,
    'providerByEmail',
    'federatedSignIn',
    'passwordSignIn',
    'passwordSignUp',
    'emailLinkSending',
  ],
  async run(tools) {
    const { ui, auth, settings, page } = tools;
    ui.showProgress('card');
    const read = await ui.waitFor(rememberNewAccount(tools, auth.redirectResult()));
    if (page.storage) redirectStatus.clear(page.storage);
    if (read.ok && read.value) return completeSignIn(tools, read.value);
    const stored = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
    if (read.ok || read.error.code === 'auth/redirect-result-lost') {
      if (page.storage) pendingCredential.clear(page.storage);
      return to('providerSignIn', { email: stored?.email, ...(!read.ok && explainLostResult(read.error)) });
    }
    const { error } = read;
    const pending = pendingAfterRefusal(error, stored);
    if (pending) {
      const notice = explainRefusal(error);
      if (pending.credential) return startLinking(tools, pending.email, pending.credential, notice);
      if (settings.providerByEmail) return to('providerByEmail', { email: pending.email, notice });
      const lookUp = await ui.waitFor(auth.lookUpSignInMethods(pending.email));
      if (lookUp.ok) return chooseSignInScreen(settings, pending.email, lookUp.value, notice);
    }
    const result = await handleProviderRefusal(tools, error);
    return 'next' in result ? result.next : to('providerSignIn', { notice: result.feedback.notice });
  },
});

/**
 * Explains that the browser has lost the redirect's result. The next attempt uses a popup, because a popup does not
 * lose its result.
 */
function explainLostResult(error: AuthError): ScreenInputs['providerSignIn'] {
  console.info('[doorstep]', error);
  return { notice: explainRefusalIn(error, 'provider'), flow: 'popup' };
}
