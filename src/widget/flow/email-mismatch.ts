import { pendingCredential } from '../storage/pending-credential.ts';
import { primary, secondary } from './actions.ts';
import { screen, to } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** The provider's account has another address than the one entered (reference §2.4 "emailMismatch"). */
export const emailMismatch = screen({
  name: 'emailMismatch',
  leadsTo: ['done', 'federatedSignIn', 'federatedLinking'],
  async run(tools, { result, pending }) {
    const { ui, auth, text, page } = tools;
    const { action } = await ui.show({
      title: text.signIn,
      heading: text.continueWith(result.user.email ?? ''),
      body: [text.originallyWanted(pending.email)],
      actions: { cancel: secondary(text.cancel), continue: primary(text.continue) },
      focus: 'continue',
      ...smallPrint(tools, 'links'),
    });
    if (action === 'continue') {
      if (page.storage) pendingCredential.clear(page.storage);
      return to('done', { result });
    }
    await ui.busy(auth.discard());
    const providerId = result.additionalUserInfo?.providerId ?? result.user.providerData[0]?.providerId ?? '';
    return to(pending.credential ? 'federatedLinking' : 'federatedSignIn', { email: pending.email, providerId });
  },
});
