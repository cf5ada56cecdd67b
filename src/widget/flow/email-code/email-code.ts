import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { EmailCodeAccepted } from '../../config/ui-config.ts';
import { fill } from '../../messages/phrase.ts';
import { mailboxLink } from '../../screen/mailbox-link.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { signInWithToken } from '../finish/token-sign-in.ts';
import { isTransient } from '../finish/transient-error.ts';
import { cancelLinking } from '../linking/cancel-linking.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { findGuestForApp } from '../linking/guest-to-upgrade.ts';
import { enterCode } from '../phone/enter-code.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { createCodeServer, type CodeServer } from './call-server.ts';
import { checkSignUpClosed, explainCodeError, showCodeError } from './email-code-refusal.ts';

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
      const closed = checkSignUpClosed(sent.error, settings, email);
      if (closed) return closed;
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
            ...mailboxLink(tools, email),
            ...(isLinking ? [] : [[{ text: text.changeEmail, action: 'change' }]]),
          ],
          ...smallPrint(tools, 'links'),
        },
        checkCode: signIn,
        acceptedText: text.verified,
        onAccepted: (result) => completeCodeSignIn(tools, result),
        onRefused(error) {
          server.abort();
          return checkSignUpClosed(error, settings, email);
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
 * Returns a function that checks a code and signs in. The app's server accepts each code only once. So if the sign-in
 * then fails with a transient error, the next call with the same code reuses the server's token.
 */
function createSignIn(tools: Tools, server: CodeServer, email: string): (code: string) => Promise<AuthResult> {
  let accepted: (EmailCodeAccepted & { readonly code: string }) | null = null;
  return async (code) => {
    const guest = findGuestForApp(tools);
    if (accepted?.code !== code) accepted = { ...(await server.check({ email, code })), code };
    const { token, isNewUser } = accepted;
    try {
      // The sign-in option is `password`, as after a sign-in by email link.
      const source = { functionName: 'checkEmailCode', providerId: 'password', guest };
      return await signInWithToken(tools, { ...source, token, isNewUser });
    } catch (error) {
      if (!isTransient(error as AuthError)) accepted = null;
      throw error;
    }
  };
}

/**
 * Returns the screen after the sign-in. Completes the sign-in of a guest even if sign-up is closed, because the app's
 * server has decided which account the guest gets.
 */
async function completeCodeSignIn(tools: Tools, result: AuthResult) {
  const next = await completeSignIn(tools, result);
  return next.name === 'mergeConflict' && next.input.credential === null ? to('done', { result }) : next;
}
