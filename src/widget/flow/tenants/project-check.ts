import { projectFault } from './project-fault.ts';
import { screen, to } from '../screen.ts';
import { findTenant } from './tenant-choices.ts';

/**
 * A page that waits while the project is asked where it lets people sign in (spec §2 "spinner", §7 projects): what is
 * wrong with it is said before anybody chooses among its tenants (reference §2.11).
 */
export const projectCheck = screen({
  name: 'projectCheck',
  leadsTo: ['tenantList', 'tenantByEmail', 'recoverableError'],
  async run({ ui, auth, settings, text, page }) {
    ui.showProgress('page');
    const allowed = await ui.waitFor(auth.authorizedDomains());
    const message = projectFault(allowed, page.address.hostname, text);
    if (message !== null) return to('recoverableError', { message });
    return findTenant(settings);
  },
});
