import type { AuthUser, SessionOperations } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import { limits } from '../../limits.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { primary, secondary } from '../parts/actions.ts';
import { appMember } from '../finish/app-user.ts';
import { membersOnly } from './enrolment-refusal.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { resendCountdown } from '../phone/resend-countdown.ts';
import { screen, to, type Tools } from '../screen.ts';

/** A second step is only added to an account whose email is verified: offers to send the mail for that. */
export const unverifiedEmail = screen({
  name: 'unverifiedEmail',
  leadsTo: ['verificationEmailSent', 'secondFactorEnrolment', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    // It may have been verified elsewhere. A service that cannot be asked now is asked again by what follows.
    await ui.waitFor(auth.revalidateSession());
    const email = await unverifiedEmailOf(tools);
    if (email === null) return to('secondFactorEnrolment', {});
    let told: Pick<Description, 'notice'> = notice === undefined ? {} : { notice };
    while (true) {
      const { action } = await ui.show({
        title: text.addSecondFactor,
        body: [text.emailUnverified, text.verificationMailWillBeSentTo(email)],
        actions: { cancel: secondary(text.cancel), send: primary(text.send) },
        focus: 'send',
        ...told,
      });
      if (action === 'cancel') return goOnSignedIn(tools);
      const sent = await askForMail(tools);
      if (sent.ok) return to('verificationEmailSent', { email });
      if (sent.error.code === 'auth/user-token-expired') return membersOnly(tools);
      told = { notice: explainRefusal(sent.error, text) };
    }
  },
});

/** Where the mail went. Goes on by itself once the service has been heard to say that the email is verified. */
export const verificationEmailSent = screen({
  name: 'verificationEmailSent',
  leadsTo: ['secondFactorEnrolment', 'unverifiedEmail', 'verificationEmailSent'],
  async run(tools, { email, notice }) {
    const { ui, auth, text } = tools;
    const verification = heardOf(auth, ({ emailVerified }) => emailVerified);
    try {
      const { action } = await ui.show(
        (secondsHere: number) => {
          const { actions, said } = resendCountdown(secondsHere, text, text.resendMailIn);
          return {
            title: text.checkYourEmail,
            body: [text.verificationMailSentTo(email)],
            actions: {
              cancel: secondary(text.cancel),
              ...actions,
              continue: primary(text.continue),
            },
            ...said,
            ...(notice === undefined ? {} : { notice }),
            focus: 'continue',
          };
        },
        { redrawSeconds: limits.resendCountdownSeconds, externalAction: verification.heard.then(() => 'continue') },
      );
      if (action === 'cancel') return goOnSignedIn(tools);
      return action === 'resend' ? await sendAgain(tools, email) : await goOnVerified(tools, email);
    } finally {
      verification.stop();
    }
  },
});

async function sendAgain(tools: Tools, email: string) {
  const sent = await askForMail(tools);
  return sent.ok
    ? to('verificationEmailSent', { email })
    : to('unverifiedEmail', { notice: explainRefusal(sent.error, tools.text) });
}

/** Whoever goes on too early is told so, and keeps the way to another mail. */
async function goOnVerified(tools: Tools, email: string) {
  const { ui, auth, text } = tools;
  const asked = await ui.waitFor(auth.revalidateSession());
  if (!asked.ok) return to('verificationEmailSent', { email, notice: explainRefusal(asked.error, text) });
  return (await unverifiedEmailOf(tools)) === null
    ? to('secondFactorEnrolment', {})
    : to('verificationEmailSent', { email, notice: text.emailNotVerifiedYet });
}

/** The mail's link leads back here. */
const askForMail = ({ ui, auth, page }: Tools) =>
  ui.waitFor(auth.sendEmailVerification({ continueUrl: page.address.href }));

/** Null where there is nothing to verify, as far as the app knows. */
async function unverifiedEmailOf({ ui, auth }: Tools): Promise<string | null> {
  const user = await ui.waitFor(appMember(auth));
  return user.ok && user.value && !user.value.emailVerified ? user.value.email : null;
}

/** Resolves once the app's user is as is waited for. */
function heardOf(
  auth: SessionOperations,
  isSo: (user: AuthUser) => boolean,
): { readonly heard: Promise<void>; stop(): void } {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  return { heard, stop: auth.observeSession((user) => user && isSo(user) && resolve()) };
}
