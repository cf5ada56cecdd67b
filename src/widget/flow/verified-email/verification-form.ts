import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { fill, type Phrase, type Texts } from '../../messages/phrase.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { resendCountdown } from '../phone/code-form.ts';

// The label "Use another account" of the action `cancel` is too long to share a row with other buttons. A button after
// the submit button gets its own row, so the forms below list `cancel` last.

/**
 * Describes the screen that waits until the email is verified.
 *
 * @param seconds seconds since the service last sent a mail or refused to send one
 * @param isSent false if the service has not sent any mail yet, because of too many requests
 */
export function verificationForm(text: Texts, email: string, seconds: number, isSent: boolean) {
  const { actions, countdown } = resendCountdown(seconds, text, text.resendMailIn);
  return {
    title: text.verifyYourEmail,
    body: [
      fill(isSent ? text.verificationMailSentTo : text.verificationMailWillBeSentTo, { email: { strong: email } }),
    ],
    actions: { ...actions, continue: primary(text.continue), cancel: secondary(text.useAnotherAccount) },
    ...countdown,
    focus: 'continue',
  } satisfies Description<Phrase>;
}

/**
 * Describes the screen that the visitor sees if the first verification mail could not be sent. The visitor can try
 * again to send the mail.
 */
export function unsentForm(text: Texts, email: string) {
  return {
    title: text.verifyYourEmail,
    body: [fill(text.verificationMailWillBeSentTo, { email: { strong: email } })],
    actions: { retry: primary(text.retry), cancel: secondary(text.useAnotherAccount) },
    focus: 'retry',
  } satisfies Description<Phrase>;
}

const endingErrors: ReadonlySet<AuthErrorCode> = new Set<AuthErrorCode>([
  'auth/requires-recent-login',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/** Returns true if this error means that the visitor must sign in again before the email can be verified. */
export function endsStagedSession({ code }: AuthError): boolean {
  return endingErrors.has(code);
}
