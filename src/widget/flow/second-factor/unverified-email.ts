import { fill } from '../../messages/phrase.ts';
import type { SessionOperations } from '../../../adapters/auth-backend.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { continueSignedIn, getSignedInUser } from '../finish/signed-in-user.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { resendCountdown } from '../phone/code-form.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { requireSignIn } from './enrolment-refused.ts';

/** Offers to send the verification mail, because only an account with a verified email can have a second factor. */
export const unverifiedEmail = defineScreen({
  name: 'unverifiedEmail',
  leadsTo: ['verificationEmailSent', 'secondFactorEnrolment', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    // Reload the user, because the email may have been verified on another device. Ignore a failed reload, because the
    // visitor's next action calls the service again, and can report the error.
    await ui.waitFor(auth.revalidateSession());
    const email = await findUnverifiedEmail(tools);
    if (email === null) return to('secondFactorEnrolment', {});
    let feedback: Feedback = notice === undefined ? {} : { notice };
    while (true) {
      const { action } = await ui.show({
        title: text.addSecondFactor,
        body: [text.emailUnverified, fill(text.verificationMailWillBeSentTo, { email: { strong: email } })],
        actions: { cancel: secondary(text.cancel), send: primary(text.send) },
        focus: 'send',
        ...feedback,
      });
      if (action === 'cancel') return continueSignedIn(tools);
      const sent = await sendVerificationMail(tools);
      if (sent.ok) return to('verificationEmailSent', { email });
      if (sent.error.code === 'auth/user-token-expired') return requireSignIn(tools);
      feedback = { notice: explainRefusal(sent.error) };
    }
  },
});

/**
 * Asks the visitor to open the mailed link. Continues automatically once the session reports that the email is
 * verified.
 */
export const verificationEmailSent = defineScreen({
  name: 'verificationEmailSent',
  leadsTo: ['secondFactorEnrolment', 'unverifiedEmail', 'verificationEmailSent'],
  async run(tools, { email, notice }) {
    const { ui, auth, text } = tools;
    const verification = observeVerification(auth);
    try {
      const { action } = await ui.show(
        (seconds: number) => {
          const { actions, countdown } = resendCountdown(seconds, text, text.resendMailIn);
          return {
            title: text.checkYourEmail,
            body: [fill(text.verificationMailSentTo, { email: { strong: email } })],
            actions: {
              ...actions,
              cancel: secondary(text.cancel),
              continue: primary(text.continue),
            },
            ...countdown,
            ...(notice === undefined ? {} : { notice }),
            focus: 'continue',
          };
        },
        { redrawSeconds: limits.resendCountdownSeconds, externalAction: verification.verified.then(() => 'continue') },
      );
      if (action === 'cancel') return continueSignedIn(tools);
      return action === 'resend' ? await resendMail(tools, email) : await continueVerified(tools, email);
    } finally {
      verification.stop();
    }
  },
});

async function resendMail(tools: Tools, email: string) {
  const sent = await sendVerificationMail(tools);
  return sent.ok
    ? to('verificationEmailSent', { email })
    : to('unverifiedEmail', { notice: explainRefusal(sent.error) });
}

/**
 * Reloads the user. If the email is verified, returns the screen that adds a second factor. Otherwise, returns
 * `verificationEmailSent` with a notice.
 */
async function continueVerified(tools: Tools, email: string) {
  const { ui, auth, text } = tools;
  const revalidated = await ui.waitFor(auth.revalidateSession());
  if (!revalidated.ok) return to('verificationEmailSent', { email, notice: explainRefusal(revalidated.error) });
  return (await findUnverifiedEmail(tools)) === null
    ? to('secondFactorEnrolment', {})
    : to('verificationEmailSent', { email, notice: text.emailNotVerifiedYet });
}

/** Sends the verification mail. The link in the mail leads back to this page. */
const sendVerificationMail = ({ ui, auth, page }: Tools) =>
  ui.waitFor(auth.sendEmailVerification({ continueUrl: page.address.href }));

/** Returns the unverified email of the app's user, or null if there is none. */
async function findUnverifiedEmail({ ui, auth }: Tools): Promise<string | null> {
  const user = await ui.waitFor(getSignedInUser(auth));
  return user.ok && user.value && !user.value.emailVerified ? user.value.email : null;
}

/** Observes the app's user. `verified` resolves once the user's email is verified. */
function observeVerification(auth: SessionOperations): { readonly verified: Promise<void>; stop(): void } {
  let stop = () => {};
  const verified = new Promise<void>((resolve) => {
    stop = auth.observeSession((user) => user?.emailVerified && resolve());
  });
  return { verified, stop };
}
