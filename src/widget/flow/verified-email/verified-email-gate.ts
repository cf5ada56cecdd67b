import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { mailboxLink } from '../../screen/mailbox-link.ts';
import { verificationMail } from '../../storage/verification-mail.ts';
import type { Outcome } from '../../ui.ts';
import { leaveAccount, reloadUser, runDuringSignIn, signInAgain } from '../finish/discard-sign-in.ts';
import { endsStagedSession, unsentForm, verificationForm } from './verification-form.ts';
import { watchVerification } from './watch-verification.ts';

type GateInput = ScreenInputs['verifiedEmailGate'];

/**
 * Mails a link that verifies the email, and waits until the visitor has opened it on any device. Then the sign-in
 * continues. Shown only with `requireVerifiedEmail` or `requireSecondFactor`.
 */
export const verifiedEmailGate = defineScreen({
  name: 'verifiedEmailGate',
  leadsTo: ['done', 'verifiedEmailGate', 'start', 'passwordSignIn', 'signIn', 'providerSignIn'],
  async run(tools, input) {
    return runDuringSignIn(tools, input.result, () => waitForVerification(tools, input));
  },
});

async function waitForVerification(tools: Tools, input: GateInput) {
  const { ui, auth, text } = tools;
  const { email, result, notice: initialNotice, ...rest } = input;
  let feedback = toFeedback(initialNotice);
  let countdown = findCountdown(tools, result);
  if (countdown === null) {
    // While the mail is being sent, the previous screen stays visible, but cannot be used.
    const error = await sendMail(tools, result);
    if (error && endsStagedSession(error)) return signInAgain(tools, input, error);
    feedback = toFeedback(error ? explainRefusal(error) : initialNotice);
    countdown = findCountdown(tools, result);
  }
  const form = countdown && { elapsed: countSeconds(countdown.startedAt), isSent: countdown.isSent };
  while (true) {
    const { action, checked } = await showUntilVerified(tools, result, (seconds) => ({
      ...(form ? describeSent(tools, email, form.elapsed + seconds, form.isSent) : unsentForm(text, email)),
      ...feedback,
    }));
    if (action === 'cancel') return leaveAccount(tools);
    if (action === 'resend' || action === 'retry') {
      const error = await sendMail(tools, result);
      if (error && endsStagedSession(error)) return signInAgain(tools, input, error);
      feedback = toFeedback(error ? explainRefusal(error) : undefined);
      // After a sent mail, and also after the error `auth/too-many-requests`, a new countdown starts. Enter the screen
      // again to show this countdown.
      if (!error || error.code === 'auth/too-many-requests')
        return to('verifiedEmailGate', { ...rest, email, result, ...feedback });
      continue;
    }
    const reloaded = checked ?? (await ui.waitFor(reloadUser(auth, result)));
    if (reloaded.ok) {
      const user = reloaded.value;
      if (user.emailVerified) return to('done', { ...rest, result: { ...result, user } });
      feedback = toFeedback(text.emailNotVerifiedYet);
    } else {
      if (endsStagedSession(reloaded.error)) return signInAgain(tools, input, reloaded.error);
      feedback = toFeedback(explainRefusal(reloaded.error));
    }
  }
}

type Feedback = { readonly notice?: Phrase };

const toFeedback = (notice: Phrase | undefined): Feedback => (notice === undefined ? {} : { notice });

type GateForm = ReturnType<typeof unsentForm> | ReturnType<typeof describeSent>;

/**
 * Shows the form, and checks at intervals whether the email is verified. Returns the action that the visitor chooses.
 * The checks end when the email is verified, or after an error that is not transient. If they end before the visitor
 * chooses an action, returns the action `continue` and the result of the last check (`checked`).
 */
async function showUntilVerified(
  { ui, auth }: Tools,
  result: AuthResult,
  describe: (seconds: number) => GateForm & Feedback,
): Promise<{ readonly action: string; readonly checked?: Outcome<AuthUser> }> {
  const watch = watchVerification(() => reloadUser(auth, result));
  let checked: Outcome<AuthUser> | undefined;
  const externalAction = watch.ended.then((outcome) => {
    checked = outcome;
    return 'continue';
  });
  try {
    const { action } = await ui.show(describe, { redrawSeconds: limits.resendCountdownSeconds, externalAction });
    return checked === undefined ? { action } : { action, checked };
  } finally {
    watch.stop();
  }
}

/**
 * Describes the screen after an attempt to send the mail. If the mail was sent, adds a link to the visitor's mailbox.
 */
function describeSent(tools: Tools, email: string, seconds: number, isSent: boolean) {
  const form = verificationForm(tools.text, email, seconds, isSent);
  return { ...form, body: [...form.body, ...(isSent ? mailboxLink(tools, email) : [])] };
}

/** The countdown until the visitor can ask for another mail. */
interface Countdown {
  /** Time of the last mail, or of the last refusal to send more mails. */
  readonly startedAt: number;
  /** Whether at least one mail was sent. False if the service has refused every attempt. */
  readonly isSent: boolean;
}

const countdowns = new WeakMap<AuthResult, Countdown>();

/**
 * Returns the last countdown of this sign-in, even if the countdown is over. Returns null if none was started. After a
 * reload, returns a countdown only if the last mail to this user was sent less than 15 s ago.
 */
function findCountdown({ page: { storage } }: Tools, result: AuthResult): Countdown | null {
  const countdown = countdowns.get(result);
  if (countdown) return countdown;
  const startedAt = storage && verificationMail.read(storage, result.user.uid, Date.now());
  return startedAt === null ? null : { startedAt, isSent: true };
}

const countSeconds = (start: number): number => Math.max(0, Math.floor((Date.now() - start) / 1000));

/** Sends the mail. The link in the mail leads back to this page. Returns the error if the mail was not sent. */
async function sendMail(tools: Tools, result: AuthResult): Promise<AuthError | null> {
  const { ui, auth, page } = tools;
  const wasSent = findCountdown(tools, result)?.isSent ?? false;
  const sent = await ui.waitFor(auth.sendEmailVerification({ continueUrl: page.address.href }));
  if (sent.ok && page.storage) verificationMail.keep(page.storage, result.user.uid, Date.now());
  if (sent.ok || sent.error.code === 'auth/too-many-requests')
    countdowns.set(result, { startedAt: Date.now(), isSent: sent.ok || wasSent });
  return sent.ok ? null : sent.error;
}
