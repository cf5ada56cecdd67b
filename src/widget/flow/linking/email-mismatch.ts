import { pendingCredential } from '../../storage/pending-credential.ts';
import { primary, secondary } from '../parts/actions.ts';
import { afterMismatch, canBeCancelled, nameOfAccount } from './email-mismatch-ways.ts';
import { screen, to } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';

/** The provider's account has another address than the one entered (reference §2.4 "emailMismatch"). */
export const emailMismatch = screen({
  name: 'emailMismatch',
  leadsTo: ['done', 'federatedSignIn', 'federatedLinking', 'providerSignIn'],
  async run(tools, { result, pending }) {
    const { ui, auth, text, page } = tools;
    const { action } = await ui.show({
      title: text.signIn,
      heading: text.continueWith(nameOfAccount(result)),
      body: [text.originallyWanted(pending.email)],
      actions: {
        ...(canBeCancelled(result) ? { cancel: secondary(text.cancel) } : {}),
        continue: primary(text.continue),
      },
      focus: 'continue',
      ...smallPrint(tools, 'links'),
    });
    if (action === 'continue') {
      if (page.storage) pendingCredential.clear(page.storage);
      return to('done', { result });
    }
    await ui.waitFor(auth.discard());
    return afterMismatch(result, pending, text);
  },
});
