import type { Settings } from '../../config/settings.ts';
import type { CheckedTenant, SignInOption } from '../../config/ui-config.ts';
import { to, type Next } from '../../screen/screen.ts';
import { beginEmailSignIn, beginSignInOrRedirect } from '../start/begin-sign-in.ts';

/** A tenant, and the providers of those of its sign-in options that accept an email. */
export interface TenantMatch {
  readonly tenantId: string | null;
  readonly providers: readonly string[];
}

/** Returns the configured tenants; none without multi-tenancy. */
export function listTenants({ config }: Settings): readonly CheckedTenant[] {
  return config.tenants?.tenants ?? [];
}

/** Returns the first tenant that accepts an email (reference §2.11 "identifierFirst"), or null. */
export function matchTenant(tenants: readonly CheckedTenant[], email: string): TenantMatch | null {
  for (const { tenantId, signInOptions } of tenants) {
    const matching = signInOptions.filter((option) => acceptsEmail(option, email));
    if (matching.length > 0) return { tenantId, providers: matching.map(({ provider }) => provider) };
  }
  return null;
}

/** Returns true if an email that the visitor changed does not belong to the current tenant. */
export function belongsToOtherTenant(settings: Settings, email: string): boolean {
  if (!settings.tenantByEmail) return false;
  const match = matchTenant(listTenants(settings), email);
  return match === null || !isCurrentTenant(settings, match);
}

/**
 * Returns the first screen at the tenant of an email. A visitor who changed the email, but not the tenant, has already
 * chosen to sign in by email.
 *
 * @param entered the settings of the tenant
 * @param previous the settings where the visitor changed the email; null for the first email
 */
export function beginAtTenant(
  entered: Settings,
  email: string,
  { match, previous }: { readonly match: TenantMatch; readonly previous: Settings | null },
): ReturnType<typeof beginSignInOrRedirect> {
  const hint = { email, isSubmitted: true };
  return previous && isCurrentTenant(previous, match) ? to('signIn', hint) : beginSignInOrRedirect(entered, hint);
}

/**
 * Returns the screen after Cancel on a form with an email. If the changed email belongs to another tenant, the visitor is
 * asked for it again instead of seeing this tenant's sign-in options.
 */
export function cancelEmailForm(
  settings: Settings,
  email: string,
): Next<'signIn' | 'providerSignIn' | 'tenantByEmail'> {
  const hasOptionList = !settings.passwordOnly;
  return hasOptionList && belongsToOtherTenant(settings, email)
    ? to('tenantByEmail', { email })
    : beginEmailSignIn(settings, { email });
}

/** Returns true if a match is the current tenant with sign-in by email. */
export function isCurrentTenant({ tenantId }: Settings, match: TenantMatch): boolean {
  return match.tenantId === tenantId && match.providers.includes('password');
}

/**
 * Returns true if a sign-in option accepts an email (spec §3 "hd"). A domain in any case matches itself, but not its
 * subdomains, and its dots match only dots (reference Q34).
 */
function acceptsEmail({ hd }: SignInOption, email: string): boolean {
  if (typeof hd === 'string') return email.toLowerCase().endsWith(`@${hd.toLowerCase()}`);
  // Without `hd`, an empty pattern accepts every email. The copy of a global pattern starts at index 0.
  return new RegExp(hd ?? '').test(email);
}
