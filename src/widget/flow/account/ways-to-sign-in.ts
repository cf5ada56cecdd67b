import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Next, type Tools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { continueSignedIn, getSignedInUser } from '../finish/signed-in-user.ts';
import { warnInAppBrowser } from '../providers/in-app-browser.ts';
import { getProviderName } from '../providers/provider-buttons.ts';
import { createProviderRequest } from '../providers/provider-request.ts';
import { accountRefused } from './account-refused.ts';
import { accountText } from './account-text.ts';
import { callOperation } from './change-account.ts';
import { confirmRemoval } from './confirm-removal.ts';
import { CHANGE_PHONE, describeRemoval, describeMethods, explainRemoved } from './describe-methods.ts';
import { explainMethodRefusal } from './explain-method-refusal.ts';
import { openAccount, type OpenAccount } from './open-account.ts';
import { isOnlyMethod } from './sign-in-methods.ts';
import { showSuccess } from './success-notice.ts';

/**
 * Lists the sign-in methods of the account. The visitor connects and disconnects providers, sets her phone, and removes
 * methods.
 */
export const waysToSignIn = defineScreen({
  name: 'waysToSignIn',
  leadsTo: ['account', 'identityConfirmation', 'phoneChange', 'waysToSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    if (!auth.loadAccountOperations) return to('account', {});
    // Load the code now, so that a provider window opens immediately after the click. Browsers block a window that
    // opens later. If loading fails, the click loads the code again.
    auth.loadAccountOperations().catch(() => {});
    const opened = await openAccount(tools);
    if (!opened) return to('account', {});
    const { user, settings } = opened;
    let feedback = showSuccess(notice);
    while (true) {
      const { action } = await ui.show({
        title: accountText('waysToSignIn'),
        ...describeMethods({ settings, text, user, hasFactor: auth.enrolledFactors().length > 0 }),
        actions: { cancel: secondary(text.back), done: secondary(text.done) },
        ...feedback,
      });
      if (action === 'cancel') return to('account', {});
      if (action === 'done') return continueSignedIn(tools);
      if (hasProvider(user, action)) {
        return confirmRemoval(tools, {
          ...describeRemoval(action, { settings, text, user }),
          list: to('waysToSignIn', {}),
          remove: () => removeMethod(tools, opened, action),
          explain: (error) => explainMethodRefusal(error, settings, action),
        });
      }
      if (action === 'phone' || action === CHANGE_PHONE) return to('phoneChange', { uid: user.uid });
      const warning = warnInAppBrowser({ settings, text }, action);
      if (warning) {
        feedback = warning.feedback.notice === undefined ? {} : { notice: warning.feedback.notice };
        continue;
      }
      const connected = await connectProvider(tools, opened, action);
      // Enter the screen anew, so that the list is read again and the focus is on the title.
      if (connected.ok) {
        const provider = getProviderName(settings, action);
        return to('waysToSignIn', { notice: accountText('providerConnected', { provider }) });
      }
      const next = accountRefused(connected.error, to('waysToSignIn', {}));
      if (next) return next;
      feedback = explainMethodRefusal(connected.error, settings, action);
    }
  },
});

async function connectProvider(
  tools: Tools,
  { user, settings }: OpenAccount,
  providerId: string,
): Promise<Outcome<void>> {
  const { ui, auth } = tools;
  // Do not send the visitor's email as a login hint, because she may want to connect an account with another email.
  const request = createProviderRequest(settings, providerId, undefined);
  const connected = await ui.waitWithChoices(callOperation(tools, user, (account) => account.connectProvider(request)));
  if (connected.ok || connected.error.code !== 'auth/credential-already-in-use') return connected;
  // An earlier attempt, whose answer was lost, may have connected the provider. So load the user again.
  const reloaded = await ui.waitFor(auth.revalidateSession());
  if (!reloaded.ok) return connected;
  const current = await ui.waitFor(getSignedInUser(auth));
  return current.ok && current.value && hasProvider(current.value, providerId) ? reloaded : connected;
}

const hasProvider = ({ providerData }: AuthUser, id: string): boolean =>
  providerData.some(({ providerId }) => providerId === id);

/**
 * Removes a method. Keeps the method if no other method is left, because another tab has removed the others. In this
 * case, leads to the list, which shows that this method is the only one.
 */
async function removeMethod(
  tools: Tools,
  { user, settings }: OpenAccount,
  providerId: string,
): Promise<Outcome<Next<'waysToSignIn'>>> {
  const { ui, auth, text } = tools;
  const removed = {
    ok: true,
    value: to('waysToSignIn', { notice: explainRemoved(providerId, { settings, text, user }) }),
  } as const;
  const removal = async () => {
    await auth.revalidateSession();
    return callOperation(tools, user, async (account, current) => {
      if (isOnlyMethod(current, settings, providerId)) return to('waysToSignIn', {});
      await account.disconnectProvider(providerId);
      return removed.value;
    });
  };
  const outcome = await ui.waitFor(removal());
  if (outcome.ok || outcome.error.code !== 'auth/no-such-provider') return outcome;
  // If another tab has removed the method, load the user again, so that the list no longer shows the method.
  const reloaded = await ui.waitFor(auth.revalidateSession());
  return reloaded.ok ? removed : reloaded;
}
