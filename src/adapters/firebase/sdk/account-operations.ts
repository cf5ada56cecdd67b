import {
  browserPopupRedirectResolver,
  deleteUser,
  linkWithPopup,
  multiFactor,
  PhoneAuthProvider,
  unlink,
  updatePassword,
  updatePhoneNumber,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth';
import type { AccountOperations } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { sendWithContinueUrl } from '../../shared/continue-url.ts';
import { withFactorNotFound } from '../../shared/factor-not-found.ts';
import { isSessionEndedError } from '../../shared/session-ended.ts';
import { enterTenant } from '../app-tenant.ts';
import { toAuthProvider } from './auth-provider.ts';
import { getErrorCredential } from './credentials.ts';
import type { VerificationFactory } from './phone-operations.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { forgetFactorsAtCommit } from './second-factor-operations.ts';
import { toAuthError, toSignInError, withAuthErrors } from './to-auth-error.ts';

/**
 * Creates the operations that change the account of the app's user. This module is a chunk of its own, because only the
 * account page needs it.
 *
 * @param allowScripts called before the SDK adds Google's scripts to the page
 */
export function createAccountOperations(
  sessions: SdkSessions,
  { takeVerifier }: Pick<VerificationFactory, 'takeVerifier'>,
  allowScripts: () => void,
): AccountOperations {
  const { app } = sessions;

  function requireUser(): User {
    const { user } = app;
    if (user) return user;
    throw new AuthError('auth/user-token-expired', 'No user is signed in whose account could be changed.');
  }

  /**
   * Changes the account of the app's user, and reports the changed user. If the user's session has ended, signs the user
   * out.
   */
  async function change(apply: (user: User) => Promise<unknown>): Promise<void> {
    const user = requireUser();
    try {
      await apply(user);
    } catch (error) {
      const authError = toAuthError(error);
      if (isSessionEndedError(authError) && app.user === user) await app.signOut();
      throw authError;
    } finally {
      app.publish();
    }
  }

  return {
    // To remove the name, send ''. The service would ignore null.
    changeName: (displayName) => change((user) => updateProfile(user, { displayName: displayName ?? '' })),
    changeEmail: (email, { continueUrl } = {}) =>
      sendWithContinueUrl(continueUrl, (url) =>
        change((user) => verifyBeforeUpdateEmail(user, email, url === undefined ? undefined : { url })),
      ),
    changePassword: (password) =>
      change(async (user) => {
        // The SDK leaves an empty password out of the request, which then changes nothing.
        if (password === '') throw new AuthError('auth/missing-password');
        await updatePassword(user, password);
      }),
    async connectProvider(request) {
      allowScripts();
      const provider = toAuthProvider(request);
      // Do not wait for anything before the window opens, because browsers block a window that does not open
      // immediately after a click.
      await change(async (user) => {
        enterTenant(sessions.auths.session, user.tenantId);
        await linkWithPopup(user, provider, browserPopupRedirectResolver).catch((error: unknown) => {
          throw toSignInError(error, { credential: getErrorCredential(error) });
        });
      });
    },
    disconnectProvider: (providerId) =>
      change(async (user) => {
        await unlink(user, providerId);
        // The account may have lost its email, too, so reload the user. Ignore a failed reload, because the provider is
        // already disconnected.
        if (providerId === 'password') await user.reload().catch(() => {});
      }),
    async sendPhoneCode(phoneNumber, verification) {
      const verifier = takeVerifier(verification);
      const { session } = sessions.auths;
      const { tenantId } = requireUser();
      enterTenant(session, tenantId);
      const verificationId: unknown = await withAuthErrors(
        new PhoneAuthProvider(session).verifyPhoneNumber(phoneNumber, verifier),
      );
      if (typeof verificationId === 'string') return verificationId;
      throw new AuthError('auth/internal-error', 'The service has sent no session for the code.');
    },
    setPhoneNumber: (verificationId, code) =>
      change(async (user) => {
        const credential = PhoneAuthProvider.credential(verificationId, code);
        await updatePhoneNumber(user, credential).catch((error: unknown) => {
          // If another account has the number, `toSignInError` returns the error that `AccountOperations` documents.
          throw toSignInError(error, { credential: getErrorCredential(error) });
        });
      }),
    removeSecondFactor: (factorUid) =>
      withFactorNotFound(
        change(async (user) => {
          await multiFactor(user).unenroll(factorUid);
          forgetFactorsAtCommit(user);
        }),
      ),
    deleteAccount: () => change(deleteUser),
  };
}
