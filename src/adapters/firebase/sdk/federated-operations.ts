import {
  browserPopupRedirectResolver,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type AuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AuthCredential, AuthResult } from '../../auth-backend.ts';
import { waitForRedirect } from '../../shared/wait-for-redirect.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import { toAuthProvider } from './auth-provider.ts';
import { toSdkCredential } from './credentials.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { withAuthErrors, type AttemptedCredential } from './to-auth-error.ts';

type Operations = Pick<
  SdkBackend,
  'signInWithPopup' | 'signInWithRedirect' | 'redirectResult' | 'signInWithCredential' | 'linkCredential'
>;

/**
 * Creates the operations for federated providers and for all credentials.
 *
 * @param allowScripts called before the SDK adds Google's scripts to the page
 */
export function createFederatedOperations(sessions: SdkSessions, allowScripts: () => void): Operations {
  const resolver = browserPopupRedirectResolver;

  /**
   * Completes a redirect. Stages the user who has signed in. If a guest was linked instead, the commit publishes the
   * guest.
   */
  async function readRedirectResult(): Promise<AuthResult | null> {
    if (sessions.returnsFromLink) {
      const { linking } = sessions.auths;
      try {
        const result = await getRedirectResult(linking, resolver);
        return result && (await sessions.completeLinkRedirect(result));
      } finally {
        await linking.signOut();
      }
    }
    const { redirect, staged } = sessions.auths;
    const result = await getRedirectResult(redirect, resolver);
    if (!result) return null;
    const moveToStagedSession = async (): Promise<UserCredential> => {
      await staged.updateCurrentUser(result.user);
      await redirect.signOut();
      return { ...result, user: staged.currentUser ?? result.user } as UserCredential;
    };
    return await sessions.stageUser(moveToStagedSession());
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
      const guest = await sessions.loadGuestToUpgrade(mode);
      const redirect = guest
        ? redirectToLink(guest, provider)
        : signInWithRedirect(sessions.auths.redirect, provider, resolver);
      return await withAuthErrors(waitForRedirect(redirect));
    },
    async redirectResult() {
      allowScripts();
      try {
        return await readRedirectResult();
      } catch (error) {
        throw sessions.toSignInError(error);
      }
    },
    async signInWithCredential(portCredential, mode = {}) {
      const credential = toSdkCredential(portCredential);
      return sessions.signIn(mode, {
        signIn: (auth) => signInWithCredential(auth, credential),
        link: (guest) => linkWithCredential(guest, credential),
        credential: toAttemptedCredential(credential),
      });
    },
    async linkCredential(portCredential) {
      const credential = toSdkCredential(portCredential);
      return sessions.link((user) => linkWithCredential(user, credential), toAttemptedCredential(credential));
    },
  };
}

function toAttemptedCredential(credential: AuthCredential): AttemptedCredential {
  const { email } = credential.toJSON() as { email?: string };
  return { credential, email };
}
