import type { Settings } from '../../config/settings.ts';
import type { Texts } from '../../messages/phrase.ts';
import { explainRefusalIn } from '../../refusals.ts';
import type { Outcome } from '../../ui.ts';
import { to, type Next } from '../../screen/screen.ts';

/**
 * Returns the screen after the check of the project: an error, or the choice of the tenant (reference §2.11, spec §2).
 *
 * @param domains the domains on which the project allows sign-in
 * @param address the address of this page. If the app has a function `findTenant`, the parameter `tid` of the address is
 *   the ID of a tenant
 * @param email the email that the visitor entered before the page was reloaded
 */
export function projectChecked(
  domains: Outcome<readonly string[]>,
  address: URL,
  { settings, text }: { settings: Settings; text: Texts },
  email?: string,
): Next<'recoverableError' | 'tenantById' | 'tenantByEmail' | 'tenantList'> {
  if (!domains.ok) return to('recoverableError', { message: explainRefusalIn(domains.error, 'projectCheck') });
  if (!isAuthorizedHost(address.hostname, domains.value))
    return to('recoverableError', { message: text.unauthorizedDomain });
  const tenantId = settings.config.tenants?.findTenant ? address.searchParams.get('tid') : null;
  if (tenantId && email === undefined) return to('tenantById', { tenantId });
  return settings.tenantByEmail ? to('tenantByEmail', { email }) : to('tenantList', { email });
}

/**
 * Returns true if the project allows sign-in on this host. Like Firebase, accepts subdomains of an authorized domain.
 * Accepts loopback addresses if `localhost` is authorized (spec §7 "authorizedDomains").
 */
export function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  const isLoopback = ['127.0.0.1', '[::1]'].includes(host);
  return domains.some(
    (domain) => host === domain || host.endsWith(`.${domain}`) || (isLoopback && domain === 'localhost'),
  );
}
