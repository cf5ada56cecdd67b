import type { CheckedTenant } from '../../config/ui-config.ts';
import type { Settings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { beginHere } from '../start/begin-here.ts';
import { to } from '../screen.ts';

/** A tenant, and those of its ways in that an address may take. */
export interface TenantMatch {
  readonly tenantId: string | null;
  readonly providers: readonly string[];
}

/** The tenants that a visitor may sign in to. */
export function tenantsOf({ config }: Settings): readonly CheckedTenant[] {
  return config.tenants?.tenants ?? [];
}

/** The first tenant that an address belongs to (reference §2.11 "identifierFirst"); null where none takes it. */
export function tenantFor(tenants: readonly CheckedTenant[], email: string): TenantMatch | null {
  for (const { tenantId, signInOptions } of tenants) {
    const matching = signInOptions.filter((option) => isFor(option, email));
    if (matching.length > 0) return { tenantId, providers: matching.map(({ provider }) => provider) };
  }
  return null;
}

/** Whether an address that was changed belongs elsewhere than the tenant that was found by the one before. */
export function isElsewhere(settings: Settings, email: string): boolean {
  if (!settings.tenantByEmail) return false;
  const match = tenantFor(tenantsOf(settings), email);
  return match === null || !isSame(settings, match);
}

/**
 * Where the tenant of an address leads. Who had asked for email at that very tenant is not asked again how to sign in.
 *
 * @param entered the tenant's settings
 * @param before those of the tenant that the visitor gave another address at; null for a first address
 */
export function intoTenant(
  entered: Settings,
  email: string,
  { before, found }: { readonly before: Settings | null; readonly found: TenantMatch },
): ReturnType<typeof beginHere> {
  const hint = { email, isGiven: true };
  return before && isSame(before, found) ? to('signIn', hint) : beginHere(entered, hint);
}

/** Whether it is the tenant that the visitor is at, with email among its ways in. */
export function isSame({ tenantId }: Settings, found: TenantMatch): boolean {
  return found.tenantId === tenantId && found.providers.includes('password');
}

/**
 * Whether a way in is for an address (spec §3 "hd"). A domain means itself, not its subdomains, in whatever case it is
 * written; every dot is a dot (reference Q34).
 */
function isFor({ hd }: SignInOption, email: string): boolean {
  if (typeof hd === 'string') return email.toLowerCase().endsWith(`@${hd.toLowerCase()}`);
  // No pattern takes every address; one that goes on from where it was is copied, and asked anew.
  return new RegExp(hd ?? '').test(email);
}
