/**
 * The tenant that was selected when the visitor left for a provider's page. The SDK does not store this tenant, but
 * needs it to read the result of the redirect.
 */
export interface RedirectTenant {
  readonly tenantId: string | null;
}

/**
 * Stores the tenant before the visitor goes to the provider's page. {@link takeRedirectTenant} reads it afterwards.
 *
 * @param key identifies the `Auth` that signs in by redirect
 * @throws the exception of `sessionStorage` if the storage is full or blocked
 */
export function keepRedirectTenant(key: string, tenant: RedirectTenant): void {
  window.sessionStorage.setItem(toStorageKey(key), JSON.stringify(tenant));
}

/** Returns and removes the stored tenant. Returns null if no tenant is stored, or if the stored value is invalid. */
export function takeRedirectTenant(key: string): RedirectTenant | null {
  try {
    const { sessionStorage } = window;
    const stored = sessionStorage.getItem(toStorageKey(key));
    sessionStorage.removeItem(toStorageKey(key));
    const { tenantId } = JSON.parse(stored ?? '{}') as { readonly tenantId?: unknown };
    return tenantId === null || typeof tenantId === 'string' ? { tenantId } : null;
  } catch {
    return null;
  }
}

const toStorageKey = (key: string): string => `doorstep:redirectTenant:${key}`;
