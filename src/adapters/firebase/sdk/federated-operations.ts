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
import { toSdkCredential } from './credentials.ts';
import { toAuthProvider } from './auth-provider.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { withAuthErrors, type AttemptedCredential } from './to-auth-error.ts';

type Operations = Pick<
  SdkBackend,
  'signInWithPopup' | 'signInWithRedirect' | 'redirectResult' | 'signInWithCredential' | 'linkCredential'
>;

/**
 * Federated providers, and credentials of every kind.
 *
 * @param allowScripts called before the SDK puts scripts of Google's on the page
 */
export function federatedOperations(sessions: SdkSessions, allowScripts: () => void): Operations {
  const resolver = browserPopupRedirectResolver;

  /** Signs in whoever came back: as the guest who left, or on the stage. */
  async function comeBack(): Promise<AuthResult | null> {
    if (sessions.comesBackToLink) {
      const { linking } = sessions.auths;
      try {
        const linked = await getRedirectResult(linking, resolver);
        return linked && (await sessions.completeLinkRedirect(linked));
      } finally {
        await linking.signOut();
      }
    }
    const { redirect, stage } = sessions.auths;
    const given = await getRedirectResult(redirect, resolver);
    if (!given) return null;
    const arriving = async (): Promise<UserCredential> => {
      await stage.updateCurrentUser(given.user);
      await redirect.signOut();
      return { ...given, user: stage.currentUser ?? given.user } as UserCredential;
    };
    return await sessions.stage(arriving());
  }

  async function leaveToLink(guest: User, provider: AuthProvider): Promise<never> {
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
        signIn: (stage) => signInWithPopup(stage, provider, resolver),
        link: (guest) => linkWithPopup(guest, provider, resolver),
      });
    },
    async signInWithRedirect(request, mode = {}) {
      allowScripts();
      const provider = toAuthProvider(request);
      const guest = mode.upgradeGuest ? await sessions.app.guest() : null;
      const leaving = guest
        ? leaveToLink(guest, provider)
        : signInWithRedirect(sessions.auths.redirect, provider, resolver);
      return await withAuthErrors(waitForRedirect(leaving));
    },
    async redirectResult() {
      allowScripts();
      try {
        return await comeBack();
      } catch (error) {
        throw sessions.toSignInError(error);
      }
    },
    async signInWithCredential(given, mode = {}) {
      const credential = toSdkCredential(given);
      return sessions.signIn(mode, {
        signIn: (stage) => signInWithCredential(stage, credential),
        link: (guest) => linkWithCredential(guest, credential),
        attempt: attemptWith(credential),
      });
    },
    async linkCredential(given) {
      const credential = toSdkCredential(given);
      return sessions.link((user) => linkWithCredential(user, credential), attemptWith(credential));
    },
  };
}

/** A credential that stands for an address says so. */
function attemptWith(credential: AuthCredential): AttemptedCredential {
  const { email } = credential.toJSON() as { email?: string };
  return { credential, email };
}
