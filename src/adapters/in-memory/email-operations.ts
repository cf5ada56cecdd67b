import type { ActionCodeOperations, EmailLinkOperations, EmailPasswordOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { sendWithContinueUrl } from '../shared/continue-url.ts';
import { passwordCredential, PlainCredential } from '../shared/plain-credential.ts';
import { createEmailLinkAttempt } from './credential-attempt.ts';
import type { ServiceClient } from './service-client.ts';
import { isNotPasswordReset } from './service/action-codes.ts';
import { applyActionCode, checkActionCode } from './service/apply-action-code.ts';
import { parseSignInLink, sendSignInLink } from './service/email-link.ts';
import { sendEmailVerification } from './service/email-verification.ts';
import { checkPasswordReset, confirmPasswordReset, sendPasswordReset } from './service/password-reset.ts';
import type { Session } from './service/session.ts';
import { createUserWithPassword, linkPassword, lookUpSignInMethods, signInWithPassword } from './service/password.ts';

type Operations = Omit<EmailPasswordOperations, 'setDisplayName'> & EmailLinkOperations & ActionCodeOperations;

export function createEmailOperations(client: ServiceClient): Operations {
  // The SDK sends the same request for `checkActionCode` and `verifyPasswordResetCode`. So the operation depends on the
  // purpose of the code, not on which of the two methods was called.
  const getCheckOperation = (code: string) => (isNotPasswordReset(client.context, code) ? 'code check' : 'reset check');
  return {
    async lookUpSignInMethods(email) {
      const methods = await client.call('look-up', (context) => lookUpSignInMethods(context, email));
      return methods === undefined ? { kind: 'withheld' } : { kind: 'given', methods };
    },
    signInWithPassword: (emailAndPassword) =>
      client.signIn(
        {},
        {
          operation: 'sign-in',
          signIn: (context) => ({ account: signInWithPassword(context, emailAndPassword), isNewUser: false }),
          link: (context, account) => linkPassword(context, account, emailAndPassword),
          credentialInfo: { providerId: 'password' },
        },
      ),
    async createUserWithPassword(emailAndPassword, mode = {}) {
      client.closedSignUp.throwIfClosed();
      return await client.signIn(mode, {
        operation: 'sign-up',
        signIn: (context) => ({ account: createUserWithPassword(context, emailAndPassword), isNewUser: true }),
        link: (context, account) => linkPassword(context, account, emailAndPassword),
        credentialInfo: {
          providerId: 'password',
          upgradeIsNew: true,
          ...(mode.upgradeGuest
            ? { email: emailAndPassword.email, credential: passwordCredential(emailAndPassword) }
            : {}),
        },
      });
    },
    sendPasswordResetEmail: (email, options) =>
      sendWithContinueUrl(options?.continueUrl, async (continueUrl) => {
        await client.call('reset mail', (context) => sendPasswordReset(context, { email, continueUrl }));
      }),
    verifyPasswordResetCode: (code) =>
      client.call(getCheckOperation(code), (context) => checkPasswordReset(context, code)),
    confirmPasswordReset: (reset) => client.call('reset', (context) => confirmPasswordReset(context, reset)),
    sendSignInLink: (email, { url }) => client.call('link mail', (context) => sendSignInLink(context, { email, url })),
    async signInWithEmailLink({ email, link }, mode = {}) {
      const parsedLink = parseSignInLink(link);
      if (!parsedLink) throw new AuthError('auth/invalid-action-code', 'The link is not a sign-in link.');
      const isUpgrade = client.findGuestToUpgrade(mode) !== null;
      const { code, tenantId } = parsedLink;
      if (tenantId !== client.tenantId && !isUpgrade) throw new AuthError('auth/tenant-not-found');
      const credential = new PlainCredential({ signInMethod: 'emailLink', email, password: code, tenantId });
      if (isUpgrade) {
        // If the email already has an account, fail before the upgrade uses up the link. The visitor needs the link to
        // sign in to this account (reference §2.8).
        const methods = await client.call('look-up', (context) => lookUpSignInMethods(context, email));
        if (methods?.length) throw new AuthError('auth/email-already-in-use', undefined, { email, credential });
      }
      return await client.signIn(mode, createEmailLinkAttempt(credential, { email, code }));
    },
    checkActionCode: (code) => client.call(getCheckOperation(code), (context) => checkActionCode(context, code)),
    applyActionCode: (code) => client.call('code use', (context) => applyActionCode(context, code)),
    sendEmailVerification: (options) =>
      sendWithContinueUrl(options?.continueUrl, async (continueUrl) => {
        const { sessions } = client;
        const send = (session: Session) =>
          client.call('verification mail', (context) => sendEmailVerification(context, session, continueUrl));
        if (sessions.isStaged) {
          await sessions.runForSignedInUser('sendEmailVerification', ({ session }) => send(session));
        } else {
          const { app } = sessions;
          app.refreshIfEmailChanged(await send(app.requireSession('have their email verified')));
        }
      }),
  };
}
