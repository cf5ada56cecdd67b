import { explain } from '../messages/explain.ts';
import { isFor, pendingCredential } from '../storage/pending-credential.ts';
import { screen, to } from './screen.ts';
import { sendLink } from './send-link.ts';

/** Sends a sign-in link while a progress card is shown (reference §2.3 "sendEmailLinkForSignIn"). */
export const emailLinkSending = screen({
  name: 'emailLinkSending',
  leadsTo: ['emailLinkSent', 'unauthorizedUser', 'signIn'],
  async run(tools, { email }) {
    const { ui, auth, text, settings, page } = tools;
    ui.wait('card');
    const waiting = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
    // The link may open where this session is not: what waits for this address goes with it (Q3).
    const pending = waiting && isFor(waiting, email) ? waiting.credential : null;
    const sent = await ui.busy(sendLink(tools, email, pending));
    if (sent.ok) return to('emailLinkSent', { email, pending });
    if (sent.error.code === 'auth/admin-restricted-operation' && settings.adminRestriction) {
      return to('unauthorizedUser', { identifier: email, restriction: settings.adminRestriction });
    }
    return to('signIn', { email, notice: explain(sent.error, text) });
  },
});
