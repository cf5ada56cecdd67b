import type { ActionCodeOperations, EmailLinkOperations, EmailPasswordOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { passwordCredential, PlainCredential } from '../shared/plain-credential.ts';
import { sendWithContinueUrl } from '../shared/continue-url.ts';
import { linkPassword, lookUpSignInMethods, signInWithPassword, createUserWithPassword } from './service/password.ts';
import { applyActionCode, checkActionCode } from './service/apply-action-code.ts';
import { createEmailLinkAttempt } from './credential-attempt.ts';
import { parseSignInLink, sendSignInLink } from './service/email-link.ts';
import { sendEmailVerification } from './service/email-verification.ts';
import type { ServiceClient } from './service-client.ts';
import { isNotPasswordReset } from './service/action-codes.ts';
import { checkPasswordReset, confirmPasswordReset, sendPasswordReset } from './service/password-reset.ts';

type Operations = Omit<EmailPasswordOperations, 'setDisplayName'> & EmailLinkOperations & ActionCodeOperations;

/** Email with password, email link, and the codes of mails. */
export function emailOperations(service: ServiceClient): Operations {
  /** The service has one call for both, and tells them apart by the code. */
  const check = (code: string) => (isNotPasswordReset(service.context, code) ? 'code check' : 'reset check');
  return {
    async lookUpSignInMethods(email) {
      const methods = await service.call('look-up', (context) => lookUpSignInMethods(context, email));
      return methods === undefined ? { kind: 'withheld' } : { kind: 'given', methods };
    },
    signInWithPassword: (given) =>
      service.signIn(
        {},
        {
          operation: 'sign-in',
          signIn: (context) => ({ account: signInWithPassword(context, given), isNewUser: false }),
          link: (context, account) => linkPassword(context, account, given),
          credentialInfo: { providerId: 'password' },
        },
      ),
    createUserWithPassword: (given, mode = {}) =>
      service.signIn(mode, {
        operation: 'sign-up',
        signIn: (context) => ({ account: createUserWithPassword(context, given), isNewUser: true }),
        link: (context, account) => linkPassword(context, account, given),
        credentialInfo: {
          providerId: 'password',
          upgradeIsNew: true,
          ...(mode.upgradeGuest ? { email: given.email, credential: passwordCredential(given) } : {}),
        },
      }),
    sendPasswordResetEmail: (email, options) =>
      sendWithContinueUrl(options?.continueUrl, async (continueUrl) => {
        await service.call('reset mail', (context) => sendPasswordReset(context, { email, continueUrl }));
      }),
    verifyPasswordResetCode: (code) => service.call(check(code), (context) => checkPasswordReset(context, code)),
    confirmPasswordReset: (reset) => service.call('reset', (context) => confirmPasswordReset(context, reset)),
    sendSignInLink: (email, { url }) => service.call('link mail', (context) => sendSignInLink(context, { email, url })),
    async signInWithEmailLink({ email, link }, mode = {}) {
      const read = parseSignInLink(link);
      if (!read) throw new AuthError('auth/invalid-action-code', 'The link is no sign-in link.');
      const isUpgrade = mode.upgradeGuest && service.session.app.guest;
      if (read.tenantId !== service.tenantId && !isUpgrade) throw new AuthError('auth/tenant-not-found');
      const { code, tenantId } = read;
      const credential = new PlainCredential({ signInMethod: 'emailLink', email, password: code, tenantId });
      return await service.signIn(mode, createEmailLinkAttempt(credential, { email, code }));
    },
    checkActionCode: (code) => service.call(check(code), (context) => checkActionCode(context, code)),
    applyActionCode: (code) => service.call('code use', (context) => applyActionCode(context, code)),
    sendEmailVerification: ({ continueUrl: asked } = {}) =>
      sendWithContinueUrl(asked, async (continueUrl) => {
        const { app } = service.session;
        const session = app.requireSession('have their email verified');
        app.refreshIfEmailChanged(
          await service.call('verification mail', (context) => sendEmailVerification(context, session, continueUrl)),
        );
      }),
  };
}
