import type { CheckedTenant } from '../../config/ui-config.ts';
import type { Settings } from '../../config/settings.ts';
import type { Choice } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** How the visitor's tenant is found: by their address, or chosen from a list (spec §2). */
export function findTenant({ tenantByEmail }: Settings): Next<'tenantByEmail' | 'tenantList'> {
  return tenantByEmail ? to('tenantByEmail', {}) : to('tenantList', {});
}

/** A button for each tenant (spec §2 "tenant selection", reference §1.3), by the name that it answers with. */
export function tenantChoices(tenants: readonly CheckedTenant[], text: Messages): Readonly<Record<string, Choice>> {
  return Object.fromEntries(tenants.map((tenant) => [answerOf(tenant), choiceOf(tenant, text)]));
}

/** The tenant that was chosen; null for the project itself. */
export function chosenTenant(tenants: readonly CheckedTenant[], answer: string): string | null {
  return tenants.find((tenant) => answerOf(tenant) === answer)?.tenantId ?? null;
}

/** The only tenant there is: it is not asked for. */
export function onlyTenant(tenants: readonly CheckedTenant[]): CheckedTenant | undefined {
  return tenants.length === 1 ? tenants[0] : undefined;
}

/** The project itself has no id; the reference calls it so (§2.11). */
const answerOf = ({ tenantId }: CheckedTenant): string => tenantId ?? '_';

function choiceOf({ displayName, fullLabel, buttonColor, iconUrl }: CheckedTenant, text: Messages): Choice {
  return {
    label: fullLabel ?? text.signInToTenant(displayName),
    shortLabel: displayName,
    icon: iconUrl ?? 'tenant',
    color: buttonColor ?? '#1a73e8',
  };
}
