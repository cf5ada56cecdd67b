import type { Description } from '../../description.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { primary } from '../parts/actions.ts';
import { afterConnectingLinkNotSent } from './link-not-sent.ts';
import { nameOfProvider } from '../providers/provider-look.ts';
import { screen, to } from '../screen.ts';
import { sendLink } from './send-link.ts';
import { smallPrint } from '../parts/small-print.ts';

/** The address signs in by link: connect the provider by signing in with one (reference §1.2 #15). */
export const emailLinkLinking = screen({
  name: 'emailLinkLinking',
  leadsTo: ['emailLinkSent', 'providerSignIn'],
  async run(tools, { email, pending }) {
    const { ui, text, settings } = tools;
    const provider = nameOfProvider(settings, pending.providerId);
    let told: Pick<Description, 'notice'> = {};
    while (true) {
      await ui.show({
        title: text.signIn,
        heading: text.alreadyHaveAccount,
        body: [text.alreadyUsedLink(email, provider), text.linkOnSameDevice(provider)],
        actions: { submit: primary(text.signInAction) },
        focus: 'submit',
        ...smallPrint(tools, 'links'),
        ...told,
      });
      const sent = await ui.waitFor(sendLink(tools, email, pending));
      if (sent.ok) return to('emailLinkSent', { email, pending });
      const next = afterConnectingLinkNotSent(sent.error, text, email);
      if (next) return next;
      told = { notice: explainRefusal(sent.error, text) };
    }
  },
});

/** The link of a linking flow was opened where its credential is not (reference §1.2 #16). */
export const emailLinkLinkingOtherDevice = screen({
  name: 'emailLinkLinkingOtherDevice',
  leadsTo: ['emailLinkCallback'],
  async run(tools, { providerId }) {
    const { ui, text, settings, page } = tools;
    const provider = nameOfProvider(settings, providerId);
    await ui.show({
      title: text.signIn,
      body: [text.intendedToConnect(provider), text.stillConnect(provider)],
      actions: { continue: primary(text.continue) },
      focus: 'continue',
      ...smallPrint(tools, 'links'),
    });
    if (page.storage) pendingCredential.clear(page.storage);
    return to('emailLinkCallback', { withoutLinking: true });
  },
});
