import { limits } from '../limits.ts';
import { ownUrl } from '../safe-url.ts';
import { storedRedirectUrl } from '../storage/redirect-url.ts';
import { begin } from './begin.ts';
import { screen, to } from './screen.ts';

/** Reads the address: which mode, and where a success shall lead (spec §2 "Widget modes", reference §3.1, §5). */
export const start = screen({
  name: 'start',
  leadsTo: ['signIn', 'providerSignIn', 'passwordReset', 'unrecoverableError'],
  async run({ page, settings, text }) {
    if (!page.storage) return to('unrecoverableError', { message: text.noWebStorage });

    const { address } = page;
    const parameters = address.searchParams;
    const mode = parameters.get(settings.modeParameter)?.toLowerCase();
    if (mode === 'resetpassword') {
      page.hide([settings.modeParameter, ...limits.actionCodeParameters]);
      return to('passwordReset', { code: parameters.get('oobCode') ?? '', continueUrl: parameters.get('continueUrl') });
    }

    const asked = parameters.get(settings.successUrlParameter);
    const successUrl = asked ? ownUrl(asked, address) : null;
    if (successUrl) storedRedirectUrl.keep(page.storage, successUrl);
    return begin(settings);
  },
});
