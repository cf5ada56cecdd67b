import {
  browserSessionPersistence,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { FirebaseOptions } from 'firebase/app';
import type { AuthResult, AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { droppingRefusedContinueUrl } from '../refused-continue-url.ts';
import { saysSessionEnded } from '../session-end.ts';
import type { SessionReports } from '../session-reports.ts';
import type { SdkBackend } from './lazy-backend.ts';
import { refusalOf, refusing } from './sdk-refusal.ts';
import { shareApp } from './shared-app.ts';
import { sessionAppName } from './stored-session.ts';

let stages = 0;

/**
 * The operations on the modular SDK: one `Auth` for the app's session, which lives as long as the browser's session
 * (spec §4), and one in memory for the staged user. Without the popup resolver, which nothing here needs.
 *
 * @param reports told of every change of the app's session
 * @param connect is given each `Auth` before its first request; an emulator's place to step in
 * @throws an `AuthError` if the SDK does not take the configuration
 */
export function connectSdk(
  config: FirebaseOptions,
  reports: SessionReports,
  connect: (auth: Auth) => void = () => {},
): SdkBackend {
  try {
    return operationsOn(config, reports, connect);
  } catch (error) {
    throw refusalOf(error); // an API key, say, that cannot be one
  }
}

function operationsOn(config: FirebaseOptions, reports: SessionReports, connect: (auth: Auth) => void): SdkBackend {
  const sessionApp = shareApp(config, sessionAppName);
  const stageApp = shareApp(config, `${sessionAppName}-stage-${++stages}`);
  const session = initializeAuth(sessionApp.app, { persistence: browserSessionPersistence });
  const stage = initializeAuth(stageApp.app, { persistence: inMemoryPersistence });
  connect(session);
  connect(stage);

  const report = (): void => reports.publish(session.currentUser && snapshot(session.currentUser));
  let stopListening = (): void => {};
  const reported = new Promise<void>((resolve) => {
    stopListening = onIdTokenChanged(session, () => {
      report();
      resolve();
    });
  });

  /** The user as it is now. The SDK changes its own object in place, which nobody could notice. */
  function snapshot(user: User): AuthUser {
    const { uid, email, emailVerified, displayName, phoneNumber, photoURL, isAnonymous, tenantId } = user;
    const providerData = user.providerData.map((provider) => ({ providerId: provider.providerId, uid: provider.uid }));
    const getIdToken = (forceRefresh?: boolean): Promise<string> => tokenOf(uid, forceRefresh);
    const about = { uid, email, emailVerified, displayName, phoneNumber, photoURL, isAnonymous, tenantId };
    return { ...about, providerData, getIdToken };
  }

  async function tokenOf(uid: string, forceRefresh?: boolean): Promise<string> {
    const user = [session.currentUser, stage.currentUser].find((candidate) => candidate?.uid === uid);
    if (!user) throw new AuthError('auth/user-token-expired', 'The session of this user has ended.');
    return await refusing(user.getIdToken(forceRefresh));
  }

  async function signedIn(signIn: Promise<UserCredential>): Promise<AuthResult> {
    const given = await refusing(signIn);
    const additionalUserInfo = getAdditionalUserInfo(given);
    return { user: snapshot(given.user), credential: null, operationType: 'signIn', additionalUserInfo };
  }

  function stagedUser(operation: string): User {
    if (stage.currentUser) return stage.currentUser;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }

  return {
    async revalidateSession() {
      await reported;
      try {
        await session.currentUser?.reload();
      } catch (error) {
        const refusal = refusalOf(error);
        if (!saysSessionEnded(refusal)) throw refusal;
        await refusing(session.signOut());
      } finally {
        report();
      }
    },
    async signOut() {
      await refusing(session.signOut());
      report();
    },
    async commit() {
      const user = stagedUser('commit');
      await refusing(session.updateCurrentUser(user));
      report();
      await refusing(stage.signOut());
      return snapshot(session.currentUser ?? user);
    },
    discard: () => refusing(stage.signOut()),
    async dispose() {
      stopListening();
      await stage.signOut().catch(() => {});
      await Promise.all([sessionApp.end(), stageApp.end()]);
    },
    signInWithPassword: ({ email, password }) => signedIn(signInWithEmailAndPassword(stage, email, password)),
    createUserWithPassword: ({ email, password }) => signedIn(createUserWithEmailAndPassword(stage, email, password)),
    signInAnonymously: () => signedIn(signInAnonymously(stage)),
    setDisplayName: async (displayName) => {
      await refusing(updateProfile(stagedUser('setDisplayName'), { displayName }));
    },
    sendPasswordResetEmail: (email, { continueUrl } = {}) =>
      droppingRefusedContinueUrl(continueUrl, (url) =>
        refusing(sendPasswordResetEmail(stage, email, url === undefined ? undefined : { url })),
      ),
    verifyPasswordResetCode: (code) => refusing(verifyPasswordResetCode(stage, code)),
    confirmPasswordReset: ({ code, newPassword }) => refusing(confirmPasswordReset(stage, code, newPassword)),
  };
}
