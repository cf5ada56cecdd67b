import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import type { EmailCodeAccepted } from '../../config/ui-config.ts';
import { fill } from '../../messages/phrase.ts';
import { reportAppError } from '../../report-app-error.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import { isTransient } from '../finish/transient-error.ts';
import { cancelLinking } from '../linking/cancel-linking.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { enterCode } from '../phone/enter-code.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { createCodeServer, findGuest, type CodeServer } from './call-server.ts';
import { explainCodeError, showCodeError } from './email-code-refusal.ts';

/** Lets the app's server mail a code while a progress card is visible. */
export const emailCodeSending = defineScreen({
  name: 'emailCodeSending',
  leadsTo: ['emailCodeSent', 'unauthorizedUser', 'signIn', 'providerSignIn'],
  async run(tools, input) {
    const { ui, settings, page } = tools;
    const { email, isLinking } = input;
    ui.showProgress('card');
    const server = createCodeServer(tools);
    try {
      const sent = await ui.waitFor(server.send(email));
      if (sent.ok) return to('emailCodeSent', input);
      const restricted = checkRestriction(sent.error, settings, { identifier: email });
      if (restricted) return restricted;
      const notice = explainCodeError(sent.error);
      if (!isLinking) return to('signIn', { email, notice });
      return to('providerSignIn', { ...cancelLinking(page, email).input, notice });
    } finally {
      // Abort the call, even if `waitFor` rejects because the visitor has left the screen or the widget has stopped.
      server.abort();
    }
  },
});

/** Asks for the code from the mail. */
export const emailCodeSent = defineScreen({
  name: 'emailCodeSent',
  leadsTo: ['emailCodeSent', 'done', 'emailMismatch', 'mergeConflict', 'unauthorizedUser', 'signIn', 'providerSignIn'],
  async run(tools, input) {
    const { ui, text, settings, page } = tools;
    const { email, isLinking } = input;
    const server = createCodeServer(tools);
    const signIn = createSignIn(tools, server, email);
    try {
      return await enterCode(tools, {
        description: {
          title: text.verifyYourEmail,
          body: [
            ...(isLinking ? [fill(text.signInAsBefore, { email: { strong: email } })] : []),
            fill(text.codeMailedTo, { email: { strong: email } }),
            ...(isLinking ? [] : [[{ text: text.changeEmail, action: 'change' }]]),
          ],
          ...smallPrint(tools, 'links'),
        },
        checkCode: (code) => rememberNewAccount(tools, signIn(code)),
        acceptedText: text.verified,
        onAccepted: (result) => completeCodeSignIn(tools, result),
        onRefused(error) {
          server.abort();
          return checkRestriction(error, settings, { identifier: email });
        },
        onCancelled: () => (isLinking ? cancelLinking(page, email) : openEmailFormOrList(settings)),
        onResend: () => to('signIn', { email }),
        resend: {
          fields: () => ({}),
          extend: (options) => options,
          send: () => ui.waitFor(server.send(email).then(() => to('emailCodeSent', input))),
          showRefusal: (error) => ({ notice: explainCodeError(error) }),
          clear: () => {},
        },
        explain: showCodeError,
      });
    } finally {
      server.abort();
    }
  },
});

/**
 * Returns a function that checks a code and signs in. If the service fails after the app's server has accepted a code,
 * another call with this code does not ask the server again, because the server accepts each code only once.
 */
function createSignIn(tools: Tools, server: CodeServer, email: string): (code: string) => Promise<AuthResult> {
  let accepted: (EmailCodeAccepted & { readonly code: string }) | null = null;
  return async (code) => {
    const guest = findGuest(tools);
    if (accepted?.code !== code) accepted = { ...(await server.check({ email, code })), code };
    const { token, isNewUser } = accepted;
    try {
      return toCodeResult(await tools.auth.signInWithCustomToken(token), isNewUser, guest);
    } catch (error) {
      if (!isTransient(error as AuthError)) accepted = null;
      if (tokenErrors.has((error as AuthError).code)) {
        reportAppError(new Error('checkEmailCode: the service has refused the token.', { cause: error }));
      }
      throw error;
    }
  };
}

/** Errors that only the developer can mend: the app's server has created a wrong token. */
const tokenErrors: ReadonlySet<AuthErrorCode> = new Set<AuthErrorCode>([
  'auth/custom-token-mismatch',
  'auth/invalid-custom-token',
  'auth/tenant-not-found',
]);

/**
 * Completes the result with facts that the service does not know. The sign-in option is `password`, as after a sign-in
 * by email link. If the token is for the guest's account, the app's server has upgraded the guest.
 */
const toCodeResult = (
  result: AuthResult,
  isNewUser = result.additionalUserInfo?.isNewUser ?? false,
  guest: AuthUser | null = null,
): AuthResult => ({
  ...result,
  operationType: result.user.uid === guest?.uid ? 'link' : result.operationType,
  additionalUserInfo: { profile: null, ...result.additionalUserInfo, providerId: 'password', isNewUser },
});

/**
 * Returns the screen after the sign-in. A guest causes no merge conflict by signing in with a code, because the app's
 * server has decided which account the guest gets.
 */
async function completeCodeSignIn(tools: Tools, result: AuthResult) {
  const next = await completeSignIn(tools, result);
  return next.name === 'mergeConflict' && next.input.credential === null ? to('done', { result }) : next;
}
