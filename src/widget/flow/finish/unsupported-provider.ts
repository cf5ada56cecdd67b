import { primary, secondary } from '../parts/actions.ts';
import { beginByEmail } from '../start/begin.ts';
import { screen, to } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';

/** The account signs in by a way that is not offered here (reference §2.10); Cancel leads to another address (Q7). */
export const unsupportedProvider = screen({
  name: 'unsupportedProvider',
  leadsTo: ['signIn', 'providerSignIn', 'passwordRecovery'],
  async run(tools, { email }) {
    const { ui, text, settings } = tools;
    const { action } = await ui.show({
      title: text.signIn,
      body: [text.recoverToContinue(email)],
      actions: { cancel: secondary(text.cancel), recover: primary(text.recoverPassword) },
      focus: 'recover',
      ...smallPrint(tools, 'links'),
    });
    return action === 'recover' ? to('passwordRecovery', { email }) : beginByEmail(settings);
  },
});
