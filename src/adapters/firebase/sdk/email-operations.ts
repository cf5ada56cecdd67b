import {
  ActionCodeOperation,
  ActionCodeURL,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type EmailAuthCredential,
} from 'firebase/auth';
import type { ActionCodeOperations, EmailLinkOperations, EmailPasswordOperations } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { sendWithContinueUrl } from '../../shared/continue-url.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { toText } from './snapshots.ts';
import { withAuthErrors } from './to-auth-error.ts';

type Operations = Omit<EmailPasswordOperations, 'lookUpSignInMethods' | 'setDisplayName'> &
  EmailLinkOperations &
  ActionCodeOperations;

export function createEmailOperations(sessions: SdkSessions): Operations {
  const { staged } = sessions.auths;
  return {
    signInWithPassword: ({ email, password }) =>
      sessions.signIn(
        {},
        {
          signIn: (auth) => signInWithEmailAndPassword(auth, email, password),
          link: (guest) => linkWithCredential(guest, EmailAuthProvider.credential(email, password)),
        },
      ),
    async createUserWithPassword({ email, password }, mode = {}) {
      sessions.closedSignUp.throwIfClosed();
      const credential = EmailAuthProvider.credential(email, password);
      return sessions.signIn(mode, {
        signIn: (auth) => createUserWithEmailAndPassword(auth, email, password),
        link: (guest) => linkWithCredential(guest, credential),
        credential: mode.upgradeGuest ? { email, credential } : {},
      });
    },
    sendPasswordResetEmail: (email, { continueUrl } = {}) =>
      sendWithContinueUrl(continueUrl, (url) =>
        withAuthErrors(sendPasswordResetEmail(staged, email, url === undefined ? undefined : { url })),
      ),
    async verifyPasswordResetCode(code) {
      const { operation, data } = await withAuthErrors(checkActionCode(staged, code));
      // The SDK's `verifyPasswordResetCode` accepts a code for any purpose, so check that the code is for a password
      // reset.
      const email = toText(data.email);
      if (operation === 'PASSWORD_RESET' && email) return email;
      throw new AuthError('auth/invalid-action-code', 'The code is not a password reset code.');
    },
    confirmPasswordReset: ({ code, newPassword }) => withAuthErrors(confirmPasswordReset(staged, code, newPassword)),
    sendSignInLink: (email, settings) =>
      withAuthErrors(sendSignInLinkToEmail(staged, email, { ...settings, handleCodeInApp: true })),
    async signInWithEmailLink({ email, link }, mode = {}) {
      const credential = createLinkCredential(email, link);
      return sessions.signIn(mode, {
        signIn: (auth) => signInWithEmailLink(auth, email, link),
        async link(guest) {
          // If the email has an account, `linkWithCredential` fails but uses up the link. Look for an account first, so
          // that the visitor can still sign in with the link (reference §2.8).
          const methods = await fetchSignInMethodsForEmail(staged, email);
          if (methods.length > 0) throw new AuthError('auth/email-already-in-use');
          return linkWithCredential(guest, credential);
        },
        credential: { email, credential },
      });
    },
    async checkActionCode(code) {
      const { operation, data } = await withAuthErrors(checkActionCode(staged, code));
      const factor = data.multiFactorInfo as { factorId: string; phoneNumber?: string } | null;
      return {
        operation,
        email: toText(data.email),
        previousEmail: toText(data.previousEmail),
        secondFactor: factor && {
          factorId: factor.factorId,
          ...(factor.phoneNumber === undefined ? {} : { phoneNumber: factor.phoneNumber }),
        },
      };
    },
    applyActionCode: (code) => withAuthErrors(applyActionCode(staged, code)),
    async sendEmailVerification({ continueUrl } = {}) {
      const user = sessions.stagedOrAppUser;
      if (!user)
        throw new AuthError('auth/user-token-expired', 'No user is signed in who could have their email verified.');
      await sendWithContinueUrl(continueUrl, (url) =>
        withAuthErrors(sendEmailVerification(user, url === undefined ? undefined : { url })),
      );
    },
  };
}

/**
 * Creates the credential of a sign-in link. The SDK itself does not check the link.
 *
 * @throws an `AuthError` with `auth/invalid-action-code` if the URL is not a sign-in link
 */
function createLinkCredential(email: string, link: string): EmailAuthCredential {
  if (ActionCodeURL.parseLink(link)?.operation === ActionCodeOperation.EMAIL_SIGNIN) {
    return EmailAuthProvider.credentialWithLink(email, link);
  }
  throw new AuthError('auth/invalid-action-code', 'The link is not a sign-in link.');
}
