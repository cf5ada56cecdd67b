import type { ActionCodeOperations, EmailLinkOperations, EmailPasswordOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { passwordCredential, PlainCredential } from '../shared/plain-credential.ts';
import { droppingRefusedContinueUrl } from '../shared/continue-url.ts';
import { addPassword, methodsOf, signIn, signUp } from './service/password.ts';
import { applyCode, checkCode } from './service/apply-action-code.ts';
import { linkWays } from './credential-attempt.ts';
import { readLink, requestLink } from './service/email-link.ts';
import { requestVerification } from './service/email-verification.ts';
import type { FakeService } from './service-client.ts';
import { isOfAnotherMail } from './service/action-codes.ts';
import { checkReset, confirmReset, requestReset } from './service/password-reset.ts';

type Operations = Omit<EmailPasswordOperations, 'setDisplayName'> & EmailLinkOperations & ActionCodeOperations;

/** Email with password, email link, and the codes of mails. */
export function emailOperations(service: FakeService): Operations {
  /** The service has one call for both, and tells them apart by the code. */
  const check = (code: string) => (isOfAnotherMail(service.realm, code) ? 'code check' : 'reset check');
  return {
    async lookUpSignInMethods(email) {
      const methods = await service.ask('look-up', (realm) => methodsOf(realm, email));
      return methods === undefined ? { kind: 'withheld' } : { kind: 'given', methods };
    },
    signInWithPassword: (given) =>
      service.enter(
        {},
        {
          operation: 'sign-in',
          signIn: (realm) => ({ account: signIn(realm, given), isNewUser: false }),
          link: (realm, account) => addPassword(realm, account, given),
          about: { providerId: 'password' },
        },
      ),
    createUserWithPassword: (given, mode = {}) =>
      service.enter(mode, {
        operation: 'sign-up',
        signIn: (realm) => ({ account: signUp(realm, given), isNewUser: true }),
        link: (realm, account) => addPassword(realm, account, given),
        about: {
          providerId: 'password',
          upgradeIsNew: true,
          ...(mode.upgradeGuest ? { email: given.email, credential: passwordCredential(given) } : {}),
        },
      }),
    sendPasswordResetEmail: (email, options) =>
      droppingRefusedContinueUrl(options?.continueUrl, async (continueUrl) => {
        await service.ask('reset mail', (realm) => requestReset(realm, { email, continueUrl }));
      }),
    verifyPasswordResetCode: (code) => service.ask(check(code), (realm) => checkReset(realm, code)),
    confirmPasswordReset: (reset) => service.ask('reset', (realm) => confirmReset(realm, reset)),
    sendSignInLink: (email, { url }) => service.ask('link mail', (realm) => requestLink(realm, { email, url })),
    async signInWithEmailLink({ email, link }, mode = {}) {
      const read = readLink(link);
      if (!read) throw new AuthError('auth/invalid-action-code', 'The link is no sign-in link.');
      const isUpgrade = mode.upgradeGuest && service.session.app.guest;
      if (read.tenantId !== service.tenantId && !isUpgrade) throw new AuthError('auth/tenant-not-found');
      const { code, tenantId } = read;
      const credential = new PlainCredential({ signInMethod: 'emailLink', email, password: code, tenantId });
      return await service.enter(mode, linkWays(credential, { email, code }));
    },
    checkActionCode: (code) => service.ask(check(code), (realm) => checkCode(realm, code)),
    applyActionCode: (code) => service.ask('code use', (realm) => applyCode(realm, code)),
    sendEmailVerification: ({ continueUrl: asked } = {}) =>
      droppingRefusedContinueUrl(asked, async (continueUrl) => {
        const { app } = service.session;
        const session = app.mustHaveSession('have their email verified');
        app.renewWhereMoved(
          await service.ask('verification mail', (realm) => requestVerification(realm, session, continueUrl)),
        );
      }),
  };
}
