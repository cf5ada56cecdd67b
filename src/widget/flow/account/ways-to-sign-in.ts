import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import { warnInAppBrowser } from '../providers/in-app-browser.ts';
import { getProviderName } from '../providers/provider-buttons.ts';
import { createProviderRequest } from '../providers/provider-request.ts';
import { accountRefused } from './account-refused.ts';
import { accountText } from './account-text.ts';
import { callOperation } from './change-account.ts';
import { describeMethods, explainRemoved } from './describe-methods.ts';
import { explainMethodRefusal } from './explain-method-refusal.ts';
import { openAccount, type OpenAccount } from './open-account.ts';
import { isOnlyMethod } from './sign-in-methods.ts';

/** Lists the sign-in methods of the account. The visitor connects and disconnects providers, and removes methods. */
export const waysToSignIn = defineScreen({
  name: 'waysToSignIn',
  leadsTo: ['account', 'identityConfirmation', 'waysToSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    if (!auth.loadAccountOperations) return to('account', {});
    // Load the code now, so that a provider window opens immediately after the click. Browsers block a window that
    // opens later. If loading fails, the click loads the code again.
    auth.loadAccountOperations().catch(() => {});
    const opened = await openAccount(tools);
    if (!opened) return to('account', {});
    const { user, settings } = opened;
    let feedback: Pick<Description<Phrase>, 'notice'> = notice === undefined ? {} : { notice };
    while (true) {
      const { action } = await ui.show({
        title: accountText('waysToSignIn'),
        ...describeMethods({ settings, text, user }),
        actions: { cancel: secondary(text.back) },
        ...feedback,
      });
      if (action === 'cancel') return to('account', {});
      const isRemoval = hasProvider(user, action);
      const warning = isRemoval ? null : warnInAppBrowser({ settings, text }, action);
      if (warning) {
        feedback = warning.feedback.notice === undefined ? {} : { notice: warning.feedback.notice };
        continue;
      }
      const changed = await (isRemoval ? removeMethod : connectProvider)(tools, opened, action);
      if (changed.ok) {
        // The list now says that this method is the only one.
        if (changed.value === 'kept') return to('waysToSignIn', {});
        const done = isRemoval
          ? explainRemoved(action, { settings, text, user })
          : accountText('providerConnected', { provider: getProviderName(settings, action) });
        // Enter the screen anew, so that the list is read again and the focus is on the title.
        return to('waysToSignIn', { notice: done });
      }
      const next = accountRefused(changed.error, to('waysToSignIn', {}));
      if (next) return next;
      feedback = explainMethodRefusal(changed.error, settings, action);
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

/** Removes a method. If it is the only method left, because another tab has removed the others, keeps it. */
async function removeMethod(
  tools: Tools,
  { user, settings }: OpenAccount,
  providerId: string,
): Promise<Outcome<'removed' | 'kept'>> {
  const { ui, auth } = tools;
  const removal = async () => {
    await auth.revalidateSession();
    return callOperation(tools, user, async (account, current) => {
      if (isOnlyMethod(current, settings, providerId)) return 'kept';
      await account.disconnectProvider(providerId);
      return 'removed';
    });
  };
  const removed = await ui.waitFor(removal());
  if (removed.ok || removed.error.code !== 'auth/no-such-provider') return removed;
  // If another tab has removed the method, load the user again, so that the list no longer shows the method.
  const reloaded = await ui.waitFor(auth.revalidateSession());
  return reloaded.ok ? { ok: true, value: 'removed' } : reloaded;
}
