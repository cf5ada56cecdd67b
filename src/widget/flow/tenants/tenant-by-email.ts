import type { Description } from '../../description.ts';
import { primary } from '../parts/actions.ts';
import { emailField } from '../parts/fields.ts';
import { screen } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';
import { intoTenant, tenantFor, tenantsOf } from './tenant-match.ts';

/**
 * The tenant is found by the visitor's address (spec §2 "provider match by email", reference §2.11 "identifierFirst"),
 * and found anew when another one is given later on.
 */
export const tenantByEmail = screen({
  name: 'tenantByEmail',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart', 'federatedRedirect'],
  async run(tools, { email, isGiven = false }) {
    const { ui, text, settings, enterTenant } = tools;
    const tenants = tenantsOf(settings);
    let address = isGiven ? email : undefined;
    let told: Pick<Description, 'notice'> = {};
    while (true) {
      if (address !== undefined) {
        const found = tenantFor(tenants, address);
        if (found) {
          const entered = enterTenant(found.tenantId, found.providers);
          return intoTenant(entered, address, { before: email === undefined ? null : settings, found });
        }
        told = { notice: text.noMatchingTenant };
      }
      const { values } = await ui.show({
        title: text.signIn,
        fields: { email: emailField(text, address ?? email) },
        actions: { next: primary(text.next) },
        focus: 'email',
        ...smallPrint(tools, 'sentence'),
        ...told,
      });
      address = values.email;
    }
  },
});
