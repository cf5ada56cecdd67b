import type { AuthBackend, FederatedRequest, SignInMode } from '../auth-backend.ts';
import { PlainCredential } from '../shared/plain-credential.ts';
import { authErrorFromSdkCode } from '../shared/sdk-error.ts';
import { createCredentialAttempt } from './credential-attempt.ts';
import type { ServiceClient } from './service-client.ts';
import { listIdentities } from './service/federated.ts';
import { toProviderToken } from './service/provider-identity.ts';
import type { ProviderNavigation } from './provider-navigation.ts';
import type { ProviderAnswer, ProviderRequest } from './provider-messages.ts';
import { randomId } from './service/random-id.ts';
import { normalizeEmail } from './service/accounts.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

type Operations = Pick<
  AuthBackend,
  'signInWithPopup' | 'signInWithRedirect' | 'redirectResult' | 'signInWithCredential' | 'linkCredential'
>;

/** Federated providers, and credentials of every kind. */
export function federatedOperations(service: ServiceClient, door: () => ProviderNavigation): Operations {
  function requestFor(
    { providerId, scopes, customParameters }: FederatedRequest,
    { upgradeGuest = false }: SignInMode,
    returnTo: string | null,
  ): ProviderRequest {
    return {
      id: randomId(12),
      providerId,
      identities: [...listIdentities(service.context, providerId)],
      scopes: [...scopes],
      customParameters: { ...customParameters },
      tenantId: service.tenantId,
      upgradeGuest,
      returnTo,
    };
  }

  return {
    async signInWithPopup(asked, mode = {}) {
      service.throwIfDisposed();
      const request = requestFor(asked, mode, null);
      return await service.signIn(mode, waysBack(request, await door().openWindow(request)));
    },
    async signInWithRedirect(asked, mode = {}) {
      service.throwIfDisposed();
      if (mode.upgradeGuest && service.session.app.guest) await service.session.app.revalidate();
      return await door().redirect(requestFor(asked, mode, location.href));
    },
    async redirectResult() {
      service.throwIfDisposed();
      const back = door().takeRedirectAnswer();
      if (!back) return null;
      const { upgradeGuest } = back.request;
      return await service.signIn({ upgradeGuest }, waysBack(back.request, back.answer));
    },
    async signInWithCredential(credential, mode = {}) {
      return await service.signIn(mode, createCredentialAttempt(credential));
    },
    async linkCredential(credential) {
      const { link, credentialInfo: about } = createCredentialAttempt(credential);
      return await service.link(link, about);
    },
  };
}

/** What the service does with whom the provider sent. */
function waysBack({ providerId }: ProviderRequest, { outcome }: ProviderAnswer): SignInAttempt {
  if ('refusal' in outcome) throw authErrorFromSdkCode(outcome.refusal, undefined);
  const { identity } = outcome;
  const ways = createCredentialAttempt(
    new PlainCredential({ providerId, signInMethod: providerId, idToken: toProviderToken(identity) }),
  );
  const email = identity.email === undefined ? null : normalizeEmail(identity.email);
  // As the SDK does: a window's identity is not preceded by the question whether the guest is still there.
  return { ...ways, credentialInfo: { ...ways.credentialInfo, email }, revalidatesGuest: false };
}
