import { limits } from '../../limits.ts';
import { parseOwnUrl } from '../../safe-url.ts';
import { clearPendingCredential } from '../../storage/pending-key.ts';
import { redirectStatus } from '../../storage/redirect-status.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { begin } from './begin.ts';
import { codeModes, isCodeMode } from './code-modes.ts';
import { linkParameters } from './link-parameters.ts';
import { firstScreen, to } from '../screen.ts';

/** Reads the address: which mode, and where a success shall lead (reference §3.1, §5). */
export const start = firstScreen({
  name: 'start',
  leadsTo: [
    ...Object.values(codeModes),
    'callback',
    'emailLinkCallback',
    'federatedRedirect',
    'projectCheck',
    'secondFactorEnrolment',
    'signedOut',
    'signIn',
    'providerSignIn',
    'phoneSignInStart',
    'unrecoverableError',
  ],
  async run({ page, auth, settings, enterTenant, text }) {
    const { address, storage } = page;
    if (!storage) return to('unrecoverableError', { message: text.noWebStorage });

    const parameters = address.searchParams;
    const mode = parameters.get(settings.modeParameter)?.toLowerCase();
    if (mode === 'signout' || mode === 'addsecondfactor') {
      page.hide([settings.modeParameter]);
      return to(mode === 'signout' ? 'signedOut' : 'secondFactorEnrolment', {});
    }
    const { tenants } = settings.config;
    const isOurs = (tenantId: string | null) =>
      !tenants || tenants.tenants.some((tenant) => tenant.tenantId === tenantId);
    const isCode = isCodeMode(mode);
    if (isCode || mode === 'signin') {
      page.hide([settings.modeParameter, ...(isCode ? limits.actionCodeParameters : linkParameters)]);
      const tenantId = parameters.get('tenantId');
      if (!isOurs(tenantId)) return to('unrecoverableError', { message: text.restartProcess });
      // Only for what this link does: the app's own tenant is nobody's business here (reference Q20).
      if (tenants) enterTenant(tenantId);
      else auth.useTenant(tenantId);
      if (!isCode) return to('emailLinkCallback', {});
      return to(codeModes[mode], { code: parameters.get('oobCode') ?? '', continueUrl: parameters.get('continueUrl') });
    }

    const asked = parameters.get(settings.successUrlParameter);
    const successUrl = asked ? parseOwnUrl(asked, address) : null;
    if (successUrl) storedRedirectUrl.keep(storage, successUrl);

    const redirect = redirectStatus.take(storage);
    if (redirect && mode !== 'select') {
      if (!isOurs(redirect.tenantId)) return to('unrecoverableError', { message: text.restartProcess });
      enterTenant(redirect.tenantId);
      return to('callback', {});
    }
    clearPendingCredential(storage); // What an earlier visit left undone is not this one's (reference Q42).
    if (tenants) return to('projectCheck', {});
    if (settings.immediateProvider !== null) return to('federatedRedirect', { providerId: settings.immediateProvider });
    return begin(settings);
  },
});
