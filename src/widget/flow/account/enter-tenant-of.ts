import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { Tools } from '../../screen/screen.ts';

/**
 * Returns the settings of the user's tenant, and selects this tenant for later sign-ins. Without `tenants` in the
 * configuration, returns the current settings.
 */
export function enterTenantOf(
  { tenantId }: Pick<AuthUser, 'tenantId'>,
  { settings, enterTenant }: Pick<Tools, 'settings' | 'enterTenant'>,
): Settings {
  return settings.config.tenants && settings.tenantId !== tenantId ? enterTenant(tenantId) : settings;
}
