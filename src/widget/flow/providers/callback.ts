import { explainRefusal } from '../../refusals-anywhere.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { federatedLeadsTo, refused } from './federated.ts';
import { linkTo } from '../linking/link-to.ts';
import { begunBefore } from '../linking/pending-match.ts';
import { route } from '../start/route.ts';
import { screen, to } from '../screen.ts';
import { settle } from '../linking/settle.ts';

/** A progress card while the result of a redirect is read (reference §2.4 "callback"). */
export const callback = screen({
  name: 'callback',
  leadsTo: [...federatedLeadsTo, 'federatedSignIn', 'passwordSignIn', 'passwordSignUp', 'emailLinkSending'],
  async run(tools) {
    const { ui, auth, settings, text, page } = tools;
    ui.showProgress('card');
    const read = await ui.waitFor(auth.redirectResult());
    if (read.ok && read.value) return settle(tools, read.value);
    if (read.ok) {
      if (page.storage) pendingCredential.clear(page.storage);
      return to('providerSignIn', {});
    }
    const { error } = read;
    const pending = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
    const begun = begunBefore(error, pending);
    if (begun) {
      const notice = explainRefusal(error, text);
      if (begun.credential) return linkTo(tools, begun.email, begun.credential, notice);
      const lookUp = await ui.waitFor(auth.lookUpSignInMethods(begun.email));
      if (lookUp.ok) return route(settings, begun.email, lookUp.value, notice);
    }
    const outcome = await refused(tools, error);
    return 'next' in outcome ? outcome.next : to('providerSignIn', { notice: outcome.stay.notice });
  },
});
