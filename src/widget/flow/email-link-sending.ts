import { explain } from '../messages/explain.ts';
import { screen, to } from './screen.ts';
import { sendLink } from './send-link.ts';

/** Sends a sign-in link while a progress card is shown (reference §2.3 "sendEmailLinkForSignIn"). */
export const emailLinkSending = screen({
  name: 'emailLinkSending',
  leadsTo: ['emailLinkSent', 'unauthorizedUser', 'signIn'],
  async run(tools, { email }) {
    const { ui, text, settings } = tools;
    ui.wait('card');
    const sent = await ui.busy(sendLink(tools, email, null));
    if (sent.ok) return to('emailLinkSent', { email, pending: null });
    if (sent.error.code === 'auth/admin-restricted-operation' && settings.adminRestriction) {
      return to('unauthorizedUser', { identifier: email, restriction: settings.adminRestriction });
    }
    return to('signIn', { email, notice: explain(sent.error, text) });
  },
});
