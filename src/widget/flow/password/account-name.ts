import { explainRefusal } from '../../refusals-anywhere.ts';
import { afterAccountLoss } from './account-loss.ts';
import { primary, secondary } from '../parts/actions.ts';
import { screen, to } from '../screen.ts';

/**
 * Names the new account. It is there whatever becomes of the name: one that cannot be saved is said, and does not
 * stand in the way (reference Q13).
 */
export const accountName = screen({
  name: 'accountName',
  leadsTo: ['accountName', 'done', 'signIn', 'providerSignIn'],
  async run(tools, { result, name }) {
    const { ui, auth, text } = tools;
    const saved = await ui.waitFor(auth.setDisplayName(name));
    if (saved.ok) return to('done', { result });
    const loss = afterAccountLoss(saved.error, tools);
    if (loss) return loss;
    const { action } = await ui.show({
      title: text.createAccount,
      body: [text.nameNotSaved],
      actions: { retry: secondary(text.retry), continue: primary(text.continue) },
      focus: 'continue',
      notice: explainRefusal(saved.error, text),
    });
    return action === 'retry' ? to('accountName', { result, name }) : to('done', { result });
  },
});
