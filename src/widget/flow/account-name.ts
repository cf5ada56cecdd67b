import { explain } from '../messages/explain.ts';
import { primary, secondary } from './actions.ts';
import { beginByEmail } from './begin.ts';
import { screen, to } from './screen.ts';

/**
 * Names the new account. It is there whatever becomes of the name: one that cannot be saved is said, and does not
 * stand in the way (reference Q13).
 */
export const accountName = screen({
  name: 'accountName',
  leadsTo: ['accountName', 'done', 'signIn', 'providerSignIn'],
  async run({ ui, auth, text, settings }, { result, name }) {
    const saved = await ui.busy(auth.setDisplayName(name));
    if (saved.ok) return to('done', { result });
    // Nobody is left to go on with (reference T161).
    if (saved.error.code === 'auth/user-token-expired') return beginByEmail(settings, { notice: text.sessionExpired });
    if (saved.error.code === 'auth/user-disabled') return beginByEmail(settings, { notice: text.userDisabled });
    const { action } = await ui.show({
      title: text.createAccount,
      body: [text.nameNotSaved],
      actions: { retry: secondary(text.retry), continue: primary(text.continue) },
      focus: 'continue',
      notice: explain(saved.error, text),
    });
    return action === 'retry' ? to('accountName', { result, name }) : to('done', { result });
  },
});
