import { appMember } from './app-user.ts';
import { checkAndApply } from './apply-code.ts';
import { leaveAsBefore } from './leave-by-continue.ts';
import { screen, to } from './screen.ts';
import { afterCodeRefusal } from './spent-code.ts';

/** Verifies an email by its code (reference §2.7 "emailVerification"). */
export const emailVerification = screen({
  name: 'emailVerification',
  leadsTo: ['emailVerificationSuccess', 'emailVerificationFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code, continueUrl }) {
    const applied = await ui.busy(checkAndApply(auth, code, 'VERIFY_EMAIL'));
    if (applied.ok) return to('emailVerificationSuccess', { continueUrl });
    return afterCodeRefusal(applied.error, to('emailVerificationFailure', { continueUrl }), text);
  },
});

export const emailVerificationSuccess = screen({
  name: 'emailVerificationSuccess',
  leadsTo: ['start'],
  run(tools, { continueUrl }) {
    const { emailVerified: title, signInWithNewAccount, stillSignedIn } = tools.text;
    return leaveAsBefore(tools, { title, body: [signInWithNewAccount] }, continueUrl, { title, body: [stillSignedIn] });
  },
});

export const emailVerificationFailure = screen({
  name: 'emailVerificationFailure',
  leadsTo: ['start'],
  async run(tools, { continueUrl }) {
    const { ui, auth, text, page } = tools;
    page.forgetHidden();
    const user = await ui.busy(appMember(auth));
    // Whoever is signed in asked for the mail where it leads on to, and can ask for another there.
    const way = user.ok && user.value ? continueUrl : null;
    return leaveAsBefore(tools, { title: text.tryVerifyingAgain, body: [text.verifyExpired] }, way);
  },
});
