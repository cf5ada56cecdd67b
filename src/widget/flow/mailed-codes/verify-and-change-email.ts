import { checkAndApply } from './apply-code.ts';
import { leaveAsBefore, leaveByContinue } from './leave-by-continue.ts';
import { screen, to } from '../screen.ts';
import { afterCodeRefusal } from './spent-code.ts';

/** Verifies a new email and signs in with it from now on (reference §2.7 "verifyAndChangeEmail"). */
export const verifyAndChangeEmail = screen({
  name: 'verifyAndChangeEmail',
  leadsTo: ['verifyAndChangeEmailSuccess', 'verifyAndChangeEmailFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code, continueUrl }) {
    const changed = await ui.waitFor(checkAndApply(auth, code, 'VERIFY_AND_CHANGE_EMAIL'));
    if (changed.ok) return to('verifyAndChangeEmailSuccess', { email: changed.value.email ?? '', continueUrl });
    return afterCodeRefusal(changed.error, to('verifyAndChangeEmailFailure', {}), text);
  },
});

export const verifyAndChangeEmailSuccess = screen({
  name: 'verifyAndChangeEmailSuccess',
  leadsTo: ['start'],
  run: (tools, { email, continueUrl }) =>
    leaveByContinue(
      tools,
      { title: tools.text.emailVerifiedAndChanged, body: [tools.text.signInWithNewEmail(email)] },
      continueUrl,
    ),
});

export const verifyAndChangeEmailFailure = screen({
  name: 'verifyAndChangeEmailFailure',
  leadsTo: ['start'],
  run: (tools) => leaveAsBefore(tools, { title: tools.text.tryUpdatingAgain, body: [tools.text.updateExpired] }, null),
});
