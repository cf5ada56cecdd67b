import { toIcon } from '../../config/providers.ts';
import type { CheckedTenant } from '../../config/ui-config.ts';
import type { Choice } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';

/**
 * Returns a button for each tenant (spec §2 "tenant selection", reference §1.3). The keys are the actions that choose
 * the tenants.
 */
export function listTenantChoices(
  tenants: readonly CheckedTenant[],
  text: Texts,
): Readonly<Record<string, Choice<Phrase>>> {
  return Object.fromEntries(tenants.map((tenant) => [toAction(tenant), toChoice(tenant, text)]));
}

/** Returns the ID of the tenant that `action` chooses, or null for the project itself. */
export function findChosenTenant(tenants: readonly CheckedTenant[], action: string): string | null {
  return tenants.find((tenant) => toAction(tenant) === action)?.tenantId ?? null;
}

/** Returns the tenant if the list has only one tenant, so that the visitor does not have to choose. */
export function findOnlyTenant(tenants: readonly CheckedTenant[]): CheckedTenant | undefined {
  return tenants.length === 1 ? tenants[0] : undefined;
}

/**
 * Returns the name of the action that chooses a tenant, or the project itself (`tenant:`). The prefix `tenant:` keeps
 * the order of the tenants, because an object lists keys such as `42` before all others.
 */
const toAction = ({ tenantId }: CheckedTenant): string => `tenant:${tenantId ?? ''}`;

function toChoice({ displayName, fullLabel, buttonColor, iconUrl }: CheckedTenant, text: Texts): Choice<Phrase> {
  return {
    label: fullLabel ?? fill(text.signInToTenant, { name: displayName }),
    shortLabel: displayName,
    icon: toIcon(iconUrl) ?? 'tenant',
    color: buttonColor ?? '#1a73e8',
  };
}
