import type { Auth } from 'firebase/auth';
import type { SdkBackend } from '../lazy-backend.ts';
import { initializeRecaptchaConfig } from './sdk-versions.ts';
import { toAuthError } from './to-auth-error.ts';
import { isBlockedScript } from './trusted-scripts.ts';

/**
 * Returns a function that loads reCAPTCHA Enterprise for the current tenant of `auth`, once for each tenant. If the
 * function is not called, the SDK sends the first request of a page without a token. The SDK then loads reCAPTCHA only
 * if the service refuses this request.
 *
 * @param allowScripts creates the Trusted Types policy; called at once, because any later operation may load the script
 */
export function createBotProtection(
  auth: Auth,
  allowScripts: () => void,
  load: (auth: Auth) => Promise<void> = initializeRecaptchaConfig,
): () => void {
  const loadedTenants = new Set<string | null>();
  try {
    allowScripts();
  } catch (error) {
    // The page forbids the Trusted Types policy. Sign-ins that need no reCAPTCHA still work.
    console.info('[doorstep] botProtection: the page does not allow the script of reCAPTCHA.', error);
  }
  return () => {
    const { tenantId } = auth;
    if (loadedTenants.has(tenantId)) return;
    loadedTenants.add(tenantId);
    load(auth).catch((error: unknown) => {
      loadedTenants.delete(tenantId);
      // Do not tell the visitor: if the service demands reCAPTCHA, the SDK loads it again during the next operation.
      console.info('[doorstep] botProtection: the reCAPTCHA settings of the project could not be loaded.', error);
    });
  };
}

/**
 * Operations that need a reCAPTCHA Enterprise token if the project demands one for emails and passwords (source:
 * `handleRecaptchaFlow` in the SDK). The last two need a token only for a credential with a password.
 */
const protectedOperations = [
  'signInWithPassword',
  'createUserWithPassword',
  'sendPasswordResetEmail',
  'sendSignInLink',
  'signInWithCredential',
  'linkCredential',
] as const satisfies readonly (keyof SdkBackend)[];

/**
 * Makes the protected operations work on a page that enforces Trusted Types, even if {@link createBotProtection} is not
 * used. If Trusted Types block the SDK's script, the operation has changed nothing yet. This function then allows the
 * script and repeats the operation.
 *
 * @param allowScripts creates the Trusted Types policy; called only if needed, because a page may forbid the policy
 */
export function repeatWithScripts(backend: SdkBackend, allowScripts: () => void): SdkBackend {
  const repeating = (operation: (...args: never[]) => Promise<unknown>) => {
    return async (...args: never[]): Promise<unknown> => {
      try {
        return await operation(...args);
      } catch (error) {
        const { code, cause } = toAuthError(error);
        // Do not repeat a cancelled operation, because the visitor may be signing in another way by now.
        if (code === 'auth/user-cancelled' || !isBlockedScript(cause)) throw error;
        allowScripts();
        return await operation(...args);
      }
    };
  };
  const repeated = protectedOperations.map((name) => [name, repeating(backend[name])]);
  // The cast is safe: each repeated operation has the parameters and the result of the original.
  return { ...backend, ...(Object.fromEntries(repeated) as Pick<SdkBackend, (typeof protectedOperations)[number]>) };
}
