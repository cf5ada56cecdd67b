import { checkAndApply } from './apply-code.ts';
import { leaveAsBefore, leaveToAskAgain } from './leave-by-continue.ts';
import { screen, to } from '../screen.ts';
import { afterCodeRefusal } from './spent-code.ts';

/** Verifies an email by its code (reference §2.7 "emailVerification"). */
export const emailVerification = screen({
  name: 'emailVerification',
  leadsTo: ['emailVerificationSuccess', 'emailVerificationFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code, continueUrl }) {
    const applied = await ui.waitFor(checkAndApply(auth, code, 'VERIFY_EMAIL'));
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
  run(tools, { continueUrl }) {
    const { tryVerifyingAgain: title, verifyExpired } = tools.text;
    return leaveToAskAgain(tools, { title, body: [verifyExpired] }, continueUrl);
  },
});
