import type { Settings } from '../../config/settings.ts';
import type { CheckedTenant } from '../../config/ui-config.ts';
import { to, type Next } from '../../screen/screen.ts';
import { openEmailFormOrList, beginSignInOrRedirect } from '../start/begin-sign-in.ts';
import { acceptsEmail, findProviderOfDomain } from './match-domain.ts';

/** A tenant that accepts an email. `providers` are the sign-in options that accept this email. */
export interface TenantMatch {
  readonly tenantId: string | null;
  readonly providers: readonly string[];
}

/** Returns the configured tenants. Returns an empty list if the configuration has no tenants. */
export function listTenants({ config }: Settings): readonly CheckedTenant[] {
  return config.tenants?.tenants ?? [];
}

/** Returns the first tenant that accepts this email (reference §2.11 "identifierFirst"), or null. */
export function matchTenant(tenants: readonly CheckedTenant[], email: string): TenantMatch | null {
  for (const { tenantId, signInOptions } of tenants) {
    const matching = signInOptions.filter((option) => acceptsEmail(option, email));
    if (matching.length > 0) return { tenantId, providers: matching.map(({ provider }) => provider) };
  }
  return null;
}

/** Maps the settings of a tenant to the last email with which the app's `findTenant` has found the tenant. */
const emailsOfFound = new WeakMap<Settings, string>();

/** Remembers that the app has found the selected tenant for this email. */
export function rememberEmail(settings: Settings, email: string): void {
  emailsOfFound.set(settings, email);
}

/**
 * Returns true if this email may belong to a different tenant than the selected one. In an app that does not find
 * tenants by email, returns false.
 */
export function mayBelongToOtherTenant(settings: Settings, email: string): boolean {
  if (!settings.tenantByEmail) return false;
  // The app may have found the selected tenant by its ID, without an email. So keep this tenant until the visitor
  // enters an email.
  if (settings.config.tenants?.findTenant) return email !== '' && emailsOfFound.get(settings) !== email;
  const match = matchTenant(listTenants(settings), email);
  return match === null || !isCurrentTenant(settings, match);
}

/**
 * Returns `tenantByEmail` if the email does not belong to the selected tenant. Returns `providerByEmail` if a provider
 * is configured for the email's domain. Otherwise, returns null.
 */
export function findOtherScreen(settings: Settings, email: string): Next<'tenantByEmail' | 'providerByEmail'> | null {
  if (mayBelongToOtherTenant(settings, email)) return to('tenantByEmail', { email, isSubmitted: true });
  return findProviderOfDomain(settings, email) === undefined
    ? null
    : to('providerByEmail', { email, isSubmitted: true });
}

/**
 * Returns the first screen of the tenant that was found for `email`, or a redirect to this tenant's only provider.
 * Returns the email form (`signIn`) if this tenant was already selected and offers sign-in by email.
 *
 * @param entered the settings of the tenant that was found for `email`
 * @param previous the settings of the tenant that was selected before; null if `email` is the visitor's first email
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
 * Returns the screen to show when the visitor cancels a form with an email:
 *
 * - the email form (`signIn`) if email is the only sign-in option
 * - otherwise, `tenantByEmail` if the email belongs to a tenant other than the selected one
 * - otherwise, the list of sign-in options
 */
export function cancelEmailForm(
  settings: Settings,
  email: string,
): Next<'signIn' | 'providerSignIn' | 'tenantByEmail'> {
  const hasOptionList = !settings.passwordOnly;
  return hasOptionList && mayBelongToOtherTenant(settings, email)
    ? to('tenantByEmail', { email })
    : openEmailFormOrList(settings, { email });
}

/** Returns true if the tenant that was found for an email is already selected and offers sign-in by email. */
export function isCurrentTenant({ tenantId }: Settings, match: TenantMatch): boolean {
  return match.tenantId === tenantId && match.providers.includes('password');
}
