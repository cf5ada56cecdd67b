import {
  browserPopupRedirectResolver,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import type { AuthResult } from '../auth-backend.ts';
import { leavingThePage } from '../leaving-the-page.ts';
import { sdkCredential } from './credentials.ts';
import { providerFor } from './providers.ts';
import type { SdkBackend } from './lazy-backend.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { refusing } from './sdk-refusal.ts';

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
      const linked = await getRedirectResult(sessions.session, resolver);
      return linked && sessions.cameBackLinked(linked);
    }
    const { redirect, stage } = sessions;
    const given = await getRedirectResult(redirect, resolver);
    if (!given) return null;
    await stage.updateCurrentUser(given.user);
    await redirect.signOut();
    return sessions.staged({ ...given, user: stage.currentUser ?? given.user } as UserCredential);
  }

  return {
    async signInWithPopup(request, mode = {}) {
      allowScripts();
      const provider = providerFor(request);
      return sessions.enter(mode, {
        signIn: (stage) => signInWithPopup(stage, provider, resolver),
        link: (guest) => linkWithPopup(guest, provider, resolver),
      });
    },
    async signInWithRedirect(request, mode = {}) {
      allowScripts();
      const provider = providerFor(request);
      const guest = mode.upgradeGuest ? await sessions.guest() : null;
      if (guest) sessions.session.tenantId = guest.tenantId;
      return await refusing(
        leavingThePage(
          guest
            ? linkWithRedirect(guest, provider, resolver)
            : signInWithRedirect(sessions.redirect, provider, resolver),
        ),
      );
    },
    async redirectResult() {
      allowScripts();
      try {
        return await comeBack();
      } catch (error) {
        throw sessions.refusal(error);
      }
    },
    async signInWithCredential(given, mode = {}) {
      const credential = sdkCredential(given);
      return sessions.enter(mode, {
        signIn: (stage) => signInWithCredential(stage, credential),
        link: (guest) => linkWithCredential(guest, credential),
        attempt: { credential },
      });
    },
    async linkCredential(given) {
      const credential = sdkCredential(given);
      return sessions.link((user) => linkWithCredential(user, credential), { credential });
    },
  };
}
