import { begin } from './begin.ts';
import { federated } from './federated.ts';
import { screen } from './screen.ts';

/** The only provider, gone to at once (spec §3 immediateFederatedRedirect, reference §2.1 "federatedRedirect"). */
export const federatedRedirect = screen({
  name: 'federatedRedirect',
  leadsTo: ['providerSignIn', 'signIn', 'phoneSignInStart'],
  async run(tools, { providerId }) {
    const { ui, settings } = tools;
    ui.wait('page');
    const outcome = await federated(tools, providerId, { flow: 'redirect' });
    return begin(settings, 'stay' in outcome ? { notice: outcome.stay.notice } : {});
  },
});
