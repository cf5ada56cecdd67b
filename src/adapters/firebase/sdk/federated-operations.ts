import {
  browserPopupRedirectResolver,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
  type AuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AuthCredential, AuthResult } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { createDiscardedError } from '../../shared/discarded-error.ts';
import { waitForRedirect } from '../../shared/wait-for-redirect.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import { toAuthProvider } from './auth-provider.ts';
import { toSdkCredential } from './credentials.ts';
import { getCreatedUid, type SdkSessions } from './sdk-sessions.ts';
import { withAuthErrors, type AttemptedCredential } from './to-auth-error.ts';

type Operations = Pick<
  SdkBackend,
  | 'signInWithPopup'
  | 'signInWithRedirect'
  | 'redirectResult'
  | 'signInWithCredential'
  | 'linkCredential'
  | 'toAppCredential'
>;

/**
 * Creates the operations that open a provider's page, read the result of a redirect, or take a credential.
 *
 * @param allowScripts called before the SDK adds Google's scripts to the page
 */
export function createFederatedOperations(sessions: SdkSessions, allowScripts: () => void): Operations {
  const resolver = browserPopupRedirectResolver;

  /**
   * Completes a sign-in, or the upgrade of a guest, after a redirect. Moves the user of a sign-in to the staged session
   * (hidden from the app). An upgraded guest remains the app's user.
   *
   * @param auth the `Auth` that has read the result
   */
  async function completeRedirect(auth: Auth, result: UserCredential | null): Promise<AuthResult | null> {
    if (!result) return null;
    if (sessions.returnsFromLink) return await sessions.completeLinkRedirect(result);
    const { staged } = sessions.auths;
    const moveToStagedSession = async (): Promise<UserCredential> => {
      await staged.updateCurrentUser(result.user);
      await auth.signOut();
      return { ...result, user: staged.currentUser ?? result.user } as UserCredential;
    };
    return await sessions.stageUser(moveToStagedSession());
  }

  async function redirectToSignIn(provider: AuthProvider): Promise<never> {
    return await signInWithRedirect(sessions.auths.leaveByRedirect(), provider, resolver);
  }

  async function redirectToLink(guest: User, provider: AuthProvider): Promise<never> {
    const { linking } = sessions.auths;
    linking.tenantId = guest.tenantId;
    await linking.updateCurrentUser(guest);
    return await linkWithRedirect(linking.currentUser ?? guest, provider, resolver);
  }

  return {
    async signInWithPopup(request, mode = {}) {
      allowScripts();
      const provider = toAuthProvider(request);
      return sessions.signIn(mode, {
        signIn: (auth) => signInWithPopup(auth, provider, resolver),
        link: (guest) => linkWithPopup(guest, provider, resolver),
      });
    },
    async signInWithRedirect(request, mode = {}) {
      allowScripts();
      const provider = toAuthProvider(request);
      const { abandoned } = sessions;
      const redirect = async (): Promise<never> => {
        const guest = await sessions.loadGuestToUpgrade(mode);
        abandoned.throwIfAborted();
        return await (guest ? redirectToLink(guest, provider) : redirectToSignIn(provider));
      };
      return await withAuthErrors(waitForRedirect(redirect(), abandoned));
    },
    async redirectResult() {
      allowScripts();
      const { auths, returnsFromLink } = sessions;
      return await sessions.runAttempt(async (isCurrent) => {
        const auth = returnsFromLink ? auths.linking : auths.returnFromRedirect();
        const reading = unreadResults.get(auth) ?? getRedirectResult(auth, resolver);
        unreadResults.set(auth, reading);
        try {
          const result = await reading;
          if (!result && hasComeFromAuthDomain(auth)) throw new AuthError('auth/redirect-result-lost', lostResult);
          if (isCurrent()) return await completeRedirect(auth, result);
          throw createDiscardedError(undefined, result ? getCreatedUid(result) : undefined);
        } finally {
          if (isCurrent()) unreadResults.delete(auth);
          if (returnsFromLink) await auth.signOut();
        }
      });
    },
    async signInWithCredential(portCredential, mode = {}) {
      const credential = toSdkCredential(portCredential);
      return sessions.signIn(mode, {
        signIn: (auth) => signInWithCredential(auth, credential),
        link: (guest) => linkWithCredential(guest, credential),
        credential: toAttemptedCredential(credential),
      });
    },
    toAppCredential: async (credential) => toSdkCredential(credential),
    async linkCredential(portCredential) {
      const credential = toSdkCredential(portCredential);
      return sessions.link((user) => linkWithCredential(user, credential), toAttemptedCredential(credential));
    },
  };
}

/**
 * Results that the SDK has read after a redirect, but that the widget has not received yet. The SDK returns each result
 * only once. If the widget restarts before it has received the result, it finds the result here.
 */
const unreadResults = new WeakMap<Auth, Promise<UserCredential | null>>();

const lostResult =
  'The browser keeps the data of different sites apart, so the result of the redirect did not reach the page. ' +
  'Serve the pages of the auth domain from the domain of your app, or set signInFlow to "popup".';

/**
 * Returns true if a redirect from the auth domain has opened this page. Returns false if the page is on the auth domain
 * itself.
 */
function hasComeFromAuthDomain({ config }: Auth): boolean {
  const { referrer = '' } = globalThis.document ?? {};
  if (referrer === '' || hasGoneBack()) return false;
  const { host } = new URL(referrer);
  return host === config.authDomain && host !== location.host;
}

/**
 * Returns true if Back or Forward has opened the page. In this case, `document.referrer` is outdated: it is the
 * referrer of the first visit to the page.
 */
function hasGoneBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

function toAttemptedCredential(credential: AuthCredential): AttemptedCredential {
  const { email } = credential.toJSON() as { email?: string };
  return { credential, email };
}
