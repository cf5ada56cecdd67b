import type { SignInOption } from '../config/ui-config.ts';
import type { Description } from '../description.ts';
import { primary } from './actions.ts';
import { beginHere } from './begin-here.ts';
import { emailField } from './fields.ts';
import { screen } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** The tenant is found by the visitor's address (spec §2 "provider match by email", reference §2.11 "identifierFirst"). */
export const tenantByEmail = screen({
  name: 'tenantByEmail',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart', 'federatedRedirect'],
  async run(tools, { notice }) {
    const { ui, text, settings, enterTenant } = tools;
    const tenants = settings.config.tenants?.tenants ?? [];
    let told: Pick<Description, 'notice'> = notice === undefined ? {} : { notice };
    while (true) {
      const { values } = await ui.show({
        title: text.signIn,
        fields: { email: emailField(text) },
        actions: { next: primary(text.next) },
        focus: 'email',
        ...smallPrint(tools, 'sentence'),
        ...told,
      });
      for (const { tenantId, signInOptions } of tenants) {
        const matching = signInOptions.filter((option) => isFor(option, values.email));
        if (matching.length === 0) continue;
        const providers = matching.map(({ provider }) => provider);
        return beginHere(enterTenant(tenantId, providers), { email: values.email });
      }
      told = { notice: text.noMatchingTenant };
    }
  },
});

/**
 * Whether a way in is for an address (spec §3 "hd"). A domain means itself, not its subdomains, in whatever case it is
 * written; every dot is a dot (reference Q34).
 */
export function isFor({ hd }: SignInOption, email: string): boolean {
  if (hd === undefined) return true;
  if (typeof hd === 'string') return email.toLowerCase().endsWith(`@${hd.toLowerCase()}`);
  return new RegExp(hd.source, hd.flags.replace('g', '')).test(email);
}
