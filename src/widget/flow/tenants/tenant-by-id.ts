import { defineScreen, to } from '../../screen/screen.ts';
import { redirectStatus } from '../../storage/redirect-status.ts';
import { beginSignInOrRedirect } from '../start/begin-sign-in.ts';
import { findTenant } from './find-tenant.ts';

/**
 * Finds a tenant that is not in the configuration. The ID of the tenant comes from a mailed link, from the page's
 * address, or from a redirect to a provider.
 */
export const tenantById = defineScreen({
  name: 'tenantById',
  leadsTo: [
    'callback',
    'emailLinkCallback',
    'passwordReset',
    'emailVerification',
    'verifyAndChangeEmail',
    'emailChangeRevocation',
    'revertSecondFactor',
    'signIn',
    'providerSignIn',
    'phoneSignInStart',
    'federatedRedirect',
    'tenantByEmail',
    'recoverableError',
    'unrecoverableError',
  ],
  async run(tools, { tenantId, next }) {
    const { ui, text, enterTenant, page } = tools;
    ui.showProgress('page');
    const result = await findTenant(tools, { tenantId });
    // Do not clear `redirectStatus` here. "Retry" leads to the screen `start`, which reads this status again.
    if ('notice' in result) return to('recoverableError', { message: result.notice });
    const { tenant } = result;
    if (tenant) {
      const entered = enterTenant(tenantId, undefined, tenant);
      return next ?? beginSignInOrRedirect(entered);
    }
    if (!next) return to('tenantByEmail', {});
    if (next.name === 'callback' && page.storage) redirectStatus.clear(page.storage);
    return to('unrecoverableError', { message: text.restartProcess });
  },
});
