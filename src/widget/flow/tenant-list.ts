import type { Choice } from '../description.ts';
import type { CheckedTenant } from '../config/check-config.ts';
import type { Messages } from '../messages/en.ts';
import { beginHere } from './begin-here.ts';
import { screen } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** One button per tenant (spec §2 "tenant selection", reference §2.11 "optionFirst"). One tenant alone is not asked for. */
export const tenantList = screen({
  name: 'tenantList',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart', 'federatedRedirect'],
  async run(tools) {
    const { ui, text, settings, enterTenant } = tools;
    const tenants = settings.config.tenants?.tenants ?? [];
    const key = ({ tenantId }: CheckedTenant) => tenantId ?? '_';
    const only = tenants.length === 1 ? tenants[0] : undefined;
    if (only) return beginHere(enterTenant(only.tenantId));
    const choices = Object.fromEntries(tenants.map((tenant) => [key(tenant), choiceOf(tenant, text)]));
    const { action } = await ui.show({ choices, ...smallPrint(tools, 'sentence') });
    const chosen = tenants.find((tenant) => key(tenant) === action);
    return beginHere(enterTenant(chosen?.tenantId ?? null));
  },
});

function choiceOf({ displayName, fullLabel, buttonColor, iconUrl }: CheckedTenant, text: Messages): Choice {
  return {
    label: fullLabel ?? text.signInToTenant(displayName),
    shortLabel: displayName,
    icon: iconUrl ?? 'tenant',
    color: buttonColor ?? '#1a73e8',
  };
}
