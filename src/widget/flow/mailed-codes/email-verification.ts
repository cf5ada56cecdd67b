import { defineScreen, to } from '../../screen/screen.ts';
import { applyMailedCode, mailedCodeRefused } from './mailed-code.ts';
import { showFailureInSession, showResult, showResultInSession } from './show-result.ts';

/** Verifies an email after the visitor has opened a verification link (reference §2.7 "emailVerification"). */
export const emailVerification = defineScreen({
  name: 'emailVerification',
  leadsTo: ['emailVerificationSuccess', 'emailVerificationFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code, continueUrl }) {
    const applied = await ui.waitFor(applyMailedCode(auth, code, 'VERIFY_EMAIL'));
    if (applied.ok) return to('emailVerificationSuccess', { continueUrl });
    return mailedCodeRefused(applied.error, to('emailVerificationFailure', { continueUrl }), text);
  },
});

export const emailVerificationSuccess = defineScreen({
  name: 'emailVerificationSuccess',
  leadsTo: ['start'],
  run(tools, { continueUrl }) {
    const { emailVerified: title, signInWithNewAccount, stillSignedIn } = tools.text;
    const resultSignedIn = { title, body: [stillSignedIn] };
    return showResultInSession(tools, { title, body: [signInWithNewAccount] }, continueUrl, resultSignedIn);
  },
});

export const emailVerificationFailure = defineScreen({
  name: 'emailVerificationFailure',
  leadsTo: ['start'],
  run(tools, { continueUrl }) {
    const { tryVerifyingAgain: title, verifyExpired } = tools.text;
    return showFailureInSession(tools, { title, body: [verifyExpired] }, continueUrl);
  },
});

/** Verifies a new email and makes it the sign-in email (reference §2.7 "verifyAndChangeEmail"). */
export const verifyAndChangeEmail = defineScreen({
  name: 'verifyAndChangeEmail',
  leadsTo: ['verifyAndChangeEmailSuccess', 'verifyAndChangeEmailFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code, continueUrl }) {
    const changed = await ui.waitFor(applyMailedCode(auth, code, 'VERIFY_AND_CHANGE_EMAIL'));
    if (changed.ok) return to('verifyAndChangeEmailSuccess', { email: changed.value.email ?? '', continueUrl });
    return mailedCodeRefused(changed.error, to('verifyAndChangeEmailFailure', {}), text);
  },
});

export const verifyAndChangeEmailSuccess = defineScreen({
  name: 'verifyAndChangeEmailSuccess',
  leadsTo: ['start'],
  run: (tools, { email, continueUrl }) =>
    showResult(
      tools,
      { title: tools.text.emailVerifiedAndChanged, body: [tools.text.signInWithNewEmail(email)] },
      continueUrl,
    ),
});

export const verifyAndChangeEmailFailure = defineScreen({
  name: 'verifyAndChangeEmailFailure',
  leadsTo: ['start'],
  run: (tools) =>
    showResultInSession(tools, { title: tools.text.tryUpdatingAgain, body: [tools.text.updateExpired] }, null),
});
