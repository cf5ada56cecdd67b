import type { FederatedRequest, SignInMode } from '../auth-backend.ts';
import { PlainCredential } from '../shared/plain-credential.ts';
import { authErrorFromSdkCode } from '../shared/sdk-error.ts';
import { createCredentialAttempt } from './credential-attempt.ts';
import type { ProviderAnswer, ProviderRequest } from './provider-messages.ts';
import { normalizeEmail, type CallContext } from './service/accounts.ts';
import { listIdentities } from './service/federated.ts';
import { toProviderToken } from './service/provider-identity.ts';
import { createRandomId } from './service/random-id.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/**
 * Creates a request to the provider page. The request lists the identities of the context's tenant.
 *
 * @param returnTo the absolute URL to which a redirect returns; null for a provider window
 */
export function createProviderRequest(
  context: CallContext,
  { providerId, scopes, customParameters }: FederatedRequest,
  { upgradeGuest = false }: SignInMode = {},
  returnTo: string | null = null,
): ProviderRequest {
  return {
    id: createRandomId(12),
    providerId,
    identities: [...listIdentities(context, providerId)],
    scopes: [...scopes],
    customParameters: { ...customParameters },
    tenantId: context.tenantId,
    upgradeGuest,
    returnTo,
  };
}

/** @throws an `AuthError` if the provider has answered with an error code */
export function createProviderAttempt({ providerId }: ProviderRequest, { outcome }: ProviderAnswer): SignInAttempt {
  if ('refusal' in outcome) throw authErrorFromSdkCode(outcome.refusal, undefined);
  const { identity } = outcome;
  const attempt = createCredentialAttempt(
    new PlainCredential({ providerId, signInMethod: providerId, idToken: toProviderToken(identity) }),
  );
  const email = identity.email === undefined ? null : normalizeEmail(identity.email);
  // If the sign-in upgrades a guest, do not check whether the guest's session is still valid. The SDK does not check
  // it, either.
  return { ...attempt, credentialInfo: { ...attempt.credentialInfo, email }, revalidatesGuest: false };
}
