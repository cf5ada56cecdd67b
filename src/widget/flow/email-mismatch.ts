import { isFederated } from '../config/providers.ts';
import { pendingCredential } from '../storage/pending-credential.ts';
import { primary, secondary } from './actions.ts';
import { screen, to } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** The provider's account has another address than the one entered (reference §2.4 "emailMismatch"). */
export const emailMismatch = screen({
  name: 'emailMismatch',
  leadsTo: ['done', 'federatedSignIn', 'federatedLinking', 'providerSignIn'],
  async run(tools, { result, pending }) {
    const { ui, auth, text, page } = tools;
    const { action } = await ui.show({
      title: text.signIn,
      heading: text.continueWith(result.user.email ?? result.user.phoneNumber ?? ''),
      body: [text.originallyWanted(pending.email)],
      // A guest has that account for good by now: there is nothing left to be cancelled.
      actions: {
        ...(result.operationType === 'link' ? {} : { cancel: secondary(text.cancel) }),
        continue: primary(text.continue),
      },
      focus: 'continue',
      ...smallPrint(tools, 'links'),
    });
    if (action === 'continue') {
      if (page.storage) pendingCredential.clear(page.storage);
      return to('done', { result });
    }
    await ui.busy(auth.discard());
    const { email, credential } = pending;
    const providerId = result.additionalUserInfo?.providerId ?? result.user.providerData[0]?.providerId;
    // By a password there is no provider to go back to, and the account that was meant may have another way in.
    if (providerId === undefined || !isFederated(providerId)) {
      return to('providerSignIn', { email, ...(credential ? { notice: text.signInAsBefore(email) } : {}) });
    }
    return to(credential ? 'federatedLinking' : 'federatedSignIn', { email, providerId });
  },
});
