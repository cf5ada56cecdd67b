import type { Phrase } from '../../messages/phrase.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { mayBelongToOtherTenant, isCurrentTenant, rememberEmail } from '../tenants/match-tenant.ts';

/**
 * Imports the topic `tenants` dynamically, because a static import would make the bundler move code out of the topic's
 * chunk. The browser has already loaded this chunk for the screen that has selected the tenant.
 */
const loadTenants = () => import('../tenants/index.ts');

/**
 * Asks the app (`findTenant`) for the tenant of an email that the visitor has changed. Returns null if the email
 * belongs to the selected tenant, or if the app has no `findTenant`. Otherwise, returns the next screen, or a message
 * if `findTenant` fails.
 */
export async function askForTenant(
  tools: Pick<Tools, 'ui' | 'settings'>,
  email: string,
): Promise<{ readonly next: Next<'tenantByEmail'> } | { readonly notice: Phrase } | null> {
  const { settings } = tools;
  if (!settings.config.tenants?.findTenant || !mayBelongToOtherTenant(settings, email)) return null;
  const { findTenantOfEmail } = await loadTenants();
  const result = await findTenantOfEmail(tools, email);
  if ('notice' in result) return result;
  const { match, tenant = null } = result;
  if (!match || !isCurrentTenant(settings, match)) {
    return { next: to('tenantByEmail', { email, isSubmitted: true, found: tenant }) };
  }
  rememberEmail(settings, email);
  return null;
}
