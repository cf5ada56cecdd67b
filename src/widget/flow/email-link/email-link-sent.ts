import { link, primary } from '../parts/actions.ts';
import { beginByEmail } from '../start/begin.ts';
import { screen, to } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';

/** Sign-in email sent (reference §1.2 #9). */
export const emailLinkSent = screen({
  name: 'emailLinkSent',
  leadsTo: ['emailNotReceived', 'signIn', 'providerSignIn'],
  async run(tools, { email, pending }) {
    const { ui, text, settings } = tools;
    const { action } = await ui.show({
      title: text.signInEmailSent,
      picture: 'tick',
      body: [text.linkSentTo(email)],
      actions: { trouble: link(text.troubleGettingEmail), back: primary(text.back) },
      focus: 'back',
      ...smallPrint(tools, 'links'),
    });
    return action === 'trouble' ? to('emailNotReceived', { email, pending }) : beginByEmail(settings, { email });
  },
});
