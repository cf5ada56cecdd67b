import { fill } from '../../messages/phrase.ts';
import type { ActionCodeInfo } from '../../../adapters/auth-backend.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { callUntilFinal } from '../finish/call-with-retries.ts';
import { createRepeatableAttempt, isCodeUnusable } from './mailed-code.ts';
import { showFailureInSession, showResult, showResultInSession } from './show-result.ts';

/** Verifies an email after the visitor has opened a verification link (reference §2.7 "emailVerification"). */
export const emailVerification = defineScreen({
  name: 'emailVerification',
  leadsTo: ['emailVerificationSuccess', 'emailVerificationFailure'],
  async run(tools, { code, continueUrl }) {
    const applied = await applyUntilFinal(tools, code, 'VERIFY_EMAIL');
    if (applied.ok) return to('emailVerificationSuccess', { continueUrl });
    return to('emailVerificationFailure', { continueUrl });
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

/** Verifies a new email, and makes the new email the account's email (reference §2.7 "verifyAndChangeEmail"). */
export const verifyAndChangeEmail = defineScreen({
  name: 'verifyAndChangeEmail',
  leadsTo: ['verifyAndChangeEmailSuccess', 'verifyAndChangeEmailFailure'],
  async run(tools, { code, continueUrl }) {
    const changed = await applyUntilFinal(tools, code, 'VERIFY_AND_CHANGE_EMAIL');
    return changed.ok
      ? to('verifyAndChangeEmailSuccess', { email: changed.value.email ?? '', continueUrl })
      : to('verifyAndChangeEmailFailure', {});
  },
});

/** Applies the action code of a mailed link. After an error, the visitor can retry, unless the code is unusable. */
export function applyUntilFinal(
  tools: Tools,
  code: string,
  operation: ActionCodeInfo['operation'],
): Promise<Outcome<ActionCodeInfo>> {
  const apply = createRepeatableAttempt(tools.auth, code, operation);
  return callUntilFinal(tools, () => tools.ui.waitFor(apply()), isCodeUnusable);
}

export const verifyAndChangeEmailSuccess = defineScreen({
  name: 'verifyAndChangeEmailSuccess',
  leadsTo: ['start'],
  run: (tools, { email, continueUrl }) =>
    showResult(
      tools,
      {
        title: tools.text.emailVerifiedAndChanged,
        body: [fill(tools.text.signInWithNewEmail, { email: { strong: email } })],
      },
      continueUrl,
    ),
});

export const verifyAndChangeEmailFailure = defineScreen({
  name: 'verifyAndChangeEmailFailure',
  leadsTo: ['start'],
  run: (tools) =>
    showResultInSession(tools, { title: tools.text.tryUpdatingAgain, body: [tools.text.updateExpired] }, null),
});
