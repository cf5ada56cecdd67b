import type { CIAPHandlerConfig, TenantConfig } from '../types.ts';

export const invalidApiKey = 'Invalid project configuration: API key is invalid!';

/** The key in `tenants` that stands for the project itself (reference §6.5). */
const project = '_';
/** The key in `tenants` for all tenants that are not listed (reference §6.5). */
const anyTenant = '*';

/**
 * Returns the configuration of a tenant, or null. In `tenants`, `_` stands for the project itself, and `*` for all
 * tenants that are not listed.
 */
export function findTenant({ tenants }: CIAPHandlerConfig, tenantId: string | null): TenantConfig | null {
  const key = [tenantId ?? project, anyTenant].find((each) => Object.hasOwn(tenants ?? {}, each));
  return key === undefined ? null : (tenants[key] ?? null);
}

/**
 * Returns the configuration of a tenant.
 *
 * @throws Error with FirebaseUI's message if the tenant is not configured
 */
export function expectTenant(config: CIAPHandlerConfig, tenantId: string | null): TenantConfig {
  const tenant = findTenant(config, tenantId);
  if (!tenant) throw new Error('Invalid tenant configuration!');
  return tenant;
}
