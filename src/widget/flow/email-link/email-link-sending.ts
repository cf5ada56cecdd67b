import { pendingCredential } from '../../storage/pending-credential.ts';
import { afterLinkNotSent } from './link-not-sent.ts';
import { credentialFor } from '../linking/pending-match.ts';
import { screen, to } from '../screen.ts';
import { sendLink } from './send-link.ts';

/** Sends a sign-in link while a progress card is shown (reference §2.3 "sendEmailLinkForSignIn"). */
export const emailLinkSending = screen({
  name: 'emailLinkSending',
  leadsTo: ['emailLinkSent', 'unauthorizedUser', 'signIn'],
  async run(tools, { email }) {
    const { ui, auth, page } = tools;
    ui.showProgress('card');
    const waiting = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
    // The link may open where this session is not: what waits for this address goes with it (Q3).
    const pending = credentialFor(waiting, email);
    const sent = await ui.waitFor(sendLink(tools, email, pending));
    return sent.ok ? to('emailLinkSent', { email, pending }) : afterLinkNotSent(sent.error, tools, email);
  },
});
