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

/** The SDK's classes for providers that have one of their own; every other speaks OAuth, or SAML. */
const providerClasses: Readonly<
  Record<string, new () => GoogleAuthProvider | GithubAuthProvider | FacebookAuthProvider>
> = {
  [GoogleAuthProvider.PROVIDER_ID]: GoogleAuthProvider,
  [GithubAuthProvider.PROVIDER_ID]: GithubAuthProvider,
  [FacebookAuthProvider.PROVIDER_ID]: FacebookAuthProvider,
};

/** The SDK's provider for what is asked. Twitter and SAML know no scopes. */
export function toAuthProvider({ providerId, scopes, customParameters }: FederatedRequest): AuthProvider {
  const parameters = { ...customParameters };
  if (providerId === TwitterAuthProvider.PROVIDER_ID) return new TwitterAuthProvider().setCustomParameters(parameters);
  if (providerId.startsWith('saml.')) return new SAMLAuthProvider(providerId).setCustomParameters(parameters);
  const Known = providerClasses[providerId];
  const provider = Known ? new Known() : new OAuthProvider(providerId);
  for (const scope of scopes) provider.addScope(scope);
  return provider.setCustomParameters(parameters);
}
