import type { Auth } from 'firebase/auth';
import { initializeRecaptchaConfig } from './sdk-versions.ts';

/**
 * Returns a function that loads reCAPTCHA Enterprise for the current tenant of `auth`, once for each tenant. Without
 * it, the SDK sends the first request of each page without a token, and loads reCAPTCHA only if the service refuses.
 *
 * @param allowScripts called at once, because the SDK may load the script in any later operation
 */
export function createBotProtection(auth: Auth, allowScripts: () => void): () => void {
  const loadedTenants = new Set<string | null>();
  allowScripts();
  return () => {
    const { tenantId } = auth;
    if (loadedTenants.has(tenantId)) return;
    loadedTenants.add(tenantId);
    initializeRecaptchaConfig(auth).catch((error: unknown) => {
      loadedTenants.delete(tenantId);
      // No visitor needs to know: the next operation makes the SDK load reCAPTCHA again, if the service demands it.
      console.info('[doorstep] botProtection: the reCAPTCHA settings of the project could not be loaded.', error);
    });
  };
}
