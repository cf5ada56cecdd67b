import type { AuthBackend, FederatedRequest, SignInMode } from '../auth-backend.ts';
import { PlainCredential } from '../shared/plain-credential.ts';
import { errorOfSdkCode } from '../shared/sdk-error.ts';
import { waysOf } from './credential-attempt.ts';
import type { FakeService } from './service-client.ts';
import { identitiesAt } from './service/federated.ts';
import { tokenOf } from './service/provider-identity.ts';
import type { ProviderDoor } from './provider-navigation.ts';
import type { ProviderAnswer, ProviderRequest } from './provider-messages.ts';
import { randomId } from './service/random-id.ts';
import { canonical } from './service/accounts.ts';
import type { Ways } from './sign-in-attempt.ts';

type Operations = Pick<
  AuthBackend,
  'signInWithPopup' | 'signInWithRedirect' | 'redirectResult' | 'signInWithCredential' | 'linkCredential'
>;

/** Federated providers, and credentials of every kind. */
export function federatedOperations(service: FakeService, door: () => ProviderDoor): Operations {
  function requestFor(
    { providerId, scopes, customParameters }: FederatedRequest,
    { upgradeGuest = false }: SignInMode,
    returnTo: string | null,
  ): ProviderRequest {
    return {
      id: randomId(12),
      providerId,
      identities: [...identitiesAt(service.realm, providerId)],
      scopes: [...scopes],
      customParameters: { ...customParameters },
      tenantId: service.tenantId,
      upgradeGuest,
      returnTo,
    };
  }

  return {
    async signInWithPopup(asked, mode = {}) {
      service.mustNotBeDisposed();
      const request = requestFor(asked, mode, null);
      return await service.enter(mode, waysBack(request, await door().ask(request)));
    },
    async signInWithRedirect(asked, mode = {}) {
      service.mustNotBeDisposed();
      if (mode.upgradeGuest && service.session.app.guest) await service.session.app.revalidate();
      return await door().leave(requestFor(asked, mode, location.href));
    },
    async redirectResult() {
      service.mustNotBeDisposed();
      const back = door().takeAnswer();
      if (!back) return null;
      const { upgradeGuest } = back.request;
      return await service.enter({ upgradeGuest }, waysBack(back.request, back.answer));
    },
    async signInWithCredential(credential, mode = {}) {
      return await service.enter(mode, waysOf(credential));
    },
    async linkCredential(credential) {
      const { link, about } = waysOf(credential);
      return await service.link(link, about);
    },
  };
}

/** What the service does with whom the provider sent. */
function waysBack({ providerId }: ProviderRequest, { outcome }: ProviderAnswer): Ways {
  if ('refusal' in outcome) throw errorOfSdkCode(outcome.refusal, undefined);
  const { identity } = outcome;
  const ways = waysOf(new PlainCredential({ providerId, signInMethod: providerId, idToken: tokenOf(identity) }));
  const email = identity.email === undefined ? null : canonical(identity.email);
  // As the SDK does: a window's identity is not preceded by the question whether the guest is still there.
  return { ...ways, about: { ...ways.about, email }, asksFirst: false };
}
