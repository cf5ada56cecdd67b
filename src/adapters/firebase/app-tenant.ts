import type { Auth } from 'firebase/auth';

interface Tenant {
  readonly chosen: string | null;
  readonly entered: string | null;
}

const tenants = new WeakMap<Auth, Tenant>();

/** Sets the tenant of an `Auth` for the widget, and remembers the tenant that the app has chosen. */
export function enterTenant(auth: Auth, tenantId: string | null): void {
  tenants.set(auth, { chosen: getChosenTenant(auth), entered: tenantId });
  auth.tenantId = tenantId;
}

/** Returns the tenant that the app has set on this `Auth`. Ignores a tenant that {@link enterTenant} has set. */
export function getChosenTenant(auth: Auth): string | null {
  const tenant = tenants.get(auth);
  return tenant && tenant.entered === auth.tenantId ? tenant.chosen : auth.tenantId;
}
