import type { Auth } from 'firebase/auth';

interface Tenant {
  /** The tenant that the app chose. */
  readonly chosen: string | null;
  /** The tenant that {@link enterTenant} set. */
  readonly entered: string | null;
}

const tenants = new WeakMap<Auth, Tenant>();

/** Sets the tenant of an `Auth`, and remembers the tenant that the app chose before. */
export function enterTenant(auth: Auth, tenantId: string | null): void {
  tenants.set(auth, { chosen: getChosenTenant(auth), entered: tenantId });
  auth.tenantId = tenantId;
}

/** Returns the tenant that the app chose: `auth.tenantId`, or its value before {@link enterTenant} changed it. */
export function getChosenTenant(auth: Auth): string | null {
  const tenant = tenants.get(auth);
  return tenant && tenant.entered === auth.tenantId ? tenant.chosen : auth.tenantId;
}
