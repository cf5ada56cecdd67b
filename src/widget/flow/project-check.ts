import { explain } from '../messages/explain.ts';
import { isAuthorizedHost } from '../validation/authorized-host.ts';
import { screen, to } from './screen.ts';

/**
 * A page that waits while the project is asked where it lets people sign in (spec §2 "spinner", §7 projects): what is
 * wrong with it is said before anybody chooses among its tenants (reference §2.11).
 */
export const projectCheck = screen({
  name: 'projectCheck',
  leadsTo: ['tenantList', 'tenantByEmail', 'recoverableError'],
  async run({ ui, auth, settings, text, page }) {
    ui.wait('page');
    const allowed = await ui.busy(auth.authorizedDomains());
    if (!allowed.ok) {
      const isOffline = allowed.error.code === 'auth/network-request-failed';
      return to('recoverableError', {
        message: isOffline ? text.networkRequestFailedLater : explain(allowed.error, text),
      });
    }
    if (!isAuthorizedHost(page.address.hostname, allowed.value)) {
      return to('recoverableError', { message: text.unauthorizedDomain });
    }
    return settings.tenantByEmail ? to('tenantByEmail', {}) : to('tenantList', {});
  },
});
