import type { Description } from '../../description.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { link, primary } from '../parts/actions.ts';
import { beginByEmail } from '../start/begin.ts';
import { screen, to } from '../screen.ts';
import { sendLink } from './send-link.ts';
import { smallPrint } from '../parts/small-print.ts';

/** Trouble getting email? (reference §1.2 #10). */
export const emailNotReceived = screen({
  name: 'emailNotReceived',
  leadsTo: ['emailLinkSent', 'signIn', 'providerSignIn'],
  async run(tools, { email, pending }) {
    const { ui, text, settings } = tools;
    let told: Pick<Description, 'notice'> = {};
    while (true) {
      const { action } = await ui.show({
        title: text.troubleGettingEmail,
        body: [text.commonFixes, { list: text.fixes }, text.resendHint],
        actions: { resend: link(text.resend), back: primary(text.back) },
        focus: 'back',
        ...smallPrint(tools, 'links'),
        ...told,
      });
      if (action === 'back') return beginByEmail(settings, { email });
      const sent = await ui.waitFor(sendLink(tools, email, pending));
      if (sent.ok) return to('emailLinkSent', { email, pending });
      told = { notice: explainRefusal(sent.error, text) };
    }
  },
});
