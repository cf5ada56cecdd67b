import { defineScreen } from '../../screen/screen.ts';
import { projectChecked } from './project-checked.ts';

/**
 * Checks that the project allows sign-in on the page's domain, before the visitor chooses a tenant (reference §2.11;
 * spec §2 "spinner", §7 projects).
 */
export const projectCheck = defineScreen({
  name: 'projectCheck',
  leadsTo: ['tenantList', 'tenantByEmail', 'tenantById', 'recoverableError'],
  async run(tools, { email }) {
    const { ui, auth, page } = tools;
    ui.showProgress('page');
    const domains = await ui.waitFor(auth.authorizedDomains());
    return projectChecked(domains, page.address, tools, email);
  },
});
