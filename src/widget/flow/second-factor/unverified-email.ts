import { fill } from '../../messages/phrase.ts';
import type { SessionOperations } from '../../../adapters/auth-backend.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { getSignedInUser, requireSignIn } from '../finish/signed-in-user.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { resendCountdown } from '../phone/code-form.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { leaveEnrolment } from './leave-enrolment.ts';

/** Offers to send the verification mail, because only an account with a verified email can have a second factor. */
export const unverifiedEmail = defineScreen({
  name: 'unverifiedEmail',
  leadsTo: [
    'verificationEmailSent',
    'secondFactorEnrolment',
    'secondFactors',
    'projectCheck',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { notice, from }) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    // Reload the user, because the email may have been verified on another device. Ignore a failed reload, because the
    // visitor's next action calls the service again, and can report the error.
    await ui.waitFor(auth.revalidateSession());
    const email = await findUnverifiedEmail(tools);
    if (email === null) return to('secondFactorEnrolment', { from });
    let feedback: Feedback = notice === undefined ? {} : { notice };
    while (true) {
      const { action } = await ui.show({
        title: text.addSecondFactor,
        body: [text.emailUnverified, fill(text.verificationMailWillBeSentTo, { email: { strong: email } })],
        actions: { cancel: secondary(text.cancel), send: primary(text.send) },
        focus: 'send',
        ...feedback,
      });
      if (action === 'cancel') return leaveEnrolment(tools, from);
      const sent = await sendVerificationMail(tools);
      if (sent.ok) return to('verificationEmailSent', { email, from });
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
  leadsTo: ['secondFactorEnrolment', 'secondFactors', 'unverifiedEmail', 'verificationEmailSent'],
  async run(tools, { notice, ...input }) {
    const { ui, auth, text } = tools;
    const { email, from } = input;
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
      if (action === 'cancel') return leaveEnrolment(tools, from);
      return action === 'resend' ? await resendMail(tools, input) : await continueVerified(tools, input);
    } finally {
      verification.stop();
    }
  },
});

type SentInput = ScreenInputs['verificationEmailSent'];

async function resendMail(tools: Tools, input: SentInput) {
  const sent = await sendVerificationMail(tools);
  return sent.ok
    ? to('verificationEmailSent', input)
    : to('unverifiedEmail', { notice: explainRefusal(sent.error), from: input.from });
}

/**
 * Reloads the user. If the email is verified, returns the screen that adds a second factor. Otherwise, returns
 * `verificationEmailSent` with a notice.
 */
async function continueVerified(tools: Tools, input: SentInput) {
  const { ui, auth, text } = tools;
  const revalidated = await ui.waitFor(auth.revalidateSession());
  if (!revalidated.ok) return to('verificationEmailSent', { ...input, notice: explainRefusal(revalidated.error) });
  return (await findUnverifiedEmail(tools)) === null
    ? to('secondFactorEnrolment', { from: input.from })
    : to('verificationEmailSent', { ...input, notice: text.emailNotVerifiedYet });
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
