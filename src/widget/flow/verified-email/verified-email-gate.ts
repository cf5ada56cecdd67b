import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { limits } from '../../delays-and-limits.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { verificationMail } from '../../storage/verification-mail.ts';
import type { Outcome } from '../../ui.ts';
import { getAppUser } from '../finish/signed-in-user.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { endsStagedSession, unsentForm, verificationForm } from './verification-form.ts';
import { watchVerification } from './watch-verification.ts';

type GateInput = ScreenInputs['verifiedEmailGate'];

/**
 * Sends a mail with a link that verifies the email, and waits until the visitor has opened the link, on this or another
 * device. Then the sign-in is completed. Shown only with the setting `requireVerifiedEmail`.
 */
export const verifiedEmailGate = defineScreen({
  name: 'verifiedEmailGate',
  leadsTo: ['done', 'verifiedEmailGate', 'start', 'passwordSignIn', 'signIn', 'providerSignIn'],
  async run(tools, input) {
    const { ui, auth, text } = tools;
    const { email, result, notice: initialNotice, ...rest } = input;
    let feedback = toFeedback(initialNotice);
    let countdownStart = findCountdownStart(tools, result);
    if (countdownStart === null) {
      ui.showProgress('card');
      const error = await sendMail(tools, result);
      if (error && endsStagedSession(error)) return signInAgain(tools, input, error);
      feedback = toFeedback(error ? explainRefusal(error) : initialNotice);
      countdownStart = findCountdownStart(tools, result);
    }
    const start = countdownStart;
    const elapsed = start === null ? 0 : countSeconds(start);
    while (true) {
      const { action, checked } = await showUntilVerified(tools, (seconds) => ({
        ...(start === null ? unsentForm(text, email) : verificationForm(text, email, elapsed + seconds)),
        ...feedback,
      }));
      if (action === 'cancel') return leaveAccount(tools, result);
      if (action === 'resend' || action === 'retry') {
        const error = await sendMail(tools, result);
        if (error && endsStagedSession(error)) return signInAgain(tools, input, error);
        feedback = toFeedback(error ? explainRefusal(error) : undefined);
        // Enter the screen anew, so that its countdown starts again.
        if (!error || error.code === 'auth/too-many-requests')
          return to('verifiedEmailGate', { ...rest, email, result, ...feedback });
        continue;
      }
      const reloaded = checked ?? (await ui.waitFor(auth.reloadStagedUser()));
      if (reloaded.ok) {
        const user = reloaded.value;
        if (user.emailVerified) return to('done', { ...rest, result: { ...result, user } });
        feedback = toFeedback(text.emailNotVerifiedYet);
      } else {
        if (endsStagedSession(reloaded.error)) return signInAgain(tools, input, reloaded.error);
        feedback = toFeedback(explainRefusal(reloaded.error));
      }
    }
  },
});

type Feedback = { readonly notice?: Phrase };

const toFeedback = (notice: Phrase | undefined): Feedback => (notice === undefined ? {} : { notice });

type GateForm = ReturnType<typeof unsentForm> | ReturnType<typeof verificationForm>;

/**
 * Shows the form. Returns the visitor's action. Returns `continue` and the outcome of the check if a check has found
 * that the email is verified or that the session has ended.
 */
async function showUntilVerified(
  { ui, auth }: Tools,
  describe: (seconds: number) => GateForm & Feedback,
): Promise<{ readonly action: string; readonly checked?: Outcome<AuthUser> }> {
  const watch = watchVerification(() => auth.reloadStagedUser());
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

/** Sign-in result → time at which its countdown started: the last mail, or the last refusal to send more mails. */
const countdownStarts = new WeakMap<AuthResult, number>();

/** Returns when the countdown started. Returns null if no mail was sent for this sign-in, or shortly before it. */
function findCountdownStart({ page: { storage } }: Tools, result: AuthResult): number | null {
  return countdownStarts.get(result) ?? (storage && verificationMail.read(storage, result.user.uid, Date.now()));
}

const countSeconds = (start: number): number => Math.max(0, Math.floor((Date.now() - start) / 1000));

/** Sends the mail. The link in the mail leads back to this page. Returns the error if the mail was not sent. */
async function sendMail({ ui, auth, page }: Tools, result: AuthResult): Promise<AuthError | null> {
  const sent = await ui.waitFor(auth.sendEmailVerification({ continueUrl: page.address.href }));
  if (sent.ok && page.storage) verificationMail.keep(page.storage, result.user.uid, Date.now());
  if (sent.ok || sent.error.code === 'auth/too-many-requests') countdownStarts.set(result, Date.now());
  return sent.ok ? null : sent.error;
}

/** Returns the screen on which the visitor signs in again, because the session has ended. */
async function signInAgain({ ui, auth, settings }: Tools, { email, passwordForm }: GateInput, error: AuthError) {
  await ui.waitFor(auth.discard());
  const notice = explainRefusal(error);
  return passwordForm ? to('passwordSignIn', { ...passwordForm, notice }) : beginSignIn(settings, { email, notice });
}

/** Discards the sign-in and returns the first screen. */
async function leaveAccount({ ui, auth }: Tools, { user }: AuthResult) {
  const appUser = await ui.waitFor(getAppUser(auth));
  // The app's user has this account already if a guest was upgraded. To discard the sign-in would show it to the app.
  if (appUser.ok && appUser.value?.uid === user.uid) await ui.waitFor(auth.signOut());
  await ui.waitFor(auth.discard());
  return to('start', {});
}
