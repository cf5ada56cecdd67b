import type { AuthBackend, SignInMode } from '../auth-backend.ts';
import { waitForRedirect } from '../shared/wait-for-redirect.ts';
import { createCredentialAttempt } from './credential-attempt.ts';
import { createProviderAttempt, createProviderRequest } from './provider-attempt.ts';
import type { ProviderNavigation } from './provider-navigation.ts';
import type { ServiceClient } from './service-client.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

type Operations = Pick<
  AuthBackend,
  | 'signInWithPopup'
  | 'signInWithRedirect'
  | 'redirectResult'
  | 'signInWithCredential'
  | 'linkCredential'
  | 'toAppCredential'
>;

export function createFederatedOperations(client: ServiceClient, getNavigation: () => ProviderNavigation): Operations {
  /**
   * The sign-in to complete after the return from a provider's page. Null if there is none, or after `redirectResult`
   * has completed it.
   */
  let redirectSignIn: { readonly mode: SignInMode; readonly attempt: SignInAttempt } | null = null;

  return {
    async signInWithPopup(federatedRequest, mode = {}) {
      client.throwIfDisposed();
      const request = createProviderRequest(client.context, federatedRequest, mode);
      const answer = await getNavigation().openWindow(request);
      return await client.signIn(mode, createProviderAttempt(request, answer));
    },
    async signInWithRedirect(federatedRequest, mode = {}) {
      client.throwIfDisposed();
      const { app, abandoned } = client.sessions;
      const redirect = async (): Promise<never> => {
        if (client.findGuestToUpgrade(mode)) await app.revalidate();
        abandoned.throwIfAborted();
        return await getNavigation().redirect(
          createProviderRequest(client.context, federatedRequest, mode, location.href),
        );
      };
      return await waitForRedirect(redirect(), abandoned);
    },
    async redirectResult() {
      client.throwIfDisposed();
      const exchange = getNavigation().takeRedirectAnswer();
      if (exchange) {
        const { request, answer } = exchange;
        const attempt = runOnce(createProviderAttempt(request, answer));
        redirectSignIn = { mode: { upgradeGuest: request.upgradeGuest }, attempt };
      }
      if (!redirectSignIn) return null;
      const isCurrent = client.sessions.startAttempt();
      try {
        return await client.signIn(redirectSignIn.mode, redirectSignIn.attempt);
      } finally {
        if (isCurrent()) redirectSignIn = null;
      }
    },
    async signInWithCredential(credential, mode = {}) {
      return await client.signIn(mode, createCredentialAttempt(credential));
    },
    async toAppCredential(credential) {
      createCredentialAttempt(credential); // Only checks the credential: throws an error if it cannot be read.
      return credential;
    },
    async linkCredential(credential) {
      return await client.linkCredential(createCredentialAttempt(credential));
    },
  };
}

/**
 * Wraps an attempt so that it can run twice, because two calls of `redirectResult` can run the same attempt. Only the
 * first run changes accounts. The second `signIn` returns the result of the first one.
 */
function runOnce(attempt: SignInAttempt): SignInAttempt {
  let outcome: ReturnType<SignInAttempt['signIn']> | undefined;
  let isLinked = false;
  return {
    ...attempt,
    signIn: (context) => (outcome ??= attempt.signIn(context)),
    link(context, account) {
      if (!isLinked) attempt.link(context, account);
      isLinked = true;
    },
  };
}
