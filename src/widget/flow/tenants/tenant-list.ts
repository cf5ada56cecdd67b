import { beginHere } from '../start/begin-here.ts';
import { screen } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';
import { chosenTenant, onlyTenant, tenantChoices } from './tenant-choices.ts';
import { tenantsOf } from './tenant-match.ts';

/** One button per tenant (spec §2 "tenant selection", reference §2.11 "optionFirst"). One tenant alone is not asked for. */
export const tenantList = screen({
  name: 'tenantList',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart', 'federatedRedirect'],
  async run(tools) {
    const { ui, text, settings, enterTenant } = tools;
    const tenants = tenantsOf(settings);
    const only = onlyTenant(tenants);
    if (only) return beginHere(enterTenant(only.tenantId));
    const choices = tenantChoices(tenants, text);
    const { action } = await ui.show({ title: text.signIn, choices, ...smallPrint(tools, 'sentence') });
    return beginHere(enterTenant(chosenTenant(tenants, action)));
  },
});
