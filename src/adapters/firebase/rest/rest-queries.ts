import type { SignInMethods } from '../../auth-backend.ts';
import { createIdentityToolkit } from './identity-toolkit.ts';
import { lookUp } from './look-up.ts';
import { authorizedDomains, recaptchaSiteKey } from './project-settings.ts';

/** What is asked of the identity service without the SDK. */
export interface RestQueries {
  lookUpSignInMethods(email: string, tenantId: string | null): Promise<SignInMethods>;
  recaptchaSiteKey(): Promise<string>;
  authorizedDomains(): Promise<readonly string[]>;
}

/** @param origin of the service, and the path before `/v1`, with an emulator */
export function createRestQueries(origin: string, apiKey: string): RestQueries {
  const service = createIdentityToolkit(origin, apiKey);
  return {
    lookUpSignInMethods: (email, tenantId) => lookUp(service, email, tenantId),
    recaptchaSiteKey: () => recaptchaSiteKey(service),
    authorizedDomains: () => authorizedDomains(service),
  };
}
