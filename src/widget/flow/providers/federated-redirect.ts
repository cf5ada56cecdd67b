import { federated } from './federated.ts';
import { screen, to } from '../screen.ts';

/** The only provider, gone to at once (spec §3 immediateFederatedRedirect, reference §2.1 "federatedRedirect"). */
export const federatedRedirect = screen({
  name: 'federatedRedirect',
  leadsTo: ['providerSignIn'],
  async run(tools, { providerId }) {
    const { ui } = tools;
    ui.showProgress('page');
    const outcome = await federated(tools, providerId, { flow: 'redirect' });
    return to('providerSignIn', 'stay' in outcome ? { notice: outcome.stay.notice } : {});
  },
});
