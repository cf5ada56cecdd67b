import { fill } from '../../messages/phrase.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { defineScreen } from '../../screen/screen.ts';
import { finishSignIn } from './guest-to-upgrade.ts';
import { canDiscard, getAccountName, mismatchCancelled } from './mismatched-account.ts';

/** Asks whether to continue with an account whose email is not the expected one (reference §2.4 "emailMismatch"). */
export const emailMismatch = defineScreen({
  name: 'emailMismatch',
  leadsTo: ['done', 'mergeConflict', 'federatedSignIn', 'federatedLinking', 'providerByEmail', 'providerSignIn'],
  async run(tools, { result, pending }) {
    const { ui, auth, text, page } = tools;
    const { action } = await ui.show({
      title: text.signIn,
      heading: fill(text.continueWith, { email: getAccountName(result) }),
      body: [fill(text.originallyWanted, { email: { strong: pending.email } })],
      actions: {
        ...(canDiscard(result) ? { cancel: secondary(text.cancel) } : {}),
        continue: primary(text.continue),
      },
      focus: 'continue',
      ...smallPrint(tools, 'links'),
    });
    if (action === 'continue') {
      if (page.storage) pendingCredential.clear(page.storage);
      return finishSignIn(tools, result);
    }
    await ui.waitFor(auth.discard());
    return mismatchCancelled(result, pending, tools);
  },
});
