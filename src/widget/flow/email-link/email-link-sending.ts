import { fill } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { cancelLinking } from '../linking/cancel-linking.ts';
import { findPendingCredential } from '../linking/pending-sign-in.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { link } from '../../screen/later-controls.ts';
import { mailboxLink } from '../../screen/mailbox-link.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { getProviderName } from '../providers/provider-buttons.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { linkingMailNotSent, signInMailNotSent } from './mail-not-sent.ts';
import { sendLink } from './send-link.ts';
import { continueAs, showUntilUsed, showUsed, whileWatching } from './show-used-link.ts';

/** Sends a sign-in link while a progress card is visible (reference §2.3 "sendEmailLinkForSignIn"). */
export const emailLinkSending = defineScreen({
  name: 'emailLinkSending',
  // If `emailLinkSignIn` in the app's configuration is invalid, the link cannot be created, and `recoverableError` is
  // shown.
  leadsTo: ['emailLinkSent', 'unauthorizedUser', 'signIn', 'recoverableError'],
  async run(tools, { email }) {
    const { ui, auth, page } = tools;
    ui.showProgress('card');
    const stored = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
    const pending = findPendingCredential(stored, email);
    // The mailed link may open in a new tab. So `sendLink` copies the credential from the tab's storage to a cookie
    // (reference Q3).
    const sent = await ui.waitFor(sendLink(tools, email, pending));
    return sent.ok
      ? to('emailLinkSent', { email, pending, linkId: sent.value })
      : signInMailNotSent(sent.error, tools, email);
  },
});

/**
 * Says that the sign-in link was sent (reference §1.2 #9). After the visitor has used the link in another tab, says
 * that she is signed in there, and offers to continue.
 */
export const emailLinkSent = defineScreen({
  name: 'emailLinkSent',
  leadsTo: ['emailNotReceived', 'signIn', 'providerSignIn'],
  async run(tools, { isUsed = false, ...sent }) {
    const { text, settings } = tools;
    const { email, linkId } = sent;
    const description = {
      title: text.signInEmailSent,
      picture: 'tick',
      body: [fill(text.linkSentTo, { email: { strong: email } }), ...mailboxLink(tools, email)],
      actions: { trouble: link(text.troubleGettingEmail), back: primary(text.back) },
      focus: 'back',
      ...smallPrint(tools, 'links'),
    } as const;
    const action = isUsed ? 'used' : await whileWatching(linkId, (watch) => showUntilUsed(tools, watch, description));
    if (action === 'trouble') return to('emailNotReceived', sent);
    const user = action === 'used' ? await showUsed(tools, email) : null;
    return user ? continueAs(tools, user) : openEmailFormOrList(settings, { email });
  },
});

/** Suggests what to do about a missing mail, and can send the mail again (reference §1.2 #10). */
export const emailNotReceived = defineScreen({
  name: 'emailNotReceived',
  leadsTo: ['emailLinkSent', 'signIn', 'providerSignIn'],
  async run(tools, sent) {
    const { ui, text, settings } = tools;
    const { email, pending, linkId } = sent;
    const used = to('emailLinkSent', { ...sent, isUsed: true });
    return whileWatching(linkId, async (watch) => {
      let feedback: Feedback = {};
      while (true) {
        const action = await showUntilUsed(tools, watch, {
          title: text.troubleGettingEmail,
          body: [
            text.commonFixes,
            { list: [text.checkSpam, text.checkConnection, text.checkSpelling, text.checkInbox] },
            text.resendHint,
          ],
          actions: { resend: link(text.resend), back: secondary(text.back) },
          focus: 'back',
          ...smallPrint(tools, 'links'),
          ...feedback,
        });
        if (action === 'used') return used;
        if (action === 'back') return openEmailFormOrList(settings, { email });
        const resent = await ui.waitFor(sendLink(tools, email, pending));
        if (watch.isUsed()) return used;
        if (resent.ok) return to('emailLinkSent', { email, pending, linkId: resent.value });
        feedback = { notice: explainRefusal(resent.error) };
      }
    });
  },
});

/** Offers to mail a sign-in link that adds the pending credential to the visitor's account (reference §1.2 #15). */
export const emailLinkLinking = defineScreen({
  name: 'emailLinkLinking',
  leadsTo: ['emailLinkSent', 'providerSignIn'],
  async run(tools, { email, pending }) {
    const { ui, text, settings, page } = tools;
    const provider = getProviderName(settings, pending.providerId);
    let feedback: Feedback = {};
    while (true) {
      const { action } = await ui.show({
        title: text.signIn,
        heading: text.alreadyHaveAccount,
        body: [
          fill(text.alreadyUsedLink, { email: { strong: email }, provider: { strong: provider } }),
          fill(text.linkOnSameDevice, { provider }),
        ],
        actions: { cancel: secondary(text.cancel), submit: primary(text.signInAction) },
        focus: 'submit',
        ...smallPrint(tools, 'links'),
        ...feedback,
      });
      if (action === 'cancel') return cancelLinking(page, email);
      const sent = await ui.waitFor(sendLink(tools, email, pending));
      if (sent.ok) return to('emailLinkSent', { email, pending, linkId: sent.value });
      const next = linkingMailNotSent(sent.error, email);
      if (next) return next;
      feedback = { notice: explainRefusal(sent.error) };
    }
  },
});
