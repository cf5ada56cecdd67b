import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  SAMLAuthProvider,
  TwitterAuthProvider,
  type AuthProvider,
} from 'firebase/auth';
import type { FederatedRequest } from '../../auth-backend.ts';

type ProviderClass = new () => GoogleAuthProvider | GithubAuthProvider | FacebookAuthProvider;

/**
 * The SDK's classes for Google, GitHub and Facebook, by provider ID. All other providers with scopes use
 * `OAuthProvider`.
 */
const providerClasses: Readonly<Record<string, ProviderClass>> = {
  [GoogleAuthProvider.PROVIDER_ID]: GoogleAuthProvider,
  [GithubAuthProvider.PROVIDER_ID]: GithubAuthProvider,
  [FacebookAuthProvider.PROVIDER_ID]: FacebookAuthProvider,
};

/**
 * Creates the SDK's provider object for a request. Ignores the scopes for Twitter and SAML, because these providers
 * have no scopes.
 */
export function toAuthProvider({ providerId, scopes, customParameters }: FederatedRequest): AuthProvider {
  const parameters = { ...customParameters };
  if (providerId === TwitterAuthProvider.PROVIDER_ID) return new TwitterAuthProvider().setCustomParameters(parameters);
  if (providerId.startsWith('saml.')) return new SAMLAuthProvider(providerId).setCustomParameters(parameters);
  const SingleProvider = providerClasses[providerId];
  const provider = SingleProvider ? new SingleProvider() : new OAuthProvider(providerId);
  for (const scope of scopes) provider.addScope(scope);
  return provider.setCustomParameters(parameters);
}
